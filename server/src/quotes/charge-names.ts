import type { ChargeUnit } from '@fairway/contract/charge-codes.ts';
import type { NameCharge } from '@fairway/domain/quotes/quote-lines.ts';
import type { Db } from '../database/open.ts';
import { chargeCodesOf } from '../master-data/lookups.ts';

/** What charges are called in both languages, by their codes. */
export async function chargeNamer(db: Db): Promise<NameCharge> {
  const { byCode } = await chargeCodesOf(db, 'zh');
  return (code) => {
    const charge = byCode.get(code);
    if (!charge) return undefined;
    const { nameCn, nameEn, defaultUnit } = charge;
    return { zh: nameCn || nameEn, en: nameEn || nameCn, unit: defaultUnit as ChargeUnit };
  };
}

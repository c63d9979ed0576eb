import type { FormValues } from '@fairway/contract/forms.ts';
import { bookCurrency } from '@fairway/domain/money/book-currency.ts';
import { money, sumByCurrency } from '@fairway/domain/money/money.ts';
import { companyDay } from '../freight/company-day.ts';
import { conversions } from '../freight/convert-prices.ts';
import type { Context } from '../http/context.ts';
import { gateCheckTitle, releaseKindWords, releaseWords } from '../language/release-words.ts';
import { partyNames } from '../shipments/shipment-lookups.ts';
import type { StoredShipment } from '../shipments/stored-shipment.ts';
import { type GateNow, owedIn } from './gate-facts.ts';
import { checkText, sumsText } from './shown-gate.ts';
import type { StoredRelease } from './store.ts';

const marks = { passes: '✓', fails: '✗', info: '○' } as const;

/** What the flow about a release shows of it: the same gate as the screen. */
export async function releaseValues(
  { db, now, language }: Pick<Context, 'db' | 'now' | 'language'>,
  release: StoredRelease,
  shipment: StoredShipment,
  gate: GateNow,
): Promise<FormValues> {
  const owed = owedIn(gate);
  const convert = await conversions(db, { currency: bookCurrency, today: companyDay(now) }, owed);
  const worth = convert({ totals: sumByCurrency(owed), teu: '0' }).converted?.total.amount;
  const names = await partyNames(db, [release.customerId], language);
  const viewer = { language, seesOwed: true };
  return {
    ...{ releaseNo: release.releaseNo, shipmentNo: shipment.shipmentNo, reason: release.reason },
    ...{ billNo: shipment.hblNo || shipment.mblNo, customer: names.get(release.customerId) ?? '' },
    // Choices keep the word of the form, which it translates for each reader.
    kind: releaseKindWords[release.kind].zh,
    boxes:
      release.containerNos.length === 0 ? releaseWords.wholeCargo[language] : release.containerNos.join(' '),
    owed: sumsText(owed.length === 0 ? [money(bookCurrency, '0')] : owed),
    // Without a rate nobody can say how much it is: the highest level decides.
    ...(worth !== undefined && { owedWorth: Number(worth) }),
    worthKnown: worth === undefined ? 0 : 1,
    isGuaranteed: release.payBy === null ? 0 : 1,
    ...{ guarantor: release.guarantor, payBy: release.payBy ?? '' },
    checks: gate.gate.checks.map((check) => ({
      code: gateCheckTitle(check.code).zh,
      result: check.passes ? marks.passes : check.level === 'info' ? marks.info : marks.fails,
      explanation: checkText(check, viewer).slice(0, 200),
    })),
  };
}

import type { ChangedCharge, ChangeLine } from '@fairway/contract/charge-changes.ts';
import { money, roundMoney, subtractMoney } from '@fairway/domain/money/money.ts';
import type { Context } from '../../http/context.ts';
import { chargeCodesOf } from '../../master-data/lookups.ts';
import { partyNames } from '../../shipments/shipment-lookups.ts';
import { plain } from '../stored-charge.ts';
import type { ChargeValues, StoredChangeLine } from './stored-change.ts';

type Line = Pick<StoredChangeLine, 'kind' | 'chargeId' | 'chargeVersion' | 'before' | 'after'>;

/** Lines of a change order with the names of what they are about. */
export async function shownLines(
  { db, language }: Pick<Context, 'db' | 'language'>,
  lines: readonly Line[],
): Promise<ChangeLine[]> {
  const codes = await chargeCodesOf(db, language);
  const parties = await partyNames(
    db,
    lines.flatMap(({ before, after }) => [before, after].flatMap((one) => one?.partyId ?? [])),
    language,
  );
  const shown = (values: ChargeValues): ChangedCharge => {
    const { side, chargeCodeId, partyId, unit, currency, vatKind, onBehalf, isConfidential, remark } = values;
    const code = codes.byId.get(chargeCodeId);
    return {
      ...{ side, chargeCodeId, chargeCode: code?.enCode ?? '', chargeName: code?.fullName ?? '' },
      ...{ partyId, partyName: parties.get(partyId) ?? '', unit, currency },
      ...{ quantity: plain(values.quantity), price: plain(values.price), vatRate: plain(values.vatRate) },
      amount: roundMoney(money(currency, values.amount)).amount,
      ...{ vatKind, onBehalf, isConfidential, bookAmount: values.bookAmount, remark },
    };
  };
  return lines.map(({ kind, chargeId, chargeVersion, before, after }) => ({
    ...{ kind, chargeId, chargeVersion },
    ...{ before: before && shown(before), after: after && shown(after) },
    difference: differenceOf(before, after),
  }));
}

function differenceOf(before: ChargeValues | null, after: ChargeValues | null): ChangeLine['difference'] {
  const currency = after?.currency ?? before?.currency ?? '';
  if (before && before.currency !== currency) return null;
  const sum = (values: ChargeValues | null) => money(currency, values?.amount ?? '0');
  return roundMoney(subtractMoney(sum(after), sum(before)));
}

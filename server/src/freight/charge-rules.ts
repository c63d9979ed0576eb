import type { ChargeUnit } from '@fairway/contract/charge-codes.ts';
import type { PaidAt } from '@fairway/contract/charges.ts';
import type { ChargeRule, ScopedRule } from '@fairway/domain/freight/charge-rule.ts';
import type { localChargesOf, surchargesOf } from './charge-store.ts';
import type { StoredRate } from './rate-store.ts';

type LaneRow = Awaited<ReturnType<typeof surchargesOf>>[number];
type LocalRow = Awaited<ReturnType<typeof localChargesOf>>[number];

const terms = (
  row: Pick<
    LaneRow,
    | 'id'
    | 'chargeCode'
    | 'currency'
    | 'prices'
    | 'price'
    | 'minimum'
    | 'maximum'
    | 'conditions'
    | 'validFrom'
    | 'validTo'
    | 'isMandatory'
  > & { unit: string },
) => ({
  ...{ id: row.id, chargeCode: row.chargeCode, unit: row.unit as ChargeUnit, currency: row.currency },
  ...{ prices: row.prices, price: row.price, minimum: row.minimum, maximum: row.maximum },
  ...{ conditions: row.conditions, validFrom: row.validFrom, validTo: row.validTo },
  isMandatory: row.isMandatory,
});

const anywhere = {
  ...{ customerId: null, terminalId: null, carrierId: null, lineId: null, polId: null, podId: null },
};

export const laneRule = (row: LaneRow): ScopedRule => ({
  ...terms(row),
  ...{ source: 'laneSurcharge', paidAt: row.paidAt as PaidAt },
  scope: { ...anywhere, carrierId: row.carrierId, lineId: row.lineId, polId: row.polId, podId: row.podId },
});

/** What is charged where cargo starts is prepaid, where it arrives collected. */
export const localRule = (row: LocalRow): ScopedRule => ({
  ...terms(row),
  source: row.customerId === null ? 'localCharge' : 'customerCharge',
  paidAt: row.direction === 'import' ? 'CC' : 'PP',
  scope: {
    ...anywhere,
    ...{ customerId: row.customerId, terminalId: row.terminalId, carrierId: row.carrierId },
  },
});

/** The surcharges a rate brings itself; by air also fuel and security, by the kilogram. */
export function ownRules(
  { id, surcharges, prices, currency, validFrom, validTo }: StoredRate,
  codeOf: (chargeCodeId: string) => string,
): ChargeRule[] {
  const own = surcharges.map(
    ({ chargeCodeId, ...surcharge }, index): ChargeRule => ({
      ...{ ...surcharge, id: `${id}.${index}`, source: 'rateSurcharge', chargeCode: codeOf(chargeCodeId) },
    }),
  );
  if (prices.by !== 'weight') return own;
  const byWeight = (chargeCode: string, price: string | null): ChargeRule[] =>
    price === null
      ? []
      : [
          {
            ...{
              id: `${id}.${chargeCode}`,
              source: 'rateSurcharge',
              chargeCode,
              unit: 'kg',
              currency,
              price,
            },
            ...{ prices: {}, minimum: null, maximum: null, paidAt: 'PP', isMandatory: true, conditions: [] },
            ...{ validFrom, validTo },
          },
        ];
  return [...own, ...byWeight('FSC', prices.fuel), ...byWeight('SSC', prices.security)];
}

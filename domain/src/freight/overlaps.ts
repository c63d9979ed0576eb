import type { Audience } from '@fairway/contract/freight-rates.ts';
import type { Period } from './next-period.ts';

/** What two rates share that must not hold on the same day. */
export interface OverlappingRate extends Period {
  mode: string;
  polId: string;
  podId: string;
  porId: string | null;
  delId: string | null;
  carrierId: string;
  rateType: string;
  serviceCode: string;
  commodity: string;
  sailingId: string | null;
  audience: Audience;
}

const kindOf = (rate: OverlappingRate): string => {
  const { mode, polId, podId, porId, delId, carrierId, rateType, serviceCode, commodity, sailingId } = rate;
  const { isForEveryCustomer, levels, customerIds } = rate.audience;
  return JSON.stringify([
    ...[mode, polId, podId, porId, delId, carrierId, rateType, serviceCode, commodity, sailingId],
    ...[isForEveryCustomer, levels, customerIds],
  ]);
};

/** Of rates that are to be published together, each with the first other one that it must not be published with. */
export function overlapsAmong<R extends OverlappingRate>(rates: readonly R[]): Map<R, R> {
  const kinds = Map.groupBy(rates, kindOf);
  return new Map(
    [...kinds.values()].flatMap((same) =>
      same.flatMap((rate): [R, R][] => {
        const other = same.find(
          (one) => one !== rate && one.validTo >= rate.validFrom && one.validFrom <= rate.validTo,
        );
        return other ? [[rate, other]] : [];
      }),
    ),
  );
}

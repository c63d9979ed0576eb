import type { DemurrageTariff } from './demurrage.ts';

/** A tariff with where it holds; null and none mean everywhere. */
export interface KeptTariff extends DemurrageTariff {
  id: string;
  kind: 'demurrage' | 'detention';
  portId: string | null;
  carrierId: string | null;
  boxTypes: readonly string[];
  validFrom: string;
  validTo: string | null;
  remark: string;
}

export interface TariffQuestion {
  kind: KeptTariff['kind'];
  portId: string;
  carrierId: string | null;
  boxType: string;
  /** The day the box came, or left. */
  day: string;
}

const fits = (tariff: KeptTariff, { kind, portId, carrierId, boxType, day }: TariffQuestion): boolean =>
  tariff.kind === kind &&
  (tariff.portId === null || tariff.portId === portId) &&
  (tariff.carrierId === null || tariff.carrierId === carrierId) &&
  (tariff.boxTypes.length === 0 || tariff.boxTypes.includes(boxType)) &&
  tariff.validFrom <= day &&
  (tariff.validTo === null || day <= tariff.validTo);

const narrowness = ({ portId, carrierId, boxTypes }: KeptTariff): number =>
  (carrierId === null ? 0 : 4) + (portId === null ? 0 : 2) + (boxTypes.length === 0 ? 0 : 1);

/** The narrowest tariff that holds: of the carrier, of the port, of the box; of several the newest. */
export function selectTariff(
  tariffs: readonly KeptTariff[],
  question: TariffQuestion,
): KeptTariff | undefined {
  return tariffs
    .filter((tariff) => fits(tariff, question))
    .toSorted(
      (one, other) =>
        narrowness(other) - narrowness(one) ||
        (one.validFrom < other.validFrom ? 1 : one.validFrom > other.validFrom ? -1 : 0) ||
        (one.id < other.id ? -1 : 1),
    )[0];
}

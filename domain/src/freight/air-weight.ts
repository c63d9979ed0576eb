import { exact, write } from '../money/money.ts';
import type { Cargo } from './cargo.ts';

/** Cubic centimetres that count as a kilogram, unless a rate says otherwise. */
export const usualDivisor = 6000;
const halfKilograms = 2;
const cubicCentimetresEach = 1_000_000;

export interface AirWeight {
  cbm: string;
  volumeKg: string;
  /** The greater of gross and volume, up to the next half kilogram. */
  chargeableKg: string;
}

/** What airlines charge by. Where no pieces are listed, the volume is taken from the cubic metres. */
export function airWeight(
  { pieces, cbm, grossKg }: Pick<Cargo, 'pieces' | 'cbm' | 'grossKg'>,
  divisor = usualDivisor,
): AirWeight {
  const cubicCentimetres =
    pieces.length === 0
      ? exact(cbm).times(cubicCentimetresEach)
      : pieces.reduce(
          (sum, { length, width, height, count }) =>
            sum.plus(exact(length).times(exact(width)).times(exact(height)).times(count)),
          exact(0),
        );
  const volumeKg = cubicCentimetres.div(divisor);
  const gross = exact(grossKg);
  const greater = volumeKg.greaterThan(gross) ? volumeKg : gross;
  return {
    cbm: write(cubicCentimetres.div(cubicCentimetresEach)),
    volumeKg: write(volumeKg.toDecimalPlaces(3)),
    chargeableKg: write(greater.times(halfKilograms).ceil().div(halfKilograms)),
  };
}

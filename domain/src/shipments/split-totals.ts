import { exact, write } from '../money/money.ts';

export interface CargoTotals {
  packages: number;
  grossKg: string;
  cbm: string;
}

/**
 * What of the totals of a shipment goes along with some of its boxes. Boxes that say nothing take their share by number.
 * What goes and what stays is what was there.
 */
export function splitTotals(
  totals: CargoTotals,
  moved: readonly CargoTotals[],
  boxes: number,
): { goes: CargoTotals; stays: CargoTotals } {
  const part = (of: keyof CargoTotals, decimals: number): { goes: string; stays: string } => {
    const all = exact(totals[of]);
    const said = moved.reduce((sum, box) => sum.plus(exact(box[of])), exact(0));
    const wanted = said.isZero() ? all.times(moved.length).div(Math.max(boxes, 1)) : said;
    const goes = (wanted.gt(all) ? all : wanted).toDecimalPlaces(decimals, 1);
    return { goes: write(goes), stays: write(all.minus(goes)) };
  };
  const [packages, grossKg, cbm] = [part('packages', 0), part('grossKg', 3), part('cbm', 3)];
  return {
    goes: { packages: Number(packages.goes), grossKg: grossKg.goes, cbm: cbm.goes },
    stays: { packages: Number(packages.stays), grossKg: grossKg.stays, cbm: cbm.stays },
  };
}

/** What several shipments have together. */
export const sumTotals = (all: readonly CargoTotals[]): CargoTotals => ({
  packages: all.reduce((sum, { packages }) => sum + packages, 0),
  grossKg: write(all.reduce((sum, { grossKg }) => sum.plus(exact(grossKg)), exact(0))),
  cbm: write(all.reduce((sum, { cbm }) => sum.plus(exact(cbm)), exact(0))),
});

import { type BoardState, noneKey } from '@fairway/contract/board-fields.ts';
import { splitByBoxes } from '@fairway/domain/metrics/shipment-figures.ts';
import { addSums, noSums, type Sums } from '@fairway/domain/metrics/sums.ts';
import type { FigureTable } from './figure-table.ts';
import { sumGroups, sumsOfRow } from './scan.ts';

/** What a row counts for each type of box: where there are several, by their TEU. */
export function boxPartsOfRow(
  table: FigureTable,
  state: BoardState,
  row: number,
): [key: string, sums: Sums][] {
  const mix = table.texts.textOf(table.places.boxes[row] as number) ?? '';
  return splitByBoxes(mix, sumsOfRow(table, state, row)).map(([type, sums]) => [type ?? noneKey, sums]);
}

/** The sums of each type of box. */
export function sumBoxTypes(table: FigureTable, state: BoardState, rows: Int32Array): Map<string, Sums> {
  const { boxes } = table.places;
  const isMixed = (row: number) => table.texts.textOf(boxes[row] as number)?.includes(',') === true;
  const byType = new Map<string, Sums>();
  const add = (key: string, sums: Sums) => byType.set(key, addSums(byType.get(key) ?? noSums(), sums));
  // Each row by itself, so that the shipments of a type add up to it to the cent.
  for (const row of rows.filter(isMixed))
    for (const [key, sums] of boxPartsOfRow(table, state, row)) add(key, sums);
  const plain = rows.filter((row) => !isMixed(row));
  const ofMix = { count: table.texts.count, of: (row: number) => boxes[row] as number };
  for (const { groups, sums } of sumGroups(table, state, plain, [ofMix])) {
    const [type = ''] = (table.texts.textOf(groups[0] as number) ?? '').split(':');
    add(type || noneKey, sums);
  }
  return byType;
}

import type { PlainKey, Say } from '../../language/words.ts';
import type { EditedBox } from './edited-boxes.ts';

export type BoxColumn = Exclude<keyof EditedBox, 'key' | 'id'>;

export interface GridColumn {
  column: Exclude<BoxColumn, 'isShipperOwned'>;
  label: PlainKey;
  width: number;
  kind: 'code' | 'decimal' | 'optional' | 'count' | 'text' | 'method';
}

/** What is kept of a box, in the order of the grid. */
export const gridColumns: readonly GridColumn[] = [
  { column: 'containerNo', label: 'referenceContainer', width: 136, kind: 'code' },
  { column: 'type', label: 'boxOfType', width: 72, kind: 'code' },
  { column: 'sealNo', label: 'trackSeal', width: 110, kind: 'code' },
  { column: 'packages', label: 'paperPackages', width: 76, kind: 'count' },
  { column: 'grossKg', label: 'deskGrossKg', width: 96, kind: 'decimal' },
  { column: 'cbm', label: 'deskCbm', width: 84, kind: 'decimal' },
  { column: 'tareKg', label: 'boxTare', width: 84, kind: 'optional' },
  { column: 'vgmKg', label: 'boxVgm', width: 96, kind: 'optional' },
  { column: 'vgmMethod', label: 'boxVgmMethod', width: 76, kind: 'method' },
  { column: 'temperature', label: 'boxTemperature', width: 76, kind: 'optional' },
  { column: 'soNo', label: 'shipmentSo', width: 110, kind: 'code' },
  { column: 'emptyDepot', label: 'boxDepot', width: 140, kind: 'text' },
];

export const boxColumns: readonly BoxColumn[] = [
  ...gridColumns.map(({ column }) => column),
  'isShipperOwned',
];

export const columnName = (column: BoxColumn, words: Say): string =>
  words(gridColumns.find((one) => one.column === column)?.label ?? 'boxOwn');

/** What a cell says, in words. */
export function cellText(column: BoxColumn, value: unknown, words: Say): string {
  if (column === 'isShipperOwned') return words(value === true ? 'entityYes' : 'entityNo');
  if (value === null || value === undefined || value === '') return words('entityEmptied');
  if (column === 'vgmMethod') return words('trackVgmMethod', { method: Number(value) });
  return String(value);
}

import type { RateSurcharge, WrittenRate } from '@fairway/contract/freight-rates.ts';
import type { MappedColumn } from '@fairway/contract/rate-import.ts';
import { changedFields } from './compare-rate.ts';
import { letterOf } from './row-cells.ts';

/** What is another one than before in a field of a rate; ids are left for who knows their names. */
export interface FieldDifference {
  field: keyof WrittenRate;
  /** The charge code of a surcharge; empty for other fields. */
  chargeCodeId: string;
  before: string;
  after: string;
}

/** Fields beside the prices, and each surcharge by itself. */
export function fieldDifferences(
  before: Required<WrittenRate>,
  after: Required<WrittenRate>,
): FieldDifference[] {
  return changedFields(before, after).flatMap((name) => {
    const field = name as keyof WrittenRate;
    if (field === 'prices') return [];
    if (field === 'surcharges') return surchargeDifferences(before.surcharges, after.surcharges);
    // It follows from the port between.
    if (field === 'isDirect' && before.viaId !== after.viaId) return [];
    return [{ field, chargeCodeId: '', before: textOf(before[field]), after: textOf(after[field]) }];
  });
}

function surchargeDifferences(
  before: readonly RateSurcharge[],
  after: readonly RateSurcharge[],
): FieldDifference[] {
  const said = (list: readonly RateSurcharge[], id: string) =>
    list
      .filter(({ chargeCodeId }) => chargeCodeId === id)
      .map(chargeText)
      .join(', ');
  const ids = new Set([...before, ...after].map(({ chargeCodeId }) => chargeCodeId));
  return [...ids].flatMap((chargeCodeId) => {
    const [was, is] = [said(before, chargeCodeId), said(after, chargeCodeId)];
    return was === is ? [] : [{ field: 'surcharges', chargeCodeId, before: was, after: is } as const];
  });
}

const chargeText = ({ currency, price, prices }: RateSurcharge): string =>
  [currency, price, ...Object.entries(prices).map(([box, each]) => `${box} ${each}`)]
    .filter(Boolean)
    .join(' ');

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' && !Array.isArray(value) ? JSON.stringify(value) : String(value);
};

const fieldOfTarget: Readonly<Record<string, string>> = {
  ...{ via: 'viaId', por: 'porId', del: 'delId', service: 'serviceCode', carrier: 'carrierId' },
};

/** The cell of a row that a field is read from; nothing where the sheet has no column for it. */
export function cellOfField(
  columns: readonly MappedColumn[],
  row: number,
  { field, code = '' }: { field: string; code?: string },
): string {
  const found = columns.find(({ target }) =>
    field === 'surcharges'
      ? target.to === 'surcharge' && target.code === code
      : (fieldOfTarget[target.to] ?? target.to) === field,
  );
  return found ? `${letterOf(found.column)}${row}` : '';
}

/** The cell of a row that a price is read from. */
export function cellOfPrice(
  columns: readonly MappedColumn[],
  row: number,
  { place, layer }: { place: string; layer: string },
): string {
  const found = columns.find(({ target }) => {
    if (!('layer' in target) || target.layer !== layer) return false;
    if (target.to === 'box') return target.box === place;
    if (target.to === 'boxes') return target.boxes.includes(place);
    if (target.to === 'weight') return `+${target.fromKg}` === place;
    return target.to === (place === 'M' ? 'weightMinimum' : 'perRt') && (place === 'M' || place === '');
  });
  return found ? `${letterOf(found.column)}${row}` : '';
}

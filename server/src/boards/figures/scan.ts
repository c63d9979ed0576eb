import type { BoardBasis, BoardState } from '@fairway/contract/board-fields.ts';
import { noSums, type SumName, type Sums, sumNames } from '@fairway/domain/metrics/sums.ts';
import { type FigureTable, notBilled, type PlaceColumn } from './figure-table.ts';

/** Which rows are asked for. */
export interface Scan {
  basis: BoardBasis;
  /** Days since 1970, both with them; by accounting period those months count that they touch. */
  days: { from: number; to: number } | null;
  /** For each of these columns the values that are asked for: one at the place of the number that stands for it. */
  among: readonly { column: PlaceColumn; values: Uint8Array }[];
  /** What no column says by itself. */
  also?: ((row: number) => boolean) | undefined;
  /** What somebody may see: rows of these companies, or of these people. */
  sight: { companies: Uint8Array | null; people: Uint8Array | null };
}

/** The rows of a question, in no order. */
export function rowsOf(table: FigureTable, scan: Scan): Int32Array {
  const { length, shipment, places } = table;
  const found = new Int32Array(length);
  const { basis, days, among, also, sight } = scan;
  const date = basis === 'sailing' ? table.sails : basis === 'period' ? table.month : table.billed;
  const [from, to] = days === null ? [0, 0] : basis === 'period' ? monthsOf(days) : [days.from, days.to];
  const isByDay = days !== null;
  let count = 0;
  rows: for (let at = 0; at < length; at += 1) {
    if (shipment[at] === 0) continue;
    const on = date[at] as number;
    if (isByDay ? on < from || on > to : basis === 'billed' && on === notBilled) continue;
    if (sight.companies !== null && !sight.companies[places.companyId[at] as number]) {
      if (sight.people === null || !sight.people[places.sellerId[at] as number]) continue;
    }
    for (const { column, values } of among) if (!values[places[column][at] as number]) continue rows;
    if (also !== undefined && !also(at)) continue;
    found[count] = at;
    count += 1;
  }
  return found.subarray(0, count);
}

/** The months, counted from 1970, that the days touch. */
function monthsOf({ from, to }: { from: number; to: number }): [number, number] {
  const month = (day: number) => {
    const date = new Date(day * 86_400_000);
    return (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth();
  };
  return [month(from), month(to)];
}

const columnsOf = (table: FigureTable, state: BoardState): Record<SumName, Float64Array> => ({
  ...table.volumes,
  ...(state === 'estimated' ? table.estimated : table.actual),
});

export function sumRows(table: FigureTable, state: BoardState, rows: Int32Array): Sums {
  const sums = noSums();
  const columns = columnsOf(table, state);
  for (const name of sumNames) {
    const column = columns[name];
    let sum = 0;
    for (let nth = 0; nth < rows.length; nth += 1) sum += column[rows[nth] as number] as number;
    sums[name] = sum;
  }
  return sums;
}

/** To which group a row belongs: a number below `count`. */
export interface Grouping {
  count: number;
  of: (row: number) => number;
}

/** The groups that rows are in, and of each row in which of them it is. */
export interface Slots {
  count: number;
  /** Of each grouping the number of each group. */
  keys: Int32Array[];
  of: Int32Array;
}

function slotsOf(rows: Int32Array, { count, of }: Grouping): Slots {
  const slots = new Int32Array(count);
  const slotOf = new Int32Array(rows.length);
  const keys = new Int32Array(Math.min(count, rows.length));
  let found = 0;
  for (let nth = 0; nth < rows.length; nth += 1) {
    const group = of(rows[nth] as number);
    if (slots[group] === 0) {
      keys[found] = group;
      found += 1;
      slots[group] = found;
    }
    slotOf[nth] = (slots[group] as number) - 1;
  }
  return { count: found, keys: [keys.subarray(0, found)], of: slotOf };
}

/** Up to so many pairs that there could be have a number each in one array, which is faster to look up than a map. */
const mostPairs = 4_000_000;

/** The groups of both together; most of the pairs there could be have no row. */
function together(one: Slots, other: Slots): Slots {
  const pairs = one.count * other.count;
  const known = pairs <= mostPairs ? new Int32Array(pairs) : new Map<number, number>();
  const slotOf = new Int32Array(one.of.length);
  const [firsts, seconds] = [new Int32Array(slotOf.length), new Int32Array(slotOf.length)];
  let count = 0;
  for (let nth = 0; nth < slotOf.length; nth += 1) {
    const [first, second] = [one.of[nth] as number, other.of[nth] as number];
    const pair = first * other.count + second;
    let number = known instanceof Map ? known.get(pair) : known[pair];
    if (!number) {
      firsts[count] = first;
      seconds[count] = second;
      count += 1;
      number = count;
      if (known instanceof Map) known.set(pair, number);
      else known[pair] = number;
    }
    slotOf[nth] = number - 1;
  }
  const taken = (keys: Int32Array, places: Int32Array) =>
    places.subarray(0, count).map((place) => keys[place] as number);
  return {
    count,
    keys: [...one.keys.map((keys) => taken(keys, firsts)), ...other.keys.map((keys) => taken(keys, seconds))],
    of: slotOf,
  };
}

/** Rows by one grouping or by several at once; only groups that have rows. */
export const groupRows = (rows: Int32Array, groupings: readonly Grouping[]): Slots =>
  groupings.map((grouping) => slotsOf(rows, grouping)).reduce(together);

/** Adds one figure of rows to the sums of the slots they are in. */
export function sumColumn(
  table: FigureTable,
  state: BoardState,
  name: SumName,
  rows: Int32Array,
  slotOf: Int32Array,
  sums: Float64Array,
): void {
  const column = columnsOf(table, state)[name];
  for (let nth = 0; nth < rows.length; nth += 1) {
    const slot = slotOf[nth] as number;
    sums[slot] = (sums[slot] as number) + (column[rows[nth] as number] as number);
  }
}

/** The sums of each group that has rows. */
export function sumGroups(
  table: FigureTable,
  state: BoardState,
  rows: Int32Array,
  groupings: readonly Grouping[],
): { groups: number[]; sums: Sums }[] {
  const slots = groupRows(rows, groupings);
  const all = Array.from({ length: slots.count }, (_, slot) => ({
    groups: slots.keys.map((keys) => keys[slot] as number),
    sums: noSums(),
  }));
  for (const name of sumNames) {
    const sums = new Float64Array(all.length);
    sumColumn(table, state, name, rows, slots.of, sums);
    for (const [slot, one] of all.entries()) one.sums[name] = sums[slot] as number;
  }
  return all;
}

/** What one row adds. */
export function sumsOfRow(table: FigureTable, state: BoardState, row: number): Sums {
  const columns = columnsOf(table, state);
  return Object.fromEntries(sumNames.map((name) => [name, columns[name][row] as number])) as Sums;
}

import type { ChangeDimension } from '@fairway/contract/board-fields.ts';
import type { SumName } from './sums.ts';

/** What of the sums a change is explained by. */
export const changeSums = [
  ...(['jobs', 'teu', 'chargeableKg', 'revenue', 'cost'] as const),
  ...(['revenueUsd', 'revenueOfUsd', 'costUsd', 'costOfUsd'] as const),
] as const satisfies readonly SumName[];
export type ChangeSums = Readonly<Record<(typeof changeSums)[number], Float64Array>>;

/**
 * What each customer shipped on each line with each carrier, in a period and in the one it is held against. A large
 * company has a hundred thousand such cells, so each of their facts is an array, and keys are numbers.
 */
export interface ChangeCells {
  count: number;
  /** The customer, line and carrier of each cell: numbers below `keyCount`. */
  keys: Readonly<Record<ChangeDimension, Int32Array>>;
  keyCount: number;
  now: ChangeSums;
  before: ChangeSums;
}

export const noChangeSums = (count: number): ChangeSums =>
  Object.fromEntries(changeSums.map((name) => [name, new Float64Array(count)])) as unknown as ChangeSums;

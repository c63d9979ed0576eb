import { type ChangeDimension, changeDimensions } from '@fairway/contract/board-fields.ts';
import { type ChangeCells, changeSums, noChangeSums } from '../change-cells.ts';
import type { Sums } from '../sums.ts';

/** A cell as a test writes it. */
export interface WrittenCell extends Record<ChangeDimension, string> {
  now: Partial<Sums>;
  before: Partial<Sums>;
}

/** Cells with numbers in place of the texts; a text stands at the place of its number. */
export function cellsOf(written: readonly WrittenCell[]): { cells: ChangeCells; texts: string[] } {
  const texts = [...new Set(written.flatMap((cell) => changeDimensions.map((dimension) => cell[dimension])))];
  const numbers = (dimension: ChangeDimension) =>
    Int32Array.from(written, (cell) => texts.indexOf(cell[dimension]));
  const cells = {
    ...{ count: written.length, keyCount: texts.length },
    keys: { customer: numbers('customer'), line: numbers('line'), carrier: numbers('carrier') },
    ...{ now: noChangeSums(written.length), before: noChangeSums(written.length) },
  };
  for (const [place, { now, before }] of written.entries())
    for (const name of changeSums) {
      cells.now[name][place] = now[name] ?? 0;
      cells.before[name][place] = before[name] ?? 0;
    }
  return { cells, texts };
}

import {
  type ChangeCells,
  type ChangeSums,
  changeSums,
  noChangeSums,
} from '@fairway/domain/metrics/change-cells.ts';
import type { Question } from './board-question.ts';
import { groupRows, sumColumn } from './figures/scan.ts';

/** What each customer shipped on each line with each carrier, in two periods. */
export function changeCells(question: Question, now: Int32Array, before: Int32Array): ChangeCells {
  const { table, state, groupsBy } = question;
  const rows = new Int32Array(now.length + before.length);
  rows.set(now);
  rows.set(before, now.length);
  const slots = groupRows(rows, [groupsBy('customer'), groupsBy('line'), groupsBy('carrier')]);
  const { count } = slots;
  const [customer, line, carrier] = slots.keys as [Int32Array, Int32Array, Int32Array];
  const sums = (asked: Int32Array, slotOf: Int32Array): ChangeSums => {
    const all = noChangeSums(count);
    for (const name of changeSums) sumColumn(table, state, name, asked, slotOf, all[name]);
    return all;
  };
  return {
    ...{ count, keyCount: table.texts.count },
    keys: { customer, line, carrier },
    now: sums(now, slots.of.subarray(0, now.length)),
    before: sums(before, slots.of.subarray(now.length)),
  };
}

import { AppError } from '@fairway/contract/app-error.ts';
import { billNumber, periodOf } from '@fairway/domain/bill/bill-number.ts';
import type { Db } from '../database/open.ts';
import { findRule, lockCounter, moveCounter } from './store.ts';

/** Uses up the next so many numbers of a rule, for an import. Take them late: until that commit others wait. */
export async function takeBillNumbers(
  db: Db,
  enCode: string,
  count: number,
  now: Date,
): Promise<readonly string[]> {
  const rule = await findRule(db, enCode);
  if (!rule) throw new AppError('NOT_FOUND');
  const counter = { ruleId: rule.id, period: periodOf(rule, now) };
  const given = await lockCounter(db, counter);
  const numbers = Array.from({ length: count }, (_, at) => {
    const printed = billNumber(rule, given + at, now);
    if (!printed.ok) throw new AppError('BILL_RULE_EXHAUSTED');
    return printed.number;
  });
  await moveCounter(db, counter, given + count);
  return numbers;
}

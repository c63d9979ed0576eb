import { AppError } from '@fairway/contract/app-error.ts';
import { billNumber, periodOf } from '@fairway/domain/bill/bill-number.ts';
import type { Db } from '../database/open.ts';
import { findRule, lockCounters, moveCounters } from './store.ts';

/** A number of a rule for each of these moments, in their order; each period's counter moves once. */
export async function takeBillNumbersAt(db: Db, enCode: string, moments: readonly Date[]): Promise<string[]> {
  const rule = await findRule(db, enCode);
  if (!rule) throw new AppError('NOT_FOUND');
  const given = await lockCounters(db, rule.id, [...new Set(moments.map((at) => periodOf(rule, at)))]);
  const numbers: string[] = [];
  for (const at of moments) {
    const period = periodOf(rule, at);
    const serial = given.get(period) ?? 0;
    const printed = billNumber(rule, serial, at);
    if (!printed.ok) throw new AppError('BILL_RULE_EXHAUSTED');
    numbers.push(printed.number);
    given.set(period, serial + 1);
  }
  await moveCounters(db, rule.id, given);
  return numbers;
}

import { AppError } from '@fairway/contract/app-error.ts';
import { billNumber, periodOf } from '@fairway/domain/bill/bill-number.ts';
import type { Db } from '../database/open.ts';
import { findAbandoned, findReservation, findRule, lockCounter, moveCounter } from './store.ts';

/** A number that was shown and not used for so long goes to somebody else. */
const abandonedAfter = 24 * 60 * 60 * 1000;

/**
 * The serial a person's next bill gets: the one they were shown, else one that somebody abandoned, else a new one.
 * The counter is locked first and until the commit, so nobody else looks at this period's serials meanwhile,
 * a rollback gives the serial back, and whoever wants the same two locks wants them in the same order.
 */
export async function nextSerial(db: Db, enCode: string, userId: string, now: Date) {
  const rule = await findRule(db, enCode);
  if (!rule) throw new AppError('NOT_FOUND');
  const counter = { ruleId: rule.id, period: periodOf(rule, now) };

  const given = await lockCounter(db, counter);
  const waiting =
    (await findReservation(db, counter, userId)) ??
    (await findAbandoned(db, counter, new Date(now.getTime() - abandonedAfter)));
  const serial = waiting ?? given + 1;

  const printed = billNumber(rule, serial - 1, now);
  if (!printed.ok) throw new AppError('BILL_RULE_EXHAUSTED');
  if (waiting === undefined) await moveCounter(db, counter, serial);
  return { counter, serial, number: printed.number };
}

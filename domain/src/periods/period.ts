import type { PeriodState } from '@fairway/contract/money-fields.ts';

/** An accounting month, YYYY-MM. A month nobody closed is open. */
export interface Period {
  code: string;
  status: PeriodState;
}

export interface PeriodTransition {
  from: readonly PeriodState[];
  to: PeriodState;
  guards: readonly PeriodGuard[];
}

export type PeriodGuard =
  /** Months are closed one after the other. */
  | 'earlierClosed'
  /** And opened again from the last one backwards. */
  | 'laterOpen'
  | 'monthIsOver'
  /** Nothing in it still waits to be checked. */
  | 'nothingWaits'
  | 'booksBalance'
  | 'reasonGiven';

/** Closed: no new entry; locked: for good, after the accounting system has it. Both keep what the month came to. */
export const periodTransitions = {
  close: {
    ...{ from: ['open'], to: 'closed' },
    guards: ['monthIsOver', 'earlierClosed', 'nothingWaits', 'booksBalance'],
  },
  reopen: { from: ['closed'], to: 'open', guards: ['laterOpen', 'reasonGiven'] },
  lock: { from: ['closed'], to: 'locked', guards: ['earlierClosed', 'booksBalance'] },
  unlock: { from: ['locked'], to: 'closed', guards: ['laterOpen', 'reasonGiven'] },
} as const satisfies Record<string, PeriodTransition>;

export type PeriodAct = keyof typeof periodTransitions;

export const periodActFits = (act: PeriodAct, status: PeriodState): boolean =>
  (periodTransitions[act].from as readonly PeriodState[]).includes(status);

/** The month something of a day is booked in: its own, or the first open one after it where that is closed. */
export function bookedPeriod(day: string, closed: ReadonlySet<string>): string {
  let code = day.slice(0, 7);
  while (closed.has(code)) code = nextPeriod(code);
  return code;
}

export function nextPeriod(code: string): string {
  const [year, month] = [Number(code.slice(0, 4)), Number(code.slice(5, 7))];
  return month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`;
}

import type { StatementState } from '@fairway/contract/money-fields.ts';
import { describe, expect, it } from 'vitest';
import { monthPeriod, paysMonthly, periodFits } from './statement-period.ts';
import {
  type StatementAct,
  type StatementGuard,
  statementActFits,
  statementActs,
  stoppedBy,
} from './statement-state.ts';

describe('what can be done with a statement', () => {
  it.each<[StatementState, StatementAct[]]>([
    ['draft', ['recompute', 'drop', 'send']],
    ['sent', ['confirm', 'dispute', 'noteConfirmed', 'close']],
    ['disputed', ['confirm', 'dispute', 'noteConfirmed', 'close']],
    ['confirmed', ['close']],
    ['closed', []],
  ])('%s', (status, acts) =>
    expect(statementActs.filter((act) => statementActFits(act, status))).toEqual(acts),
  );

  const asked = {
    status: 'draft',
    to: '2026-10-31',
    today: '2026-11-01',
    reason: '',
    isCurrent: true,
  } as const;
  it.each<[StatementAct, Partial<Parameters<typeof stoppedBy>[1]>, StatementGuard | null]>([
    ['send', {}, null],
    ['send', { today: '2026-10-31' }, 'periodOver'],
    ['send', { isCurrent: false }, 'figuresCurrent'],
    ['recompute', { today: '2026-10-01', isCurrent: false }, null],
    ['dispute', { status: 'sent' }, 'wordsGiven'],
    ['dispute', { status: 'sent', reason: '多了一票' }, null],
    ['noteConfirmed', { status: 'sent' }, 'reasonGiven'],
    ['close', { status: 'sent' }, 'confirmedOrReason'],
    ['close', { status: 'confirmed' }, null],
    ['close', { status: 'disputed', reason: '重开' }, null],
  ])('%s %o: %s', (act, changes, guard) => expect(stoppedBy(act, { ...asked, ...changes })).toBe(guard));
});

describe('periods', () => {
  it.each([
    ['2026-02', '2026-02-28'],
    ['2028-02', '2028-02-29'],
    ['2026-11', '2026-11-30'],
  ])('%s ends on %s', (month, to) => expect(monthPeriod(month)).toEqual({ from: `${month}-01`, to }));

  it.each([
    ['2026-11-01', '2026-11-01', true],
    ['2026-11-02', '2026-11-01', false],
    ['2026-11-01', '2026-11-10', true],
    ['2026-11-01', '2026-11-11', false],
  ])('from %s to %s of ten days: %s', (from, to, fits) => expect(periodFits({ from, to }, 10)).toBe(fits));

  const term = { settle: 'monthly', status: 'active', validFrom: '2026-11-15', validTo: null } as const;
  it.each([
    [term, true],
    [{ ...term, settle: 'days' as const }, false],
    [{ ...term, status: 'suspended' as const }, false],
    [{ ...term, validFrom: '2026-12-01' }, false],
    [{ ...term, validFrom: '2026-01-01', validTo: '2026-10-31' }, false],
  ])('%o pays by the month in November: %s', (one, pays) =>
    expect(paysMonthly([one], monthPeriod('2026-11'))).toBe(pays),
  );
});

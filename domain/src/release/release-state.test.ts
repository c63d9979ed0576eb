import { type ReleaseState, releaseStates } from '@fairway/contract/release-fields.ts';
import { describe, expect, it } from 'vitest';
import {
  afterFlow,
  firstStep,
  type ReleaseAct,
  releaseActFits,
  releaseTransitions,
  scopesMeet,
} from './release-state.ts';

describe('a release', () => {
  const cases: [ReleaseAct, ReleaseState[]][] = [
    ['apply', []],
    ['pass', ['applied']],
    ['submit', ['applied']],
    ['approve', ['approving']],
    ['reject', ['approving']],
    ['refuse', ['applied', 'held']],
    ['withdraw', ['applied', 'approving', 'held']],
    ['revive', ['rejected', 'withdrawn']],
    ['hold', ['applied', 'approving', 'approved']],
    ['lift', ['held']],
    ['execute', ['approved']],
    ['bounce', ['approved']],
    ['expire', ['approved']],
    ['revoke', ['released']],
  ];
  it.each(cases)('can %s from %s only', (act, from) => {
    expect(releaseStates.filter((state) => releaseActFits(act, state))).toEqual(from);
  });
  it('has no other act', () => {
    expect(Object.keys(releaseTransitions)).toEqual(cases.map(([act]) => act));
  });

  it.each([
    ['approving', null, 'approve', 'approved', null],
    ['approving', null, 'reject', 'rejected', null],
    ['approving', null, 'withdraw', 'withdrawn', null],
    // Held while the request ran: the answer counts once the hold is gone.
    ['held', 'approving', 'approve', 'held', 'approved'],
    ['held', 'approving', 'reject', 'rejected', null],
  ] as const)('%s (before: %s) hears %s and is %s', (status, heldFrom, answer, to, before) => {
    expect(afterFlow({ status, heldFrom }, answer)).toEqual({ status: to, heldFrom: before });
  });
  it.each([
    ['approved', null],
    ['released', null],
    ['held', 'approved'],
    ['held', 'applied'],
    ['withdrawn', null],
  ] as const)('%s (before: %s) hears nothing any more', (status, heldFrom) => {
    for (const answer of ['approve', 'reject', 'withdraw'] as const)
      expect(afterFlow({ status, heldFrom }, answer)).toBeUndefined();
  });

  it.each([
    ['hard', 'seaway', false, true, 'hold'],
    ['hard', 'telex', true, true, 'hold'],
    ['green', 'seaway', false, true, 'pass'],
    ['green', 'seaway', true, true, 'pass'],
    ['green', 'seaway', false, false, 'submit'],
    ['green', 'telex', false, true, 'submit'],
    ['green', 'telex', true, true, 'wait'],
    ['soft', 'seaway', false, true, 'submit'],
    ['soft', 'original', true, true, 'wait'],
  ] as const)(
    'begins: gate %s, %s, by a customer %s, alone %s: %s',
    (verdict, kind, isCustomer, passesAlone, step) => {
      expect(firstStep(verdict, { kind, isCustomer, passesAlone })).toBe(step);
    },
  );

  it.each([
    [[], [], true],
    [['A'], [], true],
    [[], ['B'], true],
    [['A', 'B'], ['B'], true],
    [['A'], ['B'], false],
  ])('%j and %j meet: %s', (one, other, meet) => {
    expect(scopesMeet(one, other)).toBe(meet);
  });
});

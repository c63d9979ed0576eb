import type { ChangeState } from '@fairway/contract/money-fields.ts';
import { describe, expect, it } from 'vitest';
import { type ChangeAct, changeActFits, type GuardedChange, whyNotChange } from './change-state.ts';

const states: ChangeState[] = ['draft', 'asked', 'approved', 'rejected', 'withdrawn'];
const allHold: GuardedChange = {
  ...{ neverAsked: true, reasonGiven: true, linesGiven: true, periodClosed: true, noOtherAsks: true },
  ...{ chargesSame: true, notBelowInvoiced: true, rateKnown: true },
};

describe('a change order', () => {
  const cases: [ChangeAct, ChangeState[]][] = [
    ['edit', ['draft', 'rejected', 'withdrawn']],
    ['remove', ['draft']],
    ['ask', ['draft', 'rejected', 'withdrawn']],
    ['approve', ['asked']],
    ['reject', ['asked']],
    ['withdraw', ['asked']],
    ['revive', ['rejected', 'withdrawn']],
  ];
  it.each(cases)('can %s from %s only', (act, from) => {
    expect(states.filter((state) => changeActFits(act, state))).toEqual(from);
    expect(whyNotChange(act, 'approved', allHold)).toBe('state');
  });

  it('says the first guard that does not hold', () => {
    expect(whyNotChange('ask', 'draft', allHold)).toBeUndefined();
    expect(whyNotChange('ask', 'draft', { ...allHold, reasonGiven: false, rateKnown: false })).toBe(
      'reasonGiven',
    );
    expect(whyNotChange('ask', 'draft', { ...allHold, noOtherAsks: false })).toBe('noOtherAsks');
    expect(whyNotChange('remove', 'draft', { ...allHold, neverAsked: false })).toBe('neverAsked');
    expect(whyNotChange('approve', 'asked', { ...allHold, chargesSame: false })).toBe('chargesSame');
    expect(whyNotChange('reject', 'asked', { ...allHold, chargesSame: false })).toBeUndefined();
  });
});

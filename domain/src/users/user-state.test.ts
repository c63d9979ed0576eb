import { describe, expect, it } from 'vitest';
import { canAct, type UserAct, type UserState, userStateOf } from './user-state.ts';

describe('the state of an account', () => {
  it.each<[UserState, number, string | null, boolean]>([
    ['active', 1, null, true],
    ['active', 2, null, true],
    ['invited', 1, null, false],
    ['disabled', 0, null, true],
    ['disabled', 0, null, false],
    ['left', 0, '2026-11-01', true],
    ['left', 1, '2026-11-01', true],
  ])('is %s', (state, enabledMark, leftOn, hasPassword) => {
    expect(userStateOf({ enabledMark, leftOn, hasPassword })).toBe(state);
  });

  it.each<[UserAct, UserState[]]>([
    ['edit', ['active', 'invited', 'disabled', 'left']],
    ['disable', ['active', 'invited']],
    ['enable', ['disabled', 'left']],
    ['endSessions', ['active', 'invited']],
    ['invite', ['active', 'invited']],
    ['resetPassword', ['active', 'invited']],
    ['leave', ['active', 'invited', 'disabled']],
    ['undoLeave', ['left']],
  ])('allows %s to %j', (act, states) => {
    const all: UserState[] = ['active', 'invited', 'disabled', 'left'];
    expect(all.filter((state) => canAct(act, state))).toEqual(states);
  });
});

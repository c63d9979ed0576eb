import type { CurrentUser } from '@fairway/contract/session.ts';
import { expect, test, vi } from 'vitest';
import { onOtherPerson, onOtherSession, onSignOut } from './session-changes.ts';
import { clearSession, openSession } from './session-store.ts';

const told = vi.fn();

const signIn = (token: string, userId: string) =>
  openSession(token, {
    userInfo: { userId },
    permissionList: [],
    sysConfigInfo: { sysVersion: '' },
  } as unknown as CurrentUser);
const heard = () => {
  const calls = told.mock.calls.flat();
  told.mockClear();
  return calls;
};

test('modules hear of another person, another session, and of who leaves by choice', () => {
  clearSession();
  const stops = [
    onOtherPerson((id) => told(`person ${id}`)),
    onOtherSession(() => told('session')),
    onSignOut((id) => told(`signed out ${id}`)),
  ];
  signIn('t1', 'u1');
  expect(heard()).toEqual(['person u1', 'session']);
  signIn('t2', 'u1');
  expect(heard()).toEqual(['session']);
  clearSession();
  expect(heard()).toEqual(['person ', 'session']);
  signIn('t3', 'u2');
  expect(heard()).toEqual(['person u2', 'session']);
  clearSession(true);
  expect(heard()).toEqual(['person ', 'session', 'signed out u2']);
  for (const stop of stops) stop();
  signIn('t4', 'u3');
  expect(heard()).toEqual([]);
  clearSession();
});

import { expect, test } from 'vitest';
import { currentUser } from '../testing/people.ts';
import { clearSession, followOtherTabs, openSession, useSession } from './session-store.ts';

test('an open session is on the device: token, person, permissions and version', () => {
  openSession('bearer t', currentUser);
  expect(JSON.parse(localStorage.getItem('token') ?? '')).toBe('bearer t');
  expect(JSON.parse(localStorage.getItem('userInfo') ?? '')).toEqual(currentUser.userInfo);
  expect(JSON.parse(localStorage.getItem('permissionList') ?? '')).toEqual(currentUser.permissionList);
  expect(JSON.parse(localStorage.getItem('sysVersion') ?? '')).toBe('3.4.7');
});

test('its end takes these and the extra dynamic model data, and nothing else', () => {
  openSession('bearer t', currentUser);
  localStorage.setItem('dynamicModelExtra', '{"a":1}');
  localStorage.setItem('language', '"en"');
  localStorage.setItem('theme', '"dark"');
  localStorage.setItem('policyConsentAt', '1');
  clearSession();
  expect(Object.keys(localStorage).toSorted()).toEqual(['language', 'policyConsentAt', 'theme']);
  expect(useSession.getState()).toMatchObject({
    token: '',
    userInfo: undefined,
    permissionList: [],
    sysVersion: '',
  });
});

test('another tab that signs in or out is followed', () => {
  const stop = followOtherTabs();
  const changed = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }));
  localStorage.setItem('token', '"bearer other"');
  changed('token');
  expect(useSession.getState().token).toBe('bearer other');
  localStorage.setItem('theme', '"dark"');
  changed('theme');
  expect(useSession.getState().token).toBe('bearer other');
  localStorage.clear();
  changed(null);
  expect(useSession.getState().token).toBe('');
  stop();
});

test('what was tampered with on the device reads as nothing', () => {
  const stop = followOtherTabs();
  localStorage.setItem('token', '{broken');
  dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  expect(useSession.getState().token).toBe('');
  stop();
});

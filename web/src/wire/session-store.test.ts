import { expect, onTestFinished, test, vi } from 'vitest';
import { keepForPerson, storedForPerson } from '../native/person-storage.ts';
import { currentUser } from '../testing/people.ts';
import { queryClient } from './query-client.ts';
import { clearSession, followOtherTabs, openSession, sessionKeys, useSession } from './session-store.ts';

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

test('what is kept for a person waits for them, and goes when they choose to leave', () => {
  openSession('bearer t', currentUser);
  keepForPerson('width', 410);
  clearSession();
  expect(storedForPerson('width')).toBeUndefined();
  keepForPerson('width', 1);
  const { userInfo } = currentUser;
  openSession('bearer o', { ...currentUser, userInfo: { ...userInfo, userId: 'other' } });
  expect(storedForPerson('width')).toBeUndefined();
  clearSession();
  openSession('bearer t', currentUser);
  expect(storedForPerson('width')).toBe(410);
  clearSession(true);
  openSession('bearer t', currentUser);
  expect(storedForPerson('width')).toBeUndefined();
});

/** Another document of the same origin: what it stores is told to this one as another tab's is, key by key. */
function otherTab(): Storage {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  if (!frame.contentWindow) throw new Error('no other tab');
  return frame.contentWindow.localStorage;
}

function follow() {
  const startAnew = vi.fn();
  onTestFinished(followOtherTabs(startAnew));
  return startAnew;
}

const another = { ...currentUser, userInfo: { ...currentUser.userInfo, userId: 'u2', userName: '李四' } };

test('another tab signs out: so does this one, and the place to come back to is kept', async () => {
  const startAnew = follow();
  openSession('bearer t', currentUser);
  const device = otherTab();
  for (const key of sessionKeys) device.removeItem(key);
  await expect.poll(() => useSession.getState().token).toBe('');
  expect(useSession.getState()).toMatchObject({
    userInfo: undefined,
    permissionList: [],
    leftByChoice: false,
  });
  expect(startAnew).not.toHaveBeenCalled();
});

test('another tab signs in as somebody else: this one starts anew and keeps nothing of the first', async () => {
  const startAnew = follow();
  openSession('bearer t', currentUser);
  queryClient.setQueryData(['secret'], 'of the first');
  const seen = new Set<string>();
  const stop = useSession.subscribe(({ token, userInfo }) => seen.add(`${token} ${userInfo?.userId}`));
  const device = otherTab();
  for (const key of sessionKeys) device.removeItem(key);
  device.setItem('userInfo', JSON.stringify(another.userInfo));
  device.setItem('permissionList', '[]');
  device.setItem('token', '"bearer other"');
  await expect.poll(() => startAnew.mock.calls.length).toBeGreaterThan(0);
  stop();
  expect(queryClient.getQueryData(['secret'])).toBeUndefined();
  expect([...seen]).not.toContain('bearer t u2');
  expect(useSession.getState()).toMatchObject({ token: 'bearer other', userInfo: { userName: '李四' } });
});

test('what else another tab stores changes nothing here', async () => {
  const startAnew = follow();
  openSession('bearer t', currentUser);
  const device = otherTab();
  const told = new Promise((resolve) => addEventListener('storage', resolve, { once: true }));
  device.setItem('userInfo', JSON.stringify(another.userInfo));
  await told;
  expect(useSession.getState()).toMatchObject({ token: 'bearer t', userInfo: { userId: 'u1' } });
  expect(startAnew).not.toHaveBeenCalled();
});

test('all is cleared, or a sleeping page wakes up to it: signed out', () => {
  follow();
  for (const event of [
    new StorageEvent('storage', { key: null }),
    new PageTransitionEvent('pageshow', { persisted: true }),
  ]) {
    openSession('bearer t', currentUser);
    localStorage.clear();
    dispatchEvent(event);
    expect(useSession.getState().token).toBe('');
  }
});

test('what was tampered with on the device reads as nothing', () => {
  follow();
  openSession('bearer t', currentUser);
  localStorage.setItem('token', '{broken');
  dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  expect(useSession.getState().token).toBe('');
});

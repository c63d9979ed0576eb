import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type Heard, success } from '../../testing/answers.ts';
import { openApp } from '../../testing/open-app.tsx';
import { currentUser } from '../../testing/people.ts';
import { clearSession, openSession } from '../../wire/session-store.ts';
import { punchScreen } from '../paths.ts';
import { answers, calls, emptyQueue, onDay, punch, standAt, user } from '../testing/punches.ts';
import { sendWaiting } from './send-waiting.ts';
import { waitingPunchesOf } from './waiting-database.ts';
import type { NewWaitingPunch } from './waiting-punch.ts';
import { addWaiting, readWaiting, useWaiting } from './waiting-store.ts';

beforeEach(emptyQueue);
afterEach(async () => {
  vi.restoreAllMocks();
  await emptyQueue();
});

const hour = 3_600_000;
const waiting = (clientId: string, changes: Partial<NewWaitingPunch> = {}): NewWaitingPunch => ({
  ...{ clientId, userId: 'u1', takenAt: Date.now() - hour, ranFor: 0, page: 'another', wasSetBack: false },
  ...{ isQueued: true, targetName: '华东机电', photos: [], lateReason: '', problem: '' },
  facts: {
    ...{ kind: 'in', position: { lat: 31, lng: 121, accuracy: 9 }, fixes: [], isMock: false },
    ...{ deviceId: 'd1', target: null, note: '', watermark: '' },
  },
  ...changes,
});
const photo = async (text: string) => ({
  ...{ bytes: new Blob([text], { type: 'image/jpeg' }), sha256: 'a'.repeat(64) },
  ...{ commandId: crypto.randomUUID(), fileId: '' },
});
const stored = (name: string) =>
  success({ name, url: '', fileVersionId: '', fileSize: 1, fileExtension: 'jpg' });
const bodies = (heard: Heard[]) => heard.map(({ body }) => JSON.parse(body));
const onDisk = async () => (await waitingPunchesOf('u1')).map(({ clientId }) => clientId);
/** Nothing of it is on any screen: the app sends what waits wherever its person is. */
const openElsewhere = (more = {}) =>
  openApp('/pages/my/abouts', { user: user(), answers: { ...answers, ...more } });

test('what waits leaves with the start of the app, in its order, with how long it waited', async () => {
  await addWaiting(waiting('b'));
  await addWaiting(waiting('a', { takenAt: Date.now() - 2 * hour }));
  const room = await openElsewhere({ [calls.add]: [success(punch())] });
  await expect.poll(onDisk).toEqual([]);
  const sent = bodies(await room.heard(calls.add));
  expect(sent.map(({ clientId }) => clientId)).toEqual(['b', 'a']);
  expect(sent[0]).toMatchObject({ isQueued: true, elapsedMs: null });
  expect(sent[0].sentAt - sent[0].takenAt).toBeGreaterThanOrEqual(hour);
});

test('an answer that was lost: the same punch is said again under the same name', async () => {
  await addWaiting(waiting('a'));
  const room = await openElsewhere({ [calls.add]: [{ drop: true }, success(punch())] });
  await expect.poll(onDisk).toEqual([]);
  const heard = await room.heard(calls.add);
  expect(heard.length).toBeGreaterThanOrEqual(2);
  // Under one command id the server takes one body only, and the times of sending differ with each try.
  const texts = new Set(heard.map(({ body }) => body));
  expect(new Set(heard.map(({ headers, body }) => `${headers['command-id']} ${body}`)).size).toBe(texts.size);
  expect(new Set(heard.map(({ headers }) => headers['command-id'])).size).toBe(texts.size);
  expect(new Set(bodies(heard).map(({ clientId }) => clientId))).toEqual(new Set(['a']));
});

test('a photo that arrived is not sent again when the punch after it got no answer', async () => {
  await addWaiting(waiting('a', { photos: [await photo('one'), await photo('two')] }));
  const room = await openElsewhere({
    [calls.photo]: [stored('f1'), stored('f2')],
    [calls.add]: [{ drop: true }, success(punch())],
  });
  await expect.poll(onDisk).toEqual([]);
  expect((await room.heard(calls.photo)).length).toBe(2);
  expect(bodies(await room.heard(calls.add)).at(-1).photos).toEqual([
    { fileId: 'f1', sha256: 'a'.repeat(64) },
    { fileId: 'f2', sha256: 'a'.repeat(64) },
  ]);
});

test('several senders at once send each punch once', async () => {
  const room = await openElsewhere({ [calls.add]: [{ ...success(punch()), delay: 50 }] });
  await addWaiting(waiting('a'));
  await addWaiting(waiting('b'));
  await Promise.all([sendWaiting(), sendWaiting(), sendWaiting()]);
  expect(bodies(await room.heard(calls.add)).map(({ clientId }) => clientId)).toEqual(['a', 'b']);
});

test('what another tab sent shows in the day of this one', async () => {
  await openApp(punchScreen, {
    user: user(),
    answers: { ...answers, [calls.day]: [onDay(), onDay(punch())] },
  });
  await expect.element(page.getByText('今天还没有打卡')).toBeVisible();
  const otherTab = new BroadcastChannel('punch-queue');
  otherTab.postMessage('u1');
  await expect.element(page.getByRole('link', { name: /09:32 签到 华东机电/ })).toBeVisible();
  otherTab.close();
});

test('signed out it stays on the device; another person neither sees nor sends it', async () => {
  await addWaiting(waiting('a'));
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const room = await openElsewhere({ [calls.add]: [success(punch())] });
  await expect.poll(() => useWaiting.getState().waiting.length).toBe(1);
  clearSession(true);
  const other = { ...currentUser, userInfo: { ...currentUser.userInfo, userId: 'u2' } };
  openSession('bearer other', other);
  isOnline.mockReturnValue(true);
  await sendWaiting();
  expect(useWaiting.getState().waiting).toEqual([]);
  expect(await room.heard(calls.add)).toEqual([]);
  openSession('bearer test', user());
  await sendWaiting();
  expect(await onDisk()).toEqual([]);
  expect(await room.heard(calls.add)).toHaveLength(1);
});

test('more than a day late it leaves only with a reason', async () => {
  standAt(31.3462, 121.6031, 18);
  await addWaiting(waiting('a', { takenAt: Date.now() - 30 * hour }));
  const room = await openApp(punchScreen, {
    user: user(),
    answers: { ...answers, [calls.add]: [success(punch())] },
  });
  await expect.element(page.getByText('待上传 1 条')).toBeVisible();
  expect(await room.heard(calls.add)).toEqual([]);
  await page.getByRole('textbox', { name: '迟交原因' }).fill('山里没有信号');
  await page.getByRole('button', { name: '立即上传' }).last().click();
  await expect.poll(onDisk).toEqual([]);
  expect(bodies(await room.heard(calls.add))[0].lateReason).toBe('山里没有信号');
});

test('without a network it is kept with its time, and leaves when there is one', async () => {
  standAt(31.3462, 121.6031, 18);
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const room = await openApp(punchScreen, {
    user: user(),
    answers: { ...answers, [calls.add]: [success(punch({ isQueued: true }))] },
  });
  await expect.element(page.getByText('精度约 18 米')).toBeVisible();
  isOnline.mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  await page.getByRole('button', { name: /^签到/ }).click();
  await expect.element(page.getByText(/签到已保存在本机/)).toBeVisible();
  await expect.element(page.getByText('待上传 1 条')).toBeVisible();
  // As a new page does: all it has is the disk.
  useWaiting.setState({ waiting: [] });
  expect(await readWaiting()).toHaveLength(1);
  expect(await room.heard(calls.add)).toEqual([]);
  isOnline.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await expect.element(page.getByText('离线打卡已上传')).toBeVisible();
  expect(bodies(await room.heard(calls.add))).toMatchObject([{ isQueued: true }]);
});

import type { InitMessage, MessagePush } from '@fairway/contract/live.ts';
import { takeSocketTicket } from '@fairway/contract/live.ts';
import { getFlow } from '@fairway/contract/workflow.ts';
import { countTasks } from '@fairway/contract/workflow-lists.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useBadge } from '../messages/badge-store.ts';
import { pushOpeners } from '../messages/push/push-openers.ts';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { refused } from '../testing/answers.ts';
import { openApp, place } from '../testing/open-app.tsx';
import type { Room } from '../testing/room.ts';
import { load } from '../wire/calls.ts';
import { queryClient } from '../wire/query-client.ts';
import { noteAnswer, useReachability } from '../wire/reachability.ts';
import { clearSession, sessionToken } from '../wire/session-store.ts';
import { keepConnected } from '../wire/socket/keep-connected.ts';

const socketCall = 'GET /api/message/websocket';
const ticketCall = `POST ${takeSocketTicket.path}`;
const greeting: InitMessage = {
  method: 'initMessage',
  userId: 'u1',
  onlineUsers: [],
  unreadNums: [
    {
      ...{ sendUserId: 'u2', conversationId: 'c2', unreadNum: 2, readSeq: 3, lastSeq: 5 },
      ...{ messageDefaultText: '好的', messageDefaultTime: 1_700_000_000_000, isMentioned: false },
    },
  ],
  unreadNoticeCount: 1,
  unreadMessageCount: 3,
  unreadSystemMessageCount: 0,
  unreadScheduleCount: 0,
  unreadTotalCount: 4,
  unsettledCount: 0,
  mutedConversations: [],
  toDoCount: 0,
  noticeDefaultText: '',
  noticeDefaultTime: null,
  messageDefaultText: '付款申请待审批',
  messageDefaultTime: 1_700_000_000_000,
};
const push: MessagePush = {
  method: 'messagePush',
  id: 'm1',
  messageType: 2,
  title: '请假申请待审批',
  bodyText: '{}',
  userId: 'u2',
  toUserId: ['u1'],
  messageDefaultTime: 1_700_000_060_000,
  unreadNoticeCount: 1,
  unreadSystemMessageCount: 0,
  unreadTotalCount: 5,
};

const connected = (room: Room) =>
  expect
    .poll(async () => (await room.sockets()).frames.some(({ method }) => method === 'OnConnection'))
    .toBe(true);
const toastWords = () => document.querySelector('.toast:popover-open')?.textContent;
const shakes = async (room: Room) => (await room.heard(socketCall)).length;

let stop: (() => void) | undefined;
let watching: ReturnType<typeof setInterval> | undefined;
afterEach(() => {
  stop?.();
  clearInterval(watching);
});

/** Every toast there was, in its order. */
function watchToasts(): string[] {
  const told: string[] = [];
  watching = setInterval(() => {
    const words = toastWords();
    if (words && told.at(-1) !== words) told.push(words);
  }, 1);
  return told;
}

/** As the app has it, but without waiting for seconds. */
function connectFast(pace = 0.02) {
  const heard: string[] = [];
  let gaps = 0;
  stop = keepConnected({ hear: ({ method }) => heard.push(method), missedSome: () => gaps++, pace });
  return { heard, gaps: () => gaps, stop };
}
/** A room with a session but without the app, whose own socket would be in the way. */
async function emptyRoom() {
  const room = await openApp('/pages/login/index', { user: null });
  await room.answer(ticketCall, { json: { code: 200, msg: '', data: { ticket: 'a ticket' } } });
  return room;
}

test('with a session the socket is opened with a ticket, never with the token; without one it is not', async () => {
  const room = await openApp('/pages/index/my');
  await connected(room);
  const [shake] = await room.heard(socketCall);
  expect(shake?.query).toBe('?ticket=test');
  expect(JSON.stringify(await room.heard(socketCall))).not.toContain('bearer');
  expect((await room.sockets()).frames[0]).toEqual({ method: 'OnConnection', mobileDevice: false });
  clearSession(true);
  await expect.poll(async () => (await room.sockets()).open).toBe(0);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(await shakes(room)).toBe(1);
});

test('the first words set the badge; a push adds what the server counted, is told quietly and leaves by itself', async () => {
  const room = await openApp('/pages/index/my');
  await connected(room);
  await room.sockets({ say: greeting });
  await expect.element(page.getByText('6 条未读')).toBeInTheDocument();
  await room.sockets({ say: push });
  await expect.element(page.getByText('7 条未读')).toBeInTheDocument();
  await expect.element(page.getByText('请假申请待审批')).toBeVisible();
  expect(useBadge.getState().msgInfo).toMatchObject({ messageText: '请假申请待审批', messageCount: 5 });
  // The same once more, or counted by the greeting already: nothing is added.
  await room.sockets({ say: push });
  await page.getByRole('button', { name: '知道了' }).click();
  await expect.element(page.getByText('请假申请待审批')).not.toBeInTheDocument();
  expect(useBadge.getState().badgeNum).toBe(7);
  clearSession();
  expect(useBadge.getState().badgeNum).toBe(0);
});

test('a push opens what it is about where somebody knows how; it fits a phone and a screen reader can read it', async () => {
  const opened: string[] = [];
  const openers = pushOpeners as Record<number, unknown>;
  openers[2] = ({ id }: MessagePush, goTo: (path: string) => void) => {
    opened.push(id);
    goTo('/pages/index/apply');
  };
  const room = await openApp('/pages/index/my');
  await connected(room);
  await room.sockets({ say: { ...push, messageType: 9, title: '系统今晚升级' } });
  await expect.element(page.getByText('系统今晚升级')).toBeVisible();
  expect(document.querySelector('button.push-line-title')).toBeNull();
  await room.sockets({ say: { ...push, title: 'VeryLongTitleWithoutASpace'.repeat(8) } });
  const title = page.getByRole('button', { name: /VeryLong/ });
  await expect.element(title).toBeVisible();
  expect(await accessibilityProblems(document.documentElement)).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  await title.click();
  await expect.poll(place).toBe('/pages/index/apply');
  expect(opened).toEqual(['m1']);
  await expect.element(title).not.toBeInTheDocument();
  delete openers[2];
});

test('a flow that changed is asked for again, and no other', async () => {
  const room = await openApp('/pages/index/my');
  await connected(room);
  const flow = (taskId: string) => load(getFlow, { params: { taskId }, query: { opType: '1' } }).queryKey;
  const counts = load(countTasks, { body: {} }).queryKey;
  for (const key of [flow('t1'), flow('t2'), counts]) queryClient.setQueryData(key, {} as never);
  const isOld = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated;
  await room.sockets({ say: { method: 'flowChanged', taskId: 't1' } });
  await expect.poll(() => isOld(flow('t1'))).toBe(true);
  expect(isOld(counts)).toBe(true);
  expect(isOld(flow('t2'))).toBe(false);
});

test('told that the session is over, it says why, and after a second and a half the login is there', async () => {
  const room = await openApp('/pages/index/my');
  await connected(room);
  await room.sockets({ say: { method: 'logout', msg: '' }, close: 1000 });
  await expect.poll(toastWords).toBe('登录已过期');
  const toldAt = performance.now();
  expect(sessionToken()).not.toBe('');
  await expect.poll(place).toMatch(/^\/pages\/login\/index/);
  expect(performance.now() - toldAt).toBeGreaterThan(1300);
  expect(await shakes(room)).toBe(1);
});

test('who ended the session here is not told once more', async () => {
  const room = await openApp('/pages/index/my');
  await connected(room);
  await room.sockets({ say: { method: 'logout', msg: '登录过期' } });
  clearSession(true);
  await new Promise((resolve) => setTimeout(resolve, 900));
  expect(toastWords()).toBeUndefined();
});

test('a ticket that is refused because the session is over leads to the login', async () => {
  await openApp('/pages/index/my', { answers: { [ticketCall]: [refused(600, '登录过期,请重新登录')] } });
  await expect.poll(toastWords).toBe('登录过期,请重新登录');
  await expect.poll(place).toMatch(/^\/pages\/login\/index/);
});

test('a lost socket is opened again with a new ticket, and what may have been missed is asked for', async () => {
  const room = await emptyRoom();
  const { gaps, heard } = connectFast();
  await connected(room);
  await room.sockets({ say: greeting });
  await expect.poll(() => heard).toEqual(['initMessage']);
  expect(gaps()).toBe(0);
  for (const close of [0, 1001, 1012]) {
    const before = await shakes(room);
    await room.sockets({ close });
    await expect.poll(() => shakes(room)).toBe(before + 1);
    await expect.poll(async () => (await room.sockets()).open).toBe(1);
    await room.sockets({ say: greeting });
  }
  await expect.poll(gaps).toBe(3);
  expect(await room.heard(ticketCall)).toHaveLength(4);
});

test('told that something it said could not be done it asks what is so now', async () => {
  const room = await emptyRoom();
  connectFast();
  await connected(room);
  await room.sockets({ say: greeting });
  const refused = { method: 'error', code: 503, msg: '', of: 'UpdateReadMessage' };
  await room.sockets({ say: { ...refused, name: 'UNAVAILABLE', clientId: 'waited for' } });
  await room.sockets({ say: { ...refused, name: 'UNAVAILABLE', clientId: '' } });
  await expect
    .poll(async () => (await room.sockets()).frames.filter(({ method }) => method === 'OnConnection').length)
    .toBe(2);
  expect(await shakes(room)).toBe(1);
});

test('told that news may be missing it asks for all of it on the same socket', async () => {
  const room = await emptyRoom();
  const { gaps } = connectFast();
  await connected(room);
  await room.sockets({ say: greeting });
  await room.sockets({ say: { method: 'resume' } });
  await expect
    .poll(async () => (await room.sockets()).frames.filter(({ method }) => method === 'OnConnection').length)
    .toBe(2);
  await room.sockets({ say: greeting });
  await expect.poll(gaps).toBe(1);
  expect(await shakes(room)).toBe(1);
});

test('it is tried ten times more: told from the third on, then told that it failed, then quiet until somebody comes', async () => {
  const room = await emptyRoom();
  await room.answer(socketCall, { status: 503 });
  const told = watchToasts();
  connectFast();
  await expect.poll(() => told.at(-1)).toBe('IM通讯连接失败，联系服务器管理员');
  expect(told.slice(0, -1)).toEqual(
    [3, 4, 5, 6, 7, 8, 9, 10].map((n) => `IM通讯正在连接:连接第${n}次！稍后...`),
  );
  expect(await shakes(room)).toBe(11);
  await new Promise((resolve) => setTimeout(resolve, 800));
  expect(await shakes(room)).toBe(11);

  dispatchEvent(new Event('online'));
  await expect.poll(() => shakes(room)).toBe(12);
  await new Promise((resolve) => setTimeout(resolve, 300));
  await room.answer(socketCall);
  dispatchEvent(new PointerEvent('pointerdown'));
  await expect.poll(async () => (await room.sockets()).open).toBe(1);
  expect(told).toHaveLength(9);
});

test('while the banner says that there is no network, nothing else does', async () => {
  const room = await emptyRoom();
  await room.answer(ticketCall, { drop: true });
  const told = watchToasts();
  connectFast();
  // The browser itself asks once more now and then when a connection breaks.
  await expect.poll(async () => (await room.heard(ticketCall)).length).toBeGreaterThanOrEqual(11);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(told).toEqual([]);
});

test('without a network nothing is tried; with it, at once', async () => {
  const room = await emptyRoom();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  connectFast(1);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await room.heard(ticketCall)).toHaveLength(0);
  online.mockRestore();
  dispatchEvent(new Event('online'));
  await connected(room);
});

test('a line that is dead without knowing is found out: by its beats, and at once when the person comes back', async () => {
  const room = await emptyRoom();
  const { stop: stopFirst } = connectFast(0.02);
  await connected(room);
  await room.sockets({ say: greeting });
  // Nobody answers the beats.
  await expect.poll(() => shakes(room)).toBeGreaterThan(1);
  stopFirst();

  const second = await emptyRoom();
  connectFast(0.04);
  await connected(second);
  await second.sockets({ say: greeting });
  await second.sockets({ freeze: true });
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => shakes(second)).toBe(2);
});

test('what the server says wrongly or too early is left alone', async () => {
  const room = await openApp('/pages/index/my');
  await connected(room);
  for (const say of [{ method: 'toString' }, { method: 7 }, ['x'], { method: 'somethingNewer' }, 'text'])
    await room.sockets({ say });
  await room.sockets({ say: greeting });
  await expect.element(page.getByText('6 条未读')).toBeInTheDocument();
});

test('the server came back: it is connected again without waiting', async () => {
  const room = await emptyRoom();
  await room.answer(ticketCall, { drop: true });
  connectFast(5);
  await expect.poll(() => useReachability.getState().reachable).toBe(false);
  await room.answer(ticketCall, { json: { code: 200, msg: '', data: { ticket: 'a ticket' } } });
  noteAnswer();
  await connected(room);
});

test('a tap while the line is being opened does not end it', async () => {
  const room = await emptyRoom();
  await room.answer(socketCall, { held: true });
  connectFast(0.04);
  await expect.poll(() => shakes(room)).toBe(1);
  dispatchEvent(new PointerEvent('pointerdown'));
  await room.release(socketCall);
  await connected(room);
  expect(await shakes(room)).toBe(1);
});

test('whoever was let in only after a try that failed asks for what was missed', async () => {
  const room = await emptyRoom();
  const ticket = { json: { code: 200, msg: '', data: { ticket: 'a ticket' } } };
  await room.answer(ticketCall, { status: 503 }, ticket);
  const { gaps } = connectFast();
  await connected(room);
  await room.sockets({ say: greeting });
  await expect.poll(gaps).toBe(1);
});

import { defaultPreferences, type Preferences } from '@fairway/contract/account.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { success } from '../testing/answers.ts';
import { openApp, place } from '../testing/open-app.tsx';
import { queryClient } from '../wire/query-client.ts';
import { clearSession } from '../wire/session-store.ts';
import { useBadge } from './badge-store.ts';
import { soundKey, tellOutside } from './notify-outside.ts';
import { useNotifyPermission } from './notify-permission.ts';
import { messageDetailPath, messagesPath } from './paths.ts';
import { isVisibleInAnyTab } from './tab-visibility.ts';
import { calls, counted, detail, listed, push, unreadChanged } from './testing/some-messages.ts';

const preferencesCall = 'GET /api/permission/Users/Current/Preferences';

/** A browser without a desktop shows none; this one keeps them. */
class KeptNotification {
  static permission: NotificationPermission = 'granted';
  static asked = 0;
  static shown: KeptNotification[] = [];
  static async requestPermission() {
    KeptNotification.asked++;
    KeptNotification.permission = 'granted';
    return KeptNotification.permission;
  }
  readonly title: string;
  readonly options: NotificationOptions;
  onclick: (() => void) | undefined;
  isOpen = true;
  constructor(title: string, options: NotificationOptions) {
    this.title = title;
    this.options = options;
    KeptNotification.shown.push(this);
  }
  close() {
    this.isOpen = false;
  }
}
const shown = () => KeptNotification.shown.map(({ title, options }) => [title, options.body]);

beforeEach(() => {
  // As in a private window; what a worker shows is seen in e2e/messages.test.ts.
  vi.spyOn(navigator.serviceWorker, 'register').mockRejectedValue(new Error('no workers here'));
  vi.stubGlobal('Notification', KeptNotification);
  KeptNotification.shown = [];
  KeptNotification.asked = 0;
  permit('granted');
  vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  dispatchEvent(new Event('blur'));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function permit(permission: NotificationPermission) {
  KeptNotification.permission = permission;
  useNotifyPermission.setState({ permission });
}

const open = (preferences: Preferences = defaultPreferences, path = '/pages/index/my') =>
  openApp(path, {
    answers: {
      [preferencesCall]: [success(preferences)],
      [calls.list]: [listed([])],
      [calls.counts]: [counted()],
      [calls.read('m9')]: [detail('m9', { title: '放假通知', type: 1 })],
    },
  });

let number = 0;
type Told = Parameters<typeof tellOutside>[0];

const say = (changes: Partial<Told> = {}) =>
  tellOutside({
    ...{ kind: 'chat', id: `c${++number}`, tag: 'chat 1', title: '李主管', body: '在吗' },
    open: () => undefined,
    ...changes,
  });

/** Does not wait until the other tabs have heard of it. */
async function tell(changes: Partial<Told> = {}): Promise<void> {
  const before = shown().length;
  void say(changes);
  await expect.poll(() => shown().length).toBe(before + 1);
}

async function expectUntold(): Promise<void> {
  const before = shown().length;
  await say();
  expect(shown()).toHaveLength(before);
}

test('somebody who looks elsewhere is told of a push; a press leads to it', async () => {
  const room = await open();
  await expect.poll(async () => (await room.sockets()).open).toBe(1);
  await room.sockets({ say: push() });
  await expect.poll(shown).toEqual([['公告', '放假通知']]);
  const [notification] = KeptNotification.shown;
  expect(notification?.options).toMatchObject({ tag: 'message m9', silent: true });
  notification?.onclick?.();
  await expect.poll(place).toBe(messageDetailPath('m9'));
  expect(notification?.isOpen).toBe(false);
});

test('what is read or settled on another device is not shown here any more; the rest stays', async () => {
  const room = await open();
  await room.answerAll({ [calls.stillUnread]: [success({ ids: ['m12'] })] });
  await expect.poll(async () => (await room.sockets()).open).toBe(1);
  await room.sockets({ say: push({ id: 'm11' }) });
  await expect.poll(shown).toHaveLength(1);
  await room.sockets({ say: push({ id: 'm12', title: '台风停工' }) });
  await expect.poll(shown).toHaveLength(2);
  await tell();
  await room.sockets({ say: unreadChanged({}) });
  await expect.poll(() => KeptNotification.shown.map((one) => one.isOpen)).toEqual([false, true, true]);
  const [asked] = await room.heard(calls.stillUnread);
  expect(new URLSearchParams(asked?.query).get('ids')).toBe('m11,m12');
});

test('whoever looks at the page is not told outside of it', async () => {
  await open();
  vi.mocked(document.hasFocus).mockReturnValue(true);
  await expectUntold();
});

test('nor whoever looks at another tab of it', async () => {
  await open();
  expect(await isVisibleInAnyTab()).toBe(false);
  let lookAway: () => void = () => undefined;
  const away = new Promise<void>((resolve) => {
    lookAway = resolve;
  });
  const held = navigator.locks.request('looked at', { mode: 'shared' }, () => away);
  await expectUntold();
  lookAway();
  await held;
  await tell();
});

test('a page that is looked at says so to the others, until it is not', async () => {
  await open();
  const isHeld = async () => (await navigator.locks.query()).held?.some(({ name }) => name === 'looked at');
  vi.mocked(document.hasFocus).mockReturnValue(true);
  dispatchEvent(new Event('focus'));
  await expect.poll(isHeld).toBe(true);
  vi.mocked(document.hasFocus).mockReturnValue(false);
  dispatchEvent(new Event('blur'));
  await expect.poll(isHeld).toBe(false);
});

test('of several tabs that hear the same one tells it', async () => {
  await open();
  await Promise.all([say({ id: 'same' }), say({ id: 'same' }), say({ id: 'same' })]);
  expect(shown()).toHaveLength(1);
  await tell({ id: 'next' });
  expect(KeptNotification.shown.map(({ options }) => options.tag)).toEqual(['chat 1', 'chat 1']);
});

const minuteNow = new Date().getUTCHours() * 60 + new Date().getUTCMinutes();
const minuteOfDay = (minute: number) => (minute + 24 * 60) % (24 * 60);

test.each([
  ['a kind that is turned off', { notifications: { ...defaultPreferences.notifications, chat: false } }],
  [
    'the night',
    {
      quietHours: {
        ...{ enabled: true, zone: 'UTC' },
        from: minuteOfDay(minuteNow - 60),
        to: minuteOfDay(minuteNow + 60),
      },
    },
  ],
])('not in %s', async (_, changes) => {
  await open({ ...defaultPreferences, ...changes });
  await expectUntold();
});

test('whoever’s wishes cannot be read is left in peace', async () => {
  const room = await open();
  await room.answer(preferencesCall, { status: 500 });
  queryClient.clear();
  await expectUntold();
  expect(document.querySelector('.toast:popover-open')).toBeNull();
});

test.each(['default', 'denied'] as const)(
  'nobody is told, nor asked, while permission is %s',
  async (permission) => {
    permit(permission);
    await open();
    await expectUntold();
    expect(KeptNotification.asked).toBe(0);
  },
);

test('there is a sound only where somebody wanted one', async () => {
  localStorage.setItem(soundKey, 'true');
  await open();
  await tell();
  expect(KeptNotification.shown[0]?.options.silent).toBe(false);
});

test('what was told is gone when the person is back, and when another one comes', async () => {
  await open();
  await tell();
  dispatchEvent(new Event('focus'));
  expect(KeptNotification.shown[0]?.isOpen).toBe(false);
  await tell({ tag: 'chat 2' });
  expect(KeptNotification.shown[1]?.isOpen).toBe(true);
  clearSession();
  expect(KeptNotification.shown[1]?.isOpen).toBe(false);
});

test('a phone that refuses notifications to pages breaks nothing', async () => {
  await open();
  vi.stubGlobal(
    'Notification',
    class {
      static permission = 'granted';
      constructor() {
        throw new TypeError('Illegal constructor');
      }
    },
  );
  await expectUntold();
});

test('the list of messages offers it once; dismissed it stays away, asked for it asks', async () => {
  permit('default');
  await open(undefined, messagesPath);
  await expect.element(page.getByText(/开启浏览器通知/)).toBeVisible();
  expect(await accessibilityProblems(document.documentElement)).toEqual([]);
  expect(KeptNotification.asked).toBe(0);
  await page.getByRole('button', { name: '不再提示' }).click();
  await expect.element(page.getByText(/开启浏览器通知/)).not.toBeInTheDocument();
  await open(undefined, messagesPath);
  await expect.element(page.getByText('暂无消息').first()).toBeVisible();
  await expect.element(page.getByText(/开启浏览器通知/)).not.toBeInTheDocument();
});

test('the settings ask when their button is pressed, then offer the sound', async () => {
  permit('default');
  await open(undefined, '/pages/my/settings/index');
  await expect.element(page.getByText('此浏览器尚未开启通知')).toBeVisible();
  expect(KeptNotification.asked).toBe(0);
  await page.getByRole('button', { name: '开启通知' }).click();
  await expect.element(page.getByText('离开页面时，此浏览器会弹出通知')).toBeVisible();
  const sound = page.getByRole('switch', { name: '通知提示音' });
  await expect.element(sound).not.toBeChecked();
  await sound.click();
  await expect.element(sound).toBeChecked();
  expect(localStorage.getItem(soundKey)).toBe('true');
});

test.each([['denied', '此浏览器已禁止通知，请在浏览器的网站设置中开启']] as const)(
  'the settings say that it is %s',
  async (permission, words) => {
    permit(permission);
    await open(undefined, '/pages/my/settings/index');
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(page.getByRole('button', { name: '开启通知' })).not.toBeInTheDocument();
  },
);

test('what is unread stands in the title and at the icon of the app, and goes with the person', async () => {
  const marked: (number | undefined)[] = [];
  const setAppBadge = vi.fn(async (count?: number) => void marked.push(count));
  const clearAppBadge = vi.fn(async () => void marked.push(0));
  Object.assign(navigator, { setAppBadge, clearAppBadge });
  await open();
  await expect.poll(() => document.title).toBe('我的 · 航道');
  useBadge.setState({ badgeNum: 3 });
  expect(document.title).toBe('(3) 我的 · 航道');
  useBadge.setState({ badgeNum: 120 });
  expect(document.title).toBe('(99+) 我的 · 航道');
  await page.getByRole('link', { name: /工作台/ }).click();
  await expect.poll(() => document.title).toBe('(99+) 工作台 · 航道');
  clearSession();
  await expect.poll(() => document.title).not.toContain('(');
  expect(marked).toEqual([3, 120, 0]);
  Reflect.deleteProperty(navigator, 'setAppBadge');
  Reflect.deleteProperty(navigator, 'clearAppBadge');
});

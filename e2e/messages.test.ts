// Features: messages, notices, chat
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { desktop, type OwnHouse, openOwnHouse, phone, type Visitor } from './house.ts';

let house: OwnHouse;
let writer: Visitor;
/** 周子涵, on two devices. */
let mobile: Visitor;
let desk: Visitor;
const soon = expect.poll;

beforeAll(async () => {
  house = await openOwnHouse();
  [writer, mobile, desk] = await Promise.all([
    house.enter('admin', desktop),
    house.enter('sales01', phone),
    house.enter('sales01', desktop),
  ]);
});
afterAll(() => house?.close());

const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true });
const go = ({ page }: Visitor, path: string) => page.goto(`${house.url}${path}`);
const homeTab = '/pages/index/index';

/** How much is unread, as the title of the page says it. */
const badge = async ({ page }: Visitor) => Number(/^\((\d+)\)/.exec(await page.title())?.[1] ?? 0);
const inSite = (page: Page) => page.locator('.chat-row', { hasText: '站内消息' });
/** How many in-site messages are unread, as their row says it; chats are beside it. */
async function unreadInSite({ page }: Visitor): Promise<number> {
  const [count] = await inSite(page).locator('.row-face-badge > [aria-hidden]').allInnerTexts();
  return Number(count ?? 0);
}

it('an announcement reaches everybody, is read once for all devices, and its writer sees by whom', async () => {
  await Promise.all([go(mobile, homeTab), go(desk, homeTab), go(writer, '/pages/system/notices')]);
  await soon(() => badge(mobile)).toBeGreaterThan(0);
  await soon(async () => (await badge(desk)) - (await badge(mobile))).toBe(0);
  const before = await badge(mobile);
  const inSiteBefore = await unreadInSite(mobile);

  const { page } = writer;
  await button(page, '新建公告').click();
  await page.getByRole('textbox', { name: '标题' }).fill('周五消防演练');
  await page.getByRole('textbox', { name: '正文' }).click();
  await page.keyboard.type('请于下午三点到');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('一楼大厅');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('集合。');
  await button(page, '发布').click();
  const asked = page.getByRole('alertdialog', { name: '发布“周五消防演练”？' });
  await asked.getByText('全体员工').waitFor();
  await button(asked, '发布').click();
  const readers = page.getByRole('region', { name: '阅读情况' });
  await readers.getByText(/^已读 0 人/).waitFor();

  // Nobody touches either device.
  for (const device of [mobile, desk]) {
    await soon(() => badge(device)).toBe(before + 1);
    await soon(() => unreadInSite(device)).toBe(inSiteBefore + 1);
    await inSite(device.page).getByText('周五消防演练').waitFor();
  }

  await inSite(mobile.page).click();
  await mobile.page.getByRole('button', { name: /^未读 周五消防演练/ }).click();
  const article = mobile.page.getByRole('article');
  await article.getByRole('heading', { name: '周五消防演练' }).waitFor();
  await article.getByRole('strong').getByText('一楼大厅').waitFor();
  for (const device of [mobile, desk]) await soon(() => badge(device)).toBe(before);
  await soon(() => unreadInSite(desk)).toBe(inSiteBefore);

  await page.reload();
  await readers.getByText(/^已读 1 人/).waitFor();
  await readers.getByText('周子涵').waitFor();

  expect(inSiteBefore).toBeGreaterThan(0);
  await inSite(desk.page).click();
  await button(desk.page, '全部已读').click();
  await button(desk.page.getByRole('alertdialog'), '标为已读').click();
  await soon(() => badge(desk)).toBe(before - inSiteBefore);
  await soon(() => badge(mobile)).toBe(before - inSiteBefore);
  await desk.page
    .getByRole('button', { name: /^未读 / })
    .first()
    .waitFor({ state: 'detached' });
  await go(mobile, homeTab);
  await inSite(mobile.page).waitFor();
  expect(await unreadInSite(mobile)).toBe(0);
  expect([writer, mobile, desk].flatMap(({ complaints }) => complaints)).toEqual([]);
});

/** A phone: notifications are allowed, pages may not show them, and nobody looks at the page. */
const likeAPhone = `
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  window.Notification = new Proxy(Notification, { construct() { throw new TypeError('Illegal constructor') } });
  document.hasFocus = () => false;
`;

/** Signed in, and so far that it hears at once of what comes; before that it only counts it. */
async function enterLive(visitor: Visitor, account: string): Promise<void> {
  const heard = visitor.page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await Promise.all([heard, visitor.signIn(account)]);
}

it('a phone is told by its worker; a press leads to the conversation', async () => {
  const told = await house.visit(phone);
  await told.page.addInitScript(likeAPhone);
  await enterLive(told, 'sales02');
  const worker = () => told.page.context().serviceWorkers()[0];
  // A browser without a screen shows none and allows none; what it would show of this message is kept, others may come.
  const keep = `self.registration.showNotification = async (title, options) => {
    if (options.body === '提单已签出') self.kept = { title, ...options };
  }`;
  await told.page.evaluate(`navigator.serviceWorker.register('service-worker.js')`);
  await soon(worker).toBeDefined();
  await worker()?.evaluate(keep);

  await go(writer, '/pages/message/im/index?name=&formUserId=user-sales02&headIcon=');
  await writer.page.getByRole('textbox', { name: '输入消息' }).fill('提单已签出');
  await writer.page.keyboard.press('Enter');
  await soon(() => worker()?.evaluate('self.kept?.body')).toBe('提单已签出');

  await worker()?.evaluate(`
    const pressed = new ExtendableEvent('notificationclick');
    pressed.notification = { ...self.kept, close() { self.closed = true } };
    self.dispatchEvent(pressed);
  `);
  await told.page.waitForURL(/formUserId=user-admin/);
  await told.page.locator('.bubble', { hasText: '提单已签出' }).waitFor();
  expect(await worker()?.evaluate('self.closed')).toBe(true);
  await told.leave();
});

const notices = ['仓库盘点', '停车位调整'];

it('a phone takes back what its worker showed of a message that is read on another device', async () => {
  const told = await house.visit(phone);
  await told.page.addInitScript(likeAPhone);
  // A browser without a screen shows none: what the worker was asked to show stands for what is shown.
  await told.page.addInitScript(`
    window.takenBack = [];
    ServiceWorkerRegistration.prototype.getNotifications = async () =>
      (window.kept ?? []).map((tag) => ({ tag, close() { window.takenBack.push(tag) } }));
  `);
  await enterLive(told, 'ops01');
  const other = await house.visit(desktop);
  await other.signIn('ops01');
  const worker = () => told.page.context().serviceWorkers()[0];
  await told.page.evaluate(`navigator.serviceWorker.register('service-worker.js')`);
  await soon(worker).toBeDefined();
  await worker()?.evaluate(
    // Who works on other journeys meanwhile has this person told of more.
    `self.tags = {}; self.registration.showNotification = async (title, { body, tag }) => {
      const notice = ${JSON.stringify(notices)}.find((name) => (title + body).includes(name));
      if (notice) self.tags[notice] = tag;
    }`,
  );

  await go(writer, '/pages/system/notices');
  for (const title of notices) {
    const { page } = writer;
    await button(page, '新建公告').click();
    await page.getByRole('textbox', { name: '标题' }).fill(title);
    await page.getByRole('textbox', { name: '正文' }).click();
    await page.keyboard.type('请大家留意。');
    await button(page, '发布').click();
    await button(page.getByRole('alertdialog'), '发布').click();
    await page.getByRole('region', { name: '阅读情况' }).waitFor();
    await go(writer, '/pages/system/notices');
  }
  const shown = async () => {
    const tags = (await worker()?.evaluate('self.tags')) as Record<string, string>;
    return notices.flatMap((notice) => tags[notice] ?? []);
  };
  await soon(async () => (await shown()).length).toBe(2);
  const tags = await shown();
  await told.page.evaluate(`window.kept = ${JSON.stringify(tags)}`);

  await go(other, '/pages/message/message/index');
  await other.page.getByRole('button', { name: /^未读 仓库盘点/ }).click();
  await other.page.getByRole('article').getByRole('heading', { name: '仓库盘点' }).waitFor();
  await soon(() => told.page.evaluate('window.takenBack')).toContain(tags[0]);
  expect(await told.page.evaluate('window.takenBack')).not.toContain(tags[1]);
  await Promise.all([told.leave(), other.leave()]);
});

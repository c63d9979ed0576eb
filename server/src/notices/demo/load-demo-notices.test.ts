import { countUnreadMessages, listMessages, readMessage } from '@fairway/contract/messages.ts';
import { getNotice, listNotices, noticeState } from '@fairway/contract/notices.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cleanHtml } from '../../formatted-text/clean-html.ts';
import { demoAccounts } from '../../organisation/demo/accounts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import demoNotices from './notices.json' with { type: 'json' };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
});
afterAll(() => app.close());

it('has announcements in every state, and people who read some of them', async () => {
  const { call } = await app.as('admin');
  const { data } = await call(listNotices, { query: {} });
  const list = data?.list ?? [];
  expect(list).toHaveLength(demoNotices.length);
  expect(new Set(list.map(({ state }) => state))).toEqual(new Set(Object.values(noticeState)));
  const sent = list.filter(({ state }) => state === noticeState.published);
  for (const { receivers, readers } of sent) {
    expect(receivers).toBeGreaterThan(0);
    expect(readers).toBeLessThanOrEqual(receivers);
  }
  expect(sent.some(({ receivers, readers }) => readers > 30 && readers < receivers)).toBe(true);
  expect(sent.some(({ expirationTime }) => expirationTime !== null && expirationTime < Date.now())).toBe(
    true,
  );
  for (const { id } of list) expect((await call(getNotice, { params: { id } })).code).toBe(200);
});

it('says what the server itself would keep', async () => {
  for (const { bodyText } of demoNotices) expect(await cleanHtml(bodyText)).toBe(bodyText);
});

it.each(demoAccounts.map(({ account }) => account))('%s has messages to read, and can', async (account) => {
  const { call } = await app.as(account);
  const { data: counts } = await call(countUnreadMessages);
  expect(counts?.unReadNum).toBeGreaterThan(0);
  const { data } = await call(listMessages, { query: { isRead: '0' } });
  expect(data?.pagination.total).toBe(counts?.unReadNum);
  for (const { id } of data?.list ?? []) expect((await call(readMessage, { params: { id } })).code).toBe(200);
});

it.each(['admin', 'sales01', 'ops01', 'finance01', 'manager01', 'gm01'])(
  '%s has unread messages of flows',
  async (account) => {
    const { call } = await app.as(account);
    const { data } = await call(listMessages, { query: { type: '2' } });
    expect(data?.list.length).toBeGreaterThan(0);
    for (const { bodyText } of data?.list ?? []) expect(JSON.parse(bodyText)).toHaveProperty('type');
  },
);

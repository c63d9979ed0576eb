import { getConversation, listChatMessages, listConversations, searchChat } from '@fairway/contract/chat.ts';
import { getDownload } from '@fairway/contract/files.ts';
import { getFlow } from '@fairway/contract/workflow.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { writtenChats } from './written-chats.ts';

const named = [
  'admin',
  'sales01',
  'ops01',
  'pricing01',
  'docs01',
  'finance01',
  'manager01',
  'gm01',
  'client01',
];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
});
afterAll(() => app.close());

it('is the same for the same day, and nothing of it is still to come', () => {
  const morning = Date.UTC(2026, 2, 9);
  const chats = writtenChats(morning);
  expect(writtenChats(morning)).toEqual(chats);
  expect(chats.filter(({ kind }) => kind === 'direct').length).toBeGreaterThanOrEqual(25);
  expect(chats.filter(({ kind }) => kind === 'group').length).toBeGreaterThanOrEqual(5);
  expect(chats.flatMap(({ said }) => said).length).toBeGreaterThan(2_500);
  for (const { began, said, members } of chats) {
    const moments = [began, ...said.map(({ at }) => at)];
    expect(moments).toEqual(moments.toSorted((one, other) => one - other));
    expect(moments.at(-1)).toBeLessThan(morning);
    for (const { by } of said) expect(members).toContain(by);
  }
});

it.for(named)('%s finds something new, all of which can be read', async (account) => {
  const { call } = await app.as(account);
  const { data } = await call(listConversations, { query: { pageSize: '100' } });
  expect(data?.list.filter(({ unread }) => unread > 0)).not.toEqual([]);
  for (const { id, name, last } of data?.list ?? []) {
    expect(name).not.toBe('');
    expect(last).not.toBeNull();
    const page = await call(listChatMessages, { params: { id }, query: { limit: '200' } });
    expect(page.code, name).toBe(200);
  }
});

it('pictures, files and approvals open for whoever sees them', async () => {
  const { call } = await app.as('manager01');
  const stranger = await app.as('sales07');
  const { data } = await call(getConversation, { params: { id: 'user-sales01' } });
  const { data: page } = await call(listChatMessages, { params: { id: data?.id ?? '' } });
  const card = page?.list.flatMap((said) => (said.contentType === 'card' ? [said.content] : []))[0];
  expect(card).toMatchObject({ cardKind: 'flow', title: expect.stringMatching(/\p{Script=Han}/u) });
  expect(await call(getFlow, { params: { taskId: card?.cardId ?? '' }, query: {} })).toMatchObject({
    code: 200,
  });
  const file = page?.list.flatMap((said) => (said.contentType === 'file' ? [said.content] : []))[0];
  const asked = { params: { type: 'IM' as const, fileId: file?.name ?? '' } };
  expect(await call(getDownload, asked)).toMatchObject({ code: 200 });
  expect(await stranger.call(getDownload, asked)).toMatchObject({ code: 404 });
});

it('is found by its words', async () => {
  const { call } = await app.as('sales01');
  const { data } = await call(searchChat, { query: { keyword: '舱位' } });
  expect(data?.list.length).toBeGreaterThan(0);
});

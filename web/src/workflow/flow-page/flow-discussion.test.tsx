import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { conversations, listCall, pageOf, seaGroup } from '../../chat/list/testing/answers.ts';
import { useOutbox } from '../../chat/outbox/outbox-store.ts';
import { success } from '../../testing/answers.ts';
import { userTree } from '../../testing/company.ts';
import { openApp, place } from '../../testing/open-app.tsx';
import { calls, flowAnswer, noTasks, pathTo } from './testing/flows.ts';

const thread = 'POST /api/message/threads';
const answers = {
  [calls.flow]: [flowAnswer({ acts: [] })],
  [calls.todo]: [noTasks],
  [calls.users]: [success({ list: userTree })],
  [listCall]: [pageOf(conversations)],
  [thread]: [success({ id: 'c-flow' })],
};
const button = (name: string | RegExp) => page.getByRole('button', { name });
const cards = () => useOutbox.getState().outgoing.map(({ to, content }) => ({ to, ...content }));
const card = { kind: 'card', cardKind: 'flow', cardId: 't1', title: '周子涵的请假申请', line: '' };

test('a flow is discussed in a conversation of its own', async () => {
  const room = await openApp(pathTo('3'), { answers });
  await button('讨论').click();
  await expect.poll(place).toMatch(/^\/pages\/message\/im\/index\?.*formUserId=c-flow/);
  expect((await room.heard(thread))[0]?.body).toBe('{"kind":"flow","id":"t1"}');
});

test('a flow is sent to a conversation as a card, once it was confirmed', async () => {
  await openApp(pathTo('3'), { answers });
  await button('分享到聊天').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /海运组/ })
    .click();
  await expect.element(page.getByText('发送给“海运组”？')).toBeVisible();
  await button('取消').click();
  expect(cards()).not.toContainEqual({ to: 'c-sea', ...card });
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /海运组/ })
    .click();
  await button('发送').click();
  await expect.poll(cards).toContainEqual({ to: 'c-sea', ...card });
  await expect.element(page.getByRole('heading', { name: '选择会话' })).not.toBeInTheDocument();
});

test('a colleague one never wrote to is found by name; where one is not in any more is not offered', async () => {
  const left = { ...seaGroup, id: 'c-left', name: '旧组', isMember: false };
  const room = await openApp(pathTo('3'), {
    answers: { ...answers, [listCall]: [pageOf([left, seaGroup])] },
  });
  await button('分享到聊天').click();
  await expect.element(page.getByRole('dialog').getByRole('button', { name: /海运组/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /旧组/ })).not.toBeInTheDocument();
  await room.answer(listCall, pageOf([]));
  await page.getByRole('dialog').getByRole('searchbox').fill('方');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /方慧敏/ })
    .click();
  await button('发送').click();
  await expect.poll(cards).toContainEqual({ to: 'acc01', ...card });
});

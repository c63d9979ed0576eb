import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { success } from '../../testing/answers.ts';
import { entry, group, mine, received } from '../testing/conversations.ts';
import { base, openChat } from '../testing/open-chat.ts';

const ofFirst = `GET ${base}/g1/messages/1/readers`;
const reader = (id: string) => ({ id, realName: id, headIcon: '', isExternal: false });
const readers = success({ read: [reader('u2')], unread: [reader('u3')] });
const first = mine(1, { conversationId: 'g1' });
const here = (seq: number) => received(entry(seq, { conversationId: 'g1' }), 'g1');

test('who read it is asked again when somebody writes there: once for several, and not for what is said elsewhere', async () => {
  const room = await openChat({ detail: group, list: [first], answers: { [ofFirst]: [readers] } });
  await expect.element(page.getByRole('button', { name: '1 人已读' })).toBeVisible();
  await room.sockets({ say: received(entry(7, { conversationId: 'c7' }), 'u7') });
  await room.sockets({ say: here(2) });
  await room.sockets({ say: here(3) });
  await expect.poll(async () => (await room.heard(ofFirst)).length).toBe(2);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await room.heard(ofFirst)).toHaveLength(2);
});

test('what all have read is not asked about again', async () => {
  const all = success({ read: [reader('u2'), reader('u3')], unread: [] });
  const ofSecond = ofFirst.replace('/1/', '/2/');
  const list = [first, mine(2, { conversationId: 'g1' })];
  const room = await openChat({
    ...{ detail: group, list, answers: { [ofFirst]: [all], [ofSecond]: [readers] } },
  });
  await expect.element(page.getByRole('button', { name: '全部已读' })).toBeVisible();
  await room.sockets({ say: here(3) });
  await expect.poll(async () => (await room.heard(ofSecond)).length).toBe(2);
  expect(await room.heard(ofFirst)).toHaveLength(1);
});

test('an old message is asked about when somebody wants to know, however old the detail is', async () => {
  const room = await openChat({
    ...{ detail: group, list: [first], lastSeq: 60, answers: { [ofFirst]: [readers] } },
  });
  const button = page.getByRole('button', { name: '已读情况' });
  await expect.element(button).toBeVisible();
  expect(await room.heard(ofFirst)).toEqual([]);
  await button.click();
  await expect.poll(async () => (await room.heard(ofFirst)).length).toBe(1);
});

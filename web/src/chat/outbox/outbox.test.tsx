import { uploadFile } from '@fairway/contract/files.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refused, success } from '../../testing/answers.ts';
import { currentUser } from '../../testing/people.ts';
import type { Room } from '../../testing/room.ts';
import { clearSession, openSession } from '../../wire/session-store.ts';
import { useSocketState } from '../../wire/socket/send-frame.ts';
import { echoed, entry, group, mine } from '../testing/conversations.ts';
import { base, emptyOutbox, framesOf, greet, openChat } from '../testing/open-chat.ts';
import { outgoingOf } from './outbox-database.ts';
import { readOutbox, useOutbox } from './outbox-store.ts';
import { sendAgain, sendCard, writeMessage } from './write-message.ts';

beforeEach(emptyOutbox);
afterEach(emptyOutbox);

const text = (text: string) => ({ kind: 'text', text }) as const;
const sent = (room: Room) => framesOf(room, 'SendMessage');
const contents = async (room: Room) => (await sent(room)).map(({ messageContent }) => messageContent);
const kept = async () => ((await outgoingOf('u1')) ?? []).map(({ clientId }) => clientId);
const refusal = (clientId: string, name: string, msg: string) => ({
  ...{ method: 'error', name, code: 422, msg, of: 'SendMessage', clientId },
});

/** Says to the sender that everything it sent is stored. */
async function acknowledge(room: Room, seq: number, nth = 0): Promise<void> {
  await expect.poll(async () => (await sent(room)).length).toBeGreaterThan(nth);
  const frame = (await sent(room))[nth];
  const { clientId = '', messageType: contentType = 'text', messageContent } = frame ?? {};
  const content = typeof messageContent === 'string' ? messageContent : { path: '', ...messageContent };
  const message = mine(seq, { clientId, contentType, content } as Parameters<typeof mine>[1]);
  await room.sockets({ say: echoed(message) });
}

test('what is written is on the screen and on the disk at once, and gone from the disk when it is stored', async () => {
  const room = await openChat({ list: [entry(1)] });
  await page.getByLabelText('输入消息').fill('你好');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('发送中')).toBeVisible();
  expect(await kept()).toHaveLength(1);
  await acknowledge(room, 2);
  await expect.element(page.getByText('发送中')).not.toBeInTheDocument();
  await expect.element(page.getByText('你好', { exact: true })).toBeVisible();
  await expect.poll(kept).toEqual([]);
  expect(await sent(room)).toHaveLength(1);
});

test('a conversation keeps its order: the next leaves only after the one before is stored; others do not wait', async () => {
  const room = await openChat();
  await writeMessage('u2', text('一'));
  await writeMessage('u2', text('二'));
  await writeMessage('u9', text('别处'));
  await expect.poll(async () => (await contents(room)).length).toBe(2);
  expect(await contents(room)).toEqual(['一', '别处']);
  await acknowledge(room, 1, 0);
  await expect.poll(() => contents(room)).toEqual(['一', '别处', '二']);
});

test('without a line everything waits, and leaves in its order when the line is up; a reload in between loses nothing', async () => {
  const room = await openChat({ greeting: null });
  await writeMessage('u2', text('断网时一'));
  await writeMessage('u2', text('断网时二'));
  expect(await sent(room)).toEqual([]);
  // As a new page does: all it has is the disk.
  useOutbox.setState({ outgoing: [], phases: {} });
  await readOutbox();
  expect(useOutbox.getState().outgoing.map(({ content }) => content)).toEqual([
    text('断网时一'),
    text('断网时二'),
  ]);
  await greet(room);
  await acknowledge(room, 1, 0);
  await acknowledge(room, 2, 1);
  expect(await contents(room)).toEqual(['断网时一', '断网时二']);
  await expect.poll(kept).toEqual([]);
});

test('an acknowledgement that was lost: the same message is said again under the same name, and stays one', async () => {
  const room = await openChat();
  await writeMessage('u2', text('在吗'));
  await expect.poll(async () => (await sent(room)).length).toBe(1);
  await room.sockets({ close: 0 });
  await expect.poll(() => useSocketState.getState().isUp).toBe(false);
  expect(await kept()).toHaveLength(1);
  await expect.poll(async () => (await room.sockets()).open).toBe(1);
  await expect.poll(async () => (await framesOf(room, 'OnConnection')).length).toBe(2);
  await greet(room);
  await expect.poll(async () => (await sent(room)).length).toBe(2);
  const [first, second] = await sent(room);
  expect(second).toEqual(first);
  await acknowledge(room, 1, 1);
  await acknowledge(room, 1, 1);
  await expect.poll(kept).toEqual([]);
  expect(page.getByText('在吗', { exact: true }).elements()).toHaveLength(1);
});

test('what the history has is not sent again, although nobody acknowledged it', async () => {
  const room = await openChat({ greeting: null, list: [entry(1)] });
  await expect.element(page.getByText('第1句')).toBeVisible();
  await writeMessage('u2', text('早就到了'));
  const [clientId = ''] = await kept();
  const news = success({ list: [mine(2, { clientId, content: '早就到了' })], firstSeq: 1, lastSeq: 2 });
  await room.answer(`GET ${base}/c1/messages`, news);
  await room.sockets({ say: { method: 'conversationChanged', conversationId: 'c1' } });
  await expect.poll(kept).toEqual([]);
  await greet(room);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await sent(room)).toEqual([]);
});

test('refused it says why and can be sent again, unless it would be refused again, or deleted; those behind it go on', async () => {
  const room = await openChat();
  await writeMessage('u2', text('坏的'));
  await writeMessage('u2', text('好的'));
  const [clientId = ''] = await kept();
  await expect.poll(() => contents(room)).toEqual(['坏的']);
  await room.sockets({ say: refusal(clientId, 'NOT_A_MEMBER', '您已不在该会话中') });
  await expect.element(page.getByText('发送失败：您已不在该会话中')).toBeVisible();
  await expect.poll(() => contents(room)).toEqual(['坏的', '好的']);
  await acknowledge(room, 1, 1);
  await page.getByRole('button', { name: '重新发送' }).click();
  await expect.poll(() => contents(room)).toEqual(['坏的', '好的', '坏的']);
  expect((await sent(room))[2]?.clientId).toBe(clientId);
  await room.sockets({ say: refusal(clientId, 'CONTENT_INVALID', '消息内容有误') });
  await expect.element(page.getByText('发送失败：消息内容有误')).toBeVisible();
  expect(page.getByRole('button', { name: '重新发送' }).elements()).toHaveLength(0);
  await page
    .getByRole('article', { name: /王小明/ })
    .getByRole('button', { name: '消息操作' })
    .last()
    .click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect.element(page.getByText('坏的', { exact: true })).not.toBeInTheDocument();
  expect(await kept()).toEqual([]);
});

test('too many at once is no failure: it is said again a little later, by itself', async () => {
  const room = await openChat();
  await writeMessage('u2', text('太快'));
  await expect.poll(async () => (await sent(room)).length).toBe(1);
  const [clientId = ''] = await kept();
  await room.sockets({ say: refusal(clientId, 'TOO_MANY_MESSAGES', '消息发送过于频繁，请稍后再试') });
  await expect.poll(async () => (await sent(room)).length).toBe(2);
  await expect.element(page.getByText(/发送失败/)).not.toBeInTheDocument();
});

test('under a name that stands for a message of another conversation it is sent again under a new one', async () => {
  const room = await openChat();
  await writeMessage('u2', text('同名'));
  const [clientId = ''] = await kept();
  await expect.poll(() => contents(room)).toEqual(['同名']);
  await room.sockets({ say: refusal(clientId, 'CLIENT_ID_TAKEN', '消息编号已用于其他会话，请重新发送') });
  await expect.poll(() => contents(room)).toEqual(['同名', '同名']);
  const renamed = (await sent(room))[1]?.clientId;
  expect(renamed).not.toBe(clientId);
  expect(await kept()).toEqual([renamed]);
  await acknowledge(room, 1, 1);
  await expect.poll(kept).toEqual([]);
});

const uploadCall = `POST ${uploadFile.path.replace(':type', 'IM')}`;
const picture = { kind: 'image', width: 40, height: 30, fileName: 'a.png' } as const;
const stored = success({
  ...{ name: 'f1', url: '/api/file/Image/IM/f1', fileVersionId: 'f1', fileSize: 3, fileExtension: 'png' },
});

test('a file is uploaded first and once, then its message is sent; a refusal of the file is said with its words', async () => {
  const room = await openChat({ answers: { [uploadCall]: [{ drop: true }, stored] } });
  const file = new Blob(['png'], { type: 'image/png' });
  await writeMessage('u2', { ...picture, file });
  await expect.poll(async () => (await sent(room)).length).toBe(1);
  expect((await sent(room))[0]?.messageContent).toEqual({ name: 'f1', width: 40, height: 30 });
  const uploads = await room.heard(uploadCall);
  expect(new Set(uploads.map(({ headers }) => headers['command-id'])).size).toBe(1);
  // The line broke before the answer: the file is at the server already.
  const before = uploads.length;
  await room.sockets({ close: 0 });
  await expect.poll(async () => (await framesOf(room, 'OnConnection')).length).toBe(2);
  await greet(room);
  await expect.poll(async () => (await sent(room)).length).toBe(2);
  expect(await room.heard(uploadCall)).toHaveLength(before);
  await acknowledge(room, 1, 1);

  await room.answer(uploadCall, refused(400, '文件类型不允许'));
  await writeMessage('u2', { kind: 'file', file, fileName: 'a.exe', fileSize: 3 });
  await expect.element(page.getByText('发送失败：文件类型不允许')).toBeVisible();
  expect(page.getByRole('button', { name: '重新发送' }).elements()).toHaveLength(0);
  await page.getByRole('button', { name: '删除', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect.element(page.getByText('a.exe')).not.toBeInTheDocument();
});

test('a card, a place and an answer travel as the wire has them', async () => {
  const room = await openChat();
  await sendCard('u2', { cardKind: 'flow', cardId: 't1' });
  await acknowledge(room, 1, 0);
  await writeMessage(
    'u2',
    { kind: 'location', latitude: 29.8, longitude: 121.5, title: '北仑港', address: '' },
    { replyTo: 1, mentionIds: ['u2'] },
  );
  await expect.poll(async () => (await sent(room)).length).toBe(2);
  expect(await sent(room)).toMatchObject([
    { messageType: 'card', messageContent: { cardKind: 'flow', cardId: 't1' }, toUserId: 'u2' },
    { messageType: 'location', messageContent: { latitude: 29.8 }, replyTo: 1, mentionIds: ['u2'] },
  ]);
});

test('signing out by choice leaves nothing on the device; a session that ran out leaves it for its person only', async () => {
  await openChat({ greeting: null, detail: group });
  await writeMessage('g1', text('还没发'));
  clearSession();
  expect(useOutbox.getState().outgoing).toEqual([]);
  expect(await kept()).toHaveLength(1);
  openSession('bearer other', { ...currentUser, userInfo: { ...currentUser.userInfo, userId: 'u7' } });
  await readOutbox();
  expect(useOutbox.getState().outgoing).toEqual([]);
  openSession('bearer again', currentUser);
  await readOutbox();
  expect(useOutbox.getState().outgoing).toHaveLength(1);
  clearSession(true);
  await expect.poll(kept).toEqual([]);
});

test('two tabs with the same queue: one sends, the other does not', async () => {
  const room = await openChat();
  // Another tab is at it.
  let finish: () => void = () => undefined;
  const busy = new Promise<void>((resolve) => {
    finish = resolve;
  });
  void navigator.locks.request('chat-outbox:u1:u2', () => busy);
  await writeMessage('u2', text('只发一次'));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await sent(room)).toEqual([]);
  // It has sent it and erased it.
  const [message] = useOutbox.getState().outgoing;
  await emptyOutbox();
  finish();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await sent(room)).toEqual([]);
  if (message) await sendAgain(message);
  await expect.poll(() => contents(room)).toEqual(['只发一次']);
});

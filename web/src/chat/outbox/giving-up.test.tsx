import { uploadFile } from '@fairway/contract/files.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answer, success } from '../../testing/answers.ts';
import type { Room } from '../../testing/room.ts';
import { clearSession } from '../../wire/session-store.ts';
import { emptyOutbox, framesOf, openChat } from '../testing/open-chat.ts';
import { eraseOutgoing, outgoingOf } from './outbox-database.ts';
import { removeOutgoing, useOutbox } from './outbox-store.ts';
import { writeMessage } from './write-message.ts';

beforeEach(emptyOutbox);
afterEach(async () => {
  vi.restoreAllMocks();
  await emptyOutbox();
});

const uploadCall = `POST ${uploadFile.path.replace(':type', 'IM')}`;
const stored = success({
  ...{ name: 'f1', url: '/api/file/Image/IM/f1', fileVersionId: 'f1', fileSize: 3, fileExtension: 'png' },
});
const slow = { [uploadCall]: [{ ...stored, held: true }] } satisfies Record<string, Answer[]>;
const file = { kind: 'file', file: new Blob(['abc']), fileName: 'a.pdf', fileSize: 3 } as const;
const text = (text: string) => ({ kind: 'text', text }) as const;
const contents = async (room: Room) =>
  (await framesOf(room, 'SendMessage')).map(({ messageContent }) => messageContent);
const kept = async () => (await outgoingOf('u1')) ?? [];

/** A file on its way, and how often a way was broken off. */
async function uploading() {
  const room = await openChat({ answers: slow });
  const broken = vi.spyOn(XMLHttpRequest.prototype, 'abort');
  await writeMessage('u2', file);
  await expect.poll(async () => (await room.heard(uploadCall)).length).toBe(1);
  const [outgoing] = await kept();
  return { room, broken, clientId: outgoing?.clientId ?? '' };
}

test('the upload ends with the session of its person, and the message waits for them without it', async () => {
  const { broken } = await uploading();
  clearSession();
  await expect.poll(() => broken.mock.calls.length).toBe(1);
  expect(await kept()).toMatchObject([{ state: 'waiting', content: { fileName: 'a.pdf' } }]);
});

test('deleted here or in another tab, the upload ends', async () => {
  const first = await uploading();
  await removeOutgoing(first.clientId);
  await expect.poll(() => first.broken.mock.calls.length).toBe(1);
  vi.restoreAllMocks();

  const second = await uploading();
  await eraseOutgoing(second.clientId);
  const otherTab = new BroadcastChannel('chat-outbox');
  otherTab.postMessage('u1');
  await expect.poll(() => second.broken.mock.calls.length).toBe(1);
  otherTab.close();
  expect(await kept()).toEqual([]);
});

test('deleted in another tab that could not say so, it is neither sent nor kept', async () => {
  const { room, clientId } = await uploading();
  await eraseOutgoing(clientId);
  await room.release(uploadCall);
  await expect.poll(() => useOutbox.getState().outgoing).toEqual([]);
  await writeMessage('u2', text('后面的'));
  await expect.poll(() => contents(room)).toEqual(['后面的']);
  expect(await kept()).toHaveLength(1);
});

test('deleted while it is being sent and then refused, it does not come back', async () => {
  const room = await openChat();
  await writeMessage('u2', text('不要了'));
  await writeMessage('u2', text('后面的'));
  await expect.poll(() => contents(room)).toEqual(['不要了']);
  const [unwanted] = await kept();
  const clientId = unwanted?.clientId ?? '';
  await removeOutgoing(clientId);
  await room.sockets({
    say: { method: 'error', name: 'NOT_A_MEMBER', code: 403, msg: '不在', of: 'SendMessage', clientId },
  });
  await expect.poll(() => contents(room)).toEqual(['不要了', '后面的']);
  expect((await kept()).map(({ content }) => content)).toEqual([text('后面的')]);
  expect(useOutbox.getState().outgoing).toHaveLength(1);
});

test('on a full disk a message that was refused is not sent again and again', async () => {
  const room = await openChat();
  await writeMessage('u2', text('坏的'));
  await writeMessage('u2', text('好的'));
  await expect.poll(() => contents(room)).toEqual(['坏的']);
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value) {
    const request = put.call(this, value);
    this.transaction.abort();
    return request;
  });
  const clientId = (await kept())[0]?.clientId ?? '';
  await room.sockets({
    say: { method: 'error', name: 'CONTENT_INVALID', code: 422, msg: '有误', of: 'SendMessage', clientId },
  });
  await expect.poll(() => contents(room)).toEqual(['坏的', '好的']);
  expect((await kept()).map(({ state }) => state)).toEqual(['refused', 'waiting']);
});

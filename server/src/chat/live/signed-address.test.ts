import { createGroup, listChatMessages, recallMessage, removeGroupMember } from '@fairway/contract/chat.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pdfOf, photo, upload } from '../../files/sample-files.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { saySafely, type Talker, type Talkers, talkersAt, wavOf } from '../testing/talker.ts';

let house: TestApp;
let talkers: Talkers;
let sales: Talker;
let ops: Talker;
let manager: Talker;
beforeAll(async () => {
  house = await startTestApp();
  talkers = talkersAt(house.url);
  const [first, second, third] = await Promise.all(
    ['sales01', 'ops01', 'manager01'].map(async (account) => talkers.of(await house.as(account))),
  );
  if (!first || !second || !third) throw new Error('nobody came');
  [sales, ops, manager] = [first, second, third];
});
afterEach(() => talkers.hangUp());
afterAll(() => house.close());

const uploadedBy = async ({ token }: Talker, name: string, bytes: Buffer) =>
  (await upload({ url: house.url, token, type: 'IM' }, name, bytes)).data?.name ?? '';
/** As an `<img>` does it: no header of ours. */
const load = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const response = await fetch(house.url + path, { method, headers });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
};
const isRefused = async (path: string) => {
  const { bytes, headers } = await load(path);
  expect(headers.get('content-type')).toContain('application/json');
  expect(headers.get('cache-control')).toBe('no-store');
  return JSON.parse(bytes.toString()).code;
};
const pathOf = (content: unknown): string => (content as { path: string }).path;
const picture = async () => ({
  ...{ messageType: 'image' as const },
  messageContent: { name: await uploadedBy(sales, '箱单.jpg', await photo()), width: 8, height: 4 },
});

describe('the address of a picture, a voice or a file', () => {
  it('opens without a header in every reply that has it: the echo, the message, the history', async () => {
    const [mine, theirs] = [await sales.open(), await ops.open()];
    const sent = await saySafely(mine, { toUserId: ops.userId, ...(await picture()) });
    const received = await theirs.hear('receiveMessage');
    theirs.say({ method: 'MessageList', toUserId: sales.userId });
    const { list } = await theirs.hear('messageList');
    const listed = await ops.call(listChatMessages, { params: { id: sales.userId }, query: {} });
    const addresses = [
      ...[sent.toMessage, sent.message.content, received.formMessage, received.message.content].map(pathOf),
      pathOf(JSON.parse(list.at(-1)?.content ?? '')),
      pathOf(listed.data?.list.at(-1)?.content),
    ];
    for (const address of addresses) {
      const { status, headers, bytes } = await load(address);
      expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      expect(headers.get('content-length')).toBe(String(bytes.length));
      expect(headers.get('content-disposition')).toMatch(/^inline/);
      expect(headers.get('cache-control')).toMatch(/^private, max-age=\d+/);
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      // Some clients add a number against caches, or the size they want.
      expect((await load(`${address}?n=17`)).status).toBe(200);
      expect((await load(`${address}?size=thumb`)).headers.get('content-type')).toMatch(/^image\//);
      // Neither a session nor anything of it.
      expect(address).not.toContain(ops.token.slice(7));
    }
  });

  it('of a voice gives the parts a player asks for; a document is a download', async () => {
    const mine = await sales.open();
    const wav = wavOf(40);
    const voice = await saySafely(mine, {
      ...{ toUserId: ops.userId, messageType: 'voice' },
      messageContent: { name: await uploadedBy(sales, '语音.wav', wav), length: 40 },
    });
    const path = pathOf(voice.toMessage);
    const part = await load(path, { range: 'bytes=300000-300099' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-type')).toMatch(/^audio\//);
    expect(part.headers.get('content-range')).toBe(`bytes 300000-300099/${wav.length}`);
    expect(part.bytes.equals(wav.subarray(300_000, 300_100))).toBe(true);
    const head = await load(path, {}, 'HEAD');
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(wav.length)]);
    const etag = head.headers.get('etag') ?? '';
    expect((await load(path, { 'if-none-match': etag })).status).toBe(304);

    const file = await saySafely(mine, {
      ...{ toUserId: ops.userId, messageType: 'file' },
      messageContent: { name: await uploadedBy(sales, '提单.pdf', pdfOf(900)) },
    });
    const document = await load(pathOf(file.toMessage));
    expect(document.headers.get('content-disposition')).toMatch(/^attachment/);
  });

  it('is the reader’s own in a group too, and ends with what they may see', async () => {
    const { data } = await sales.call(createGroup, {
      body: { name: '群', userIds: [ops.userId, manager.userId] },
    });
    const groupId = data?.id ?? '';
    const [mine, theirs, others] = [await sales.open(), await ops.open(), await manager.open()];
    const first = await saySafely(mine, { toUserId: groupId, ...(await picture()) });
    const forOps = pathOf((await hearPicture(theirs)).formMessage);
    const forManager = pathOf((await hearPicture(others)).formMessage);
    expect(new Set([pathOf(first.toMessage), forOps, forManager]).size).toBe(3);
    expect((await load(forOps)).status).toBe(200);

    await house.database.pool.query(`update user_account set "enabledMark" = 0 where id = 'user-manager01'`);
    expect(await isRefused(forManager)).toBe(400);
    await house.database.pool.query(`update user_account set "enabledMark" = 1 where id = 'user-manager01'`);
    expect((await load(forManager)).headers.get('content-type')).toBe('image/jpeg');

    await sales.call(recallMessage, { params: { id: groupId, seq: String(first.seq) } });
    expect(await isRefused(forOps)).toBe(404);
    await sales.call(removeGroupMember, { params: { id: groupId, userId: ops.userId } });
    const second = await saySafely(mine, { toUserId: groupId, ...(await picture()) });
    // Signed for somebody else it opens for them alone: the name of the reader cannot be changed.
    const own = pathOf(second.toMessage);
    expect(await isRefused(own.replace('user-sales01', 'user-ops01'))).toBe(400);
  });

  it('stays the same for a while, ends within an hour, and is nothing that anybody could write', async () => {
    const mine = await sales.open();
    const { toMessage } = await saySafely(mine, { toUserId: ops.userId, ...(await picture()) });
    const path = pathOf(toMessage);
    const listed = async () => {
      const { data } = await sales.call(listChatMessages, { params: { id: ops.userId }, query: {} });
      return pathOf(data?.list.at(-1)?.content);
    };
    expect(await listed()).toBe(path);
    const [file = '', ticket = ''] = [
      path.slice(0, path.lastIndexOf('/')),
      path.slice(path.lastIndexOf('/') + 1),
    ];
    const [until = '', signature = ''] = ticket.split('.');
    const later = (Number.parseInt(until, 36) + 60_000).toString(36);
    const other = await uploadedBy(sales, '别的.jpg', await photo());
    for (const forged of [
      `${file}/${later}.${signature}.user-sales01`,
      `${file}/${until}.${signature.slice(1)}A.user-sales01`,
      `${file}/${until}..user-sales01`,
      `${file}/x`,
      `${file}/${'x'.repeat(150)}`,
      `/api/file/Image/IM/${other}/${ticket}`,
      `/api/file/Image/annex/${file.split('/').at(-1)}/${ticket}`,
    ])
      expect([forged, await isRefused(forged)]).toEqual([forged, 400]);

    const before = house.clock.now;
    house.clock.now = new Date(before.getTime() + 29 * 60_000);
    expect((await load(path)).status).toBe(200);
    house.clock.now = new Date(before.getTime() + 61 * 60_000);
    expect(await isRefused(path)).toBe(400);
    const renewed = await listed();
    expect(renewed).not.toBe(path);
    expect((await load(renewed)).headers.get('content-type')).toBe('image/jpeg');
    house.clock.now = before;
  });
});

/** Past the words that somebody was let in. */
async function hearPicture(socket: Awaited<ReturnType<Talker['open']>>) {
  for (;;) {
    const heard = await socket.hear('receiveMessage');
    if (heard.messageType === 'image') return heard;
  }
}

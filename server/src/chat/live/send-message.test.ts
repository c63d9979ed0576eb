import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { longestText } from '@fairway/contract/chat.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pdfOf, photo, upload } from '../../files/sample-files.ts';
import type { OpenSocket } from '../../testing/open-socket.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { publishFlow, submitted } from '../../workflow/comments/testing/publish-flow.ts';
import { appendToLog } from '../log.ts';
import { say, saySafely, type Talker, type Talkers, talkersAt, wavOf } from '../testing/talker.ts';

let house: TestApp;
let talkers: Talkers;
let sales: Talker;
let ops: Talker;
let finance: Talker;
beforeAll(async () => {
  house = await startTestApp({ from: 'demo' });
  talkers = talkersAt(house.url);
  const [first, second, third] = await Promise.all(
    ['sales01', 'ops01', 'finance01'].map(async (account) => talkers.of(await house.as(account))),
  );
  if (!first || !second || !third) throw new Error('nobody came');
  [sales, ops, finance] = [first, second, third];
});
beforeEach(async () => {
  await house.database.db.deleteFrom('chat_allowance').execute();
});
afterEach(() => talkers.hangUp());
afterAll(() => house.close());

const uploadedBy = async ({ token }: Talker, name: string, bytes: Buffer, type = 'IM') =>
  (await upload({ url: house.url, token, type }, name, bytes)).data?.name ?? '';
const stored = (clientId: string) =>
  house.database.db.selectFrom('chat_message').selectAll().where('clientId', '=', clientId).execute();
const refusal = async (socket: OpenSocket) => (await socket.hear('error')).name;
/** Nothing that was said before is still on its way. */
const isQuiet = async (socket: OpenSocket) => {
  await sleep(100);
  socket.say({ method: 'Heartbeat' });
  await socket.hear('heartbeat');
};
const said = (socket: OpenSocket) =>
  socket.heard.filter(({ method }) => /^(send|receive)Message$/.test(method));

describe('a message', () => {
  it('reaches every device of both sides once it is stored', async () => {
    const [desk, phone] = [await sales.open(), await sales.open()];
    const [theirDesk, theirPhone] = [await ops.open(), await ops.open()];
    const clientId = say(desk, { toUserId: ops.userId, messageContent: '  提单号发我一下 📦 ' });
    const echo = await desk.hear('sendMessage');
    expect(echo).toMatchObject({
      UserId: sales.userId,
      toUserId: ops.userId,
      account: 'sales01',
      toAccount: 'ops01',
      messageType: 'text',
      toMessage: '提单号发我一下 📦',
      clientId,
    });
    expect(await phone.hear('sendMessage')).toEqual(echo);
    for (const socket of [theirDesk, theirPhone])
      expect(await socket.hear('receiveMessage')).toMatchObject({
        formUserId: sales.userId,
        userId: sales.userId,
        account: 'sales01',
        formMessage: '提单号发我一下 📦',
        conversationId: echo.conversationId,
        seq: echo.seq,
        message: echo.message,
      });
    expect(await stored(clientId)).toHaveLength(1);
    // Longer than the answer without the bus waits.
    await sleep(3_200);
    for (const socket of [desk, phone, theirDesk, theirPhone]) expect(said(socket)).toHaveLength(1);
  });

  it('takes its place in the order in which it was said, without waiting for the ones before', async () => {
    const [mine, theirs] = [await sales.open(), await ops.open()];
    const texts = Array.from({ length: 50 }, (_, n) => `第${n}条`);
    for (const messageContent of texts) say(mine, { toUserId: ops.userId, messageContent });
    const [echoes, received] = [[] as number[], [] as unknown[]];
    for (const _ of texts) {
      echoes.push((await mine.hear('sendMessage')).seq);
      received.push((await theirs.hear('receiveMessage')).formMessage);
    }
    expect(received).toEqual(texts);
    expect(echoes).toEqual(echoes.map((_, place) => (echoes[0] ?? 0) + place));
    const { rows } = await house.database.pool.query(
      `select count(distinct xmin::text)::int as transactions from chat_message where content::text like '"第%条"'`,
    );
    expect(rows[0].transactions).toBeLessThan(25);
  });

  it('said again under the same name is the same message, on whichever socket, also when it was taken back', async () => {
    const theirs = await ops.open();
    const first = await sales.open();
    const clientId = say(first, { toUserId: ops.userId, messageContent: '只说一次' });
    const { seq, conversationId } = await first.hear('sendMessage');
    first.wire.terminate();
    await saySafely(await sales.open(), { toUserId: ops.userId, messageContent: '后面还有' });

    const again = await sales.open();
    say(again, { toUserId: ops.userId, messageContent: '只说一次', clientId });
    say(again, { toUserId: ops.userId, messageContent: '换了内容也一样', clientId });
    for (const _ of [1, 2])
      expect(await again.hear('sendMessage')).toMatchObject({ seq, toMessage: '只说一次', clientId });
    await house.database.db
      .updateTable('chat_message')
      .set({ recalledAt: new Date(), content: '""' })
      .where('clientId', '=', clientId)
      .execute();
    say(again, { toUserId: ops.userId, messageContent: '只说一次', clientId });
    expect(await again.hear('sendMessage')).toMatchObject({ seq, conversationId, messageType: 'recalled' });
    expect(await stored(clientId)).toHaveLength(1);
    await isQuiet(theirs);
    expect(said(theirs)).toHaveLength(2);
  });

  it('under a name that its sender gave a message of another conversation is refused, in one batch and later', async () => {
    const mine = await sales.open();
    const clientId = randomUUID();
    const first = await saySafely(mine, { toUserId: ops.userId, messageContent: '给操作', clientId });
    // To somebody else, to a conversation by its own id, and to nobody: it is never taken for the one that is stored.
    for (const toUserId of [finance.userId, 'user-manager01', 'nobody']) {
      say(mine, { toUserId, messageContent: '给财务', clientId });
      expect(await mine.hear('error')).toMatchObject({
        ...{ name: 'CLIENT_ID_TAKEN', code: 409, of: 'SendMessage', clientId },
      });
    }
    say(mine, { toUserId: first.conversationId, messageContent: '给操作', clientId });
    expect(await mine.hear('sendMessage')).toMatchObject({ seq: first.seq });

    const together = randomUUID();
    say(mine, { toUserId: ops.userId, clientId: together });
    say(mine, { toUserId: finance.userId, clientId: together });
    await mine.hear('sendMessage');
    expect(await mine.hear('error')).toMatchObject({ name: 'CLIENT_ID_TAKEN', clientId: together });
    for (const name of [clientId, together])
      expect(await stored(name)).toMatchObject([{ conversationId: first.conversationId }]);
    // Nothing is left behind of a conversation that such a message would have begun.
    const { rows } = await house.database.pool.query('select id from conversation where "lastSeq" = 0');
    expect(rows).toEqual([]);
  });

  it('under the same name of somebody else is another message', async () => {
    const [mine, theirs] = [await sales.open(), await ops.open()];
    const clientId = randomUUID();
    await saySafely(mine, { toUserId: ops.userId, clientId });
    await saySafely(theirs, { toUserId: sales.userId, clientId });
    expect(await stored(clientId)).toHaveLength(2);
  });

  it('without a name is given one', async () => {
    const mine = await sales.open();
    mine.say({
      method: 'SendMessage',
      toUserId: ops.userId,
      messageType: 'text',
      messageContent: '旧客户端',
    });
    expect((await mine.hear('sendMessage')).clientId).toMatch(/^\w{24}$/);
  });

  it('can be sent to the conversation itself, and answers an earlier one', async () => {
    const [mine, theirs] = [await sales.open(), await ops.open()];
    const { conversationId, seq } = await saySafely(mine, { toUserId: ops.userId });
    const answer = await saySafely(theirs, { toUserId: conversationId, replyTo: seq });
    expect(answer).toMatchObject({ toUserId: sales.userId, conversationId, message: { replyTo: seq } });
    for (const replyTo of [answer.seq + 1, 999_999_999]) {
      say(theirs, { toUserId: conversationId, replyTo });
      expect(await refusal(theirs)).toBe('CONTENT_INVALID');
    }
  });

  it('both write first at the same instant: one conversation with both messages', async () => {
    const [mine, theirs] = [await ops.open(), await finance.open()];
    // Whatever they said before.
    await house.database.pool.query(
      `update conversation set "directKey" = null where "directKey" like '%ops01%'`,
    );
    say(mine, { toUserId: finance.userId, messageContent: '一' });
    say(theirs, { toUserId: ops.userId, messageContent: '二' });
    const [one, other] = [await mine.hear('sendMessage'), await theirs.hear('sendMessage')];
    expect(one.conversationId).toBe(other.conversationId);
    expect(Math.abs(one.seq - other.seq)).toBe(1);
  });
});

describe('each kind', () => {
  it('picture, voice, file, place: names and sizes are the server’s, and the other side may read the file', async () => {
    const [mine, theirs] = [await sales.open(), await ops.open()];
    const picture = await uploadedBy(sales, '箱单.jpg', await photo());
    const voice = await uploadedBy(sales, '语音.wav', wavOf(2));
    const file = await uploadedBy(sales, '提单确认件.pdf', pdfOf(2_000));
    const cases = [
      [
        'image',
        { name: picture, width: 800, height: 400.4, path: 'https://evil.example/' },
        {
          name: picture,
          path: expect.stringContaining(`/api/file/Image/IM/${picture}/`),
          width: 800,
          height: 400,
        },
      ],
      ['voice', { name: voice, length: '00:02' }, { name: voice, path: expect.any(String), length: 2 }],
      ['voice', { name: voice, length: 60 }, { name: voice, path: expect.any(String), length: 60 }],
      [
        'file',
        { name: file, fileName: '别的.exe' },
        {
          name: file,
          path: expect.any(String),
          fileName: '提单确认件.pdf',
          fileSize: 2_000,
          fileExtension: 'pdf',
        },
      ],
      [
        'location',
        { latitude: 31.23, longitude: 121.47, title: '外高桥港区' },
        { latitude: 31.23, longitude: 121.47, title: '外高桥港区', address: '' },
      ],
    ] as const;
    for (const [messageType, messageContent, content] of cases) {
      const echo = await saySafely(mine, {
        toUserId: ops.userId,
        messageType,
        messageContent: { ...messageContent },
      });
      expect(echo.message).toMatchObject({ contentType: messageType, content });
      expect(await theirs.hear('receiveMessage')).toMatchObject({ messageType, formMessage: content });
    }
    const { rows: found } = await house.database.pool.query(
      `select search from chat_message where grams @> '{确认}' and kind = 'file' and content ->> 'name' = $1`,
      [file],
    );
    expect(found).toEqual([{ search: '提单确认件.pdf' }]);
    const seen = await fetch(`${house.url}/api/file/Image/IM/${picture}`, {
      headers: { authorization: ops.token },
    });
    expect(seen.headers.get('content-type')).toMatch(/^image\//);

    // What was shown to somebody they may pass on; what was shown to nobody stays where it is.
    const passed = await saySafely(theirs, {
      toUserId: finance.userId,
      messageType: 'image',
      messageContent: { name: picture, width: 800, height: 400 },
    });
    expect(passed.message.contentType).toBe('image');
  });

  it.each([
    ['text without letters', 'text', '  \n\t ', 'CONTENT_INVALID'],
    ['text of nothing but nought', 'text', '\0', 'CONTENT_INVALID'],
    ['text that is none', 'text', { name: 'x' }, 'CONTENT_INVALID'],
    ['a text too long', 'text', '长'.repeat(longestText + 1), 'TEXT_TOO_LONG'],
    ['a letter with too many marks', 'text', `e${'\u0301'.repeat(longestText * 10)}`, 'TEXT_TOO_LONG'],
    ['a picture that is text', 'image', 'x', 'CONTENT_INVALID'],
    ['a picture nobody has', 'image', { name: 'nobody', width: 1, height: 1 }, 'FILE_NOT_FOUND'],
    ['a voice nobody has', 'voice', { name: 'nobody', length: 3 }, 'FILE_NOT_FOUND'],
    ['a file nobody has', 'file', { name: '..' }, 'FILE_NOT_FOUND'],
    ['a place beyond the pole', 'location', { latitude: 91, longitude: 0 }, 'CONTENT_INVALID'],
    ['a place that is a file', 'location', { name: 'x' }, 'CONTENT_INVALID'],
    ['a card nobody has', 'card', { cardKind: 'flow', cardId: 'nobody' }, 'CONTENT_INVALID'],
    ['a card that is a place', 'card', { latitude: 1, longitude: 1 }, 'CONTENT_INVALID'],
  ] as const)('%s is refused by name', async (_case, messageType, messageContent, name) => {
    const mine = await sales.open();
    const clientId = say(mine, {
      toUserId: ops.userId,
      messageType,
      messageContent: messageContent as string,
    });
    expect(await mine.hear('error')).toMatchObject({ name, of: 'SendMessage', clientId });
    expect(await stored(clientId)).toEqual([]);
    await saySafely(mine, { toUserId: ops.userId });
  });

  it('counts letters as people see them', async () => {
    const mine = await sales.open();
    const text = '👨‍👩‍👧'.repeat(longestText);
    expect((await saySafely(mine, { toUserId: ops.userId, messageContent: text })).toMessage).toBe(text);
  });

  it('half a letter is mended, so that the database keeps it', async () => {
    const mine = await sales.open();
    const { toMessage } = await saySafely(mine, { toUserId: ops.userId, messageContent: 'a\ud83d\0b' });
    expect(toMessage).toBe('a\ufffdb');
  });

  it('somebody else’s file, a file of another kind, and a kind it is not', async () => {
    const mine = await sales.open();
    const theirPicture = await uploadedBy(finance, '私.jpg', await photo());
    const avatar = await uploadedBy(sales, '头像.jpg', await photo(), 'annex');
    const [pdf, wav] = [
      await uploadedBy(sales, 'a.pdf', pdfOf(500)),
      await uploadedBy(sales, 'b.wav', wavOf(1)),
    ];
    const image = (name: string, changes = {}) => ({ name, width: 10, height: 10, ...changes });
    for (const [messageType, messageContent, name] of [
      ['image', image(theirPicture), 'FILE_NOT_FOUND'],
      ['file', { name: theirPicture }, 'FILE_NOT_FOUND'],
      ['image', image(avatar), 'FILE_NOT_FOUND'],
      ['image', image(pdf), 'CONTENT_INVALID'],
      ['voice', { name: pdf, length: 3 }, 'CONTENT_INVALID'],
      ['voice', { name: wav, length: 0 }, 'CONTENT_INVALID'],
      ['voice', { name: wav, length: '01:01' }, 'CONTENT_INVALID'],
      ['image', image(wav, { width: -1 }), 'CONTENT_INVALID'],
    ] as const) {
      say(mine, { toUserId: ops.userId, messageType, messageContent });
      expect([messageType, await refusal(mine)]).toEqual([messageType, name]);
    }
    await isQuiet(mine);
  });
});

describe('a card', () => {
  it('shows a flow to the other side, from somebody who may see it and from nobody else', async () => {
    const admin = await house.as('admin');
    const cardId = await submitted(sales, await publishFlow(house, admin, { name: '用章申请' }));
    const [mine, theirs] = [await sales.open(), await ops.open()];
    const messageContent = { cardKind: 'flow', cardId, title: '别的标题' };
    const echo = await saySafely(mine, { toUserId: ops.userId, messageType: 'card', messageContent });
    expect(echo.message.content).toEqual({
      ...{ cardKind: 'flow', cardId, line: '用章申请', title: expect.stringContaining('用章申请') },
      titleEn: expect.stringMatching(/^\S+: 用章申请/),
    });
    expect(await theirs.hear('receiveMessage')).toMatchObject({ formMessage: echo.message.content });
    say(theirs, { toUserId: sales.userId, messageType: 'card', messageContent });
    expect(await refusal(theirs)).toBe('CONTENT_INVALID');
  });
});

describe('frames that are wrong', () => {
  it.each([
    ['another name of a method', { method: 'sendMessage' }, 'METHOD_UNKNOWN'],
    [
      'nobody to send to',
      { method: 'SendMessage', messageType: 'text', messageContent: 'x' },
      'FIELDS_INVALID',
    ],
    ['a kind nobody sends', { messageType: 'system', messageContent: 'x' }, 'FIELDS_INVALID'],
    ['a recall by frame', { messageType: 'recall', messageContent: { seq: 1 } }, 'FIELDS_INVALID'],
    ['an id that is none', { toUserId: "' or 1=1 --" }, 'FIELDS_INVALID'],
    ['an id with nought in it', { toUserId: 'a\0b' }, 'FIELDS_INVALID'],
    ['a name too short', { clientId: 'short' }, 'FIELDS_INVALID'],
    ['a name that is none', { clientId: '../../../etc/passwd' }, 'FIELDS_INVALID'],
    ['a reply to nothing', { replyTo: 0 }, 'FIELDS_INVALID'],
    ['a reply to a half', { replyTo: 1.5 }, 'FIELDS_INVALID'],
    ['a crowd of names', { mentionIds: Array.from({ length: 51 }, () => 'x') }, 'FIELDS_INVALID'],
    ['a number for a text', { messageContent: 7 }, 'FIELDS_INVALID'],
    ['a list for a text', { messageContent: ['x'] }, 'FIELDS_INVALID'],
  ])('%s: refused, and the socket goes on', async (_case, changes, name) => {
    const mine = await sales.open();
    const frame = { method: 'SendMessage', toUserId: ops.userId, messageType: 'text', messageContent: 'x' };
    mine.say('method' in changes ? changes : { ...frame, ...changes });
    expect(await refusal(mine)).toBe(name);
    await isQuiet(mine);
  });

  it('names the message it refuses', async () => {
    const mine = await sales.open();
    const clientId = say(mine, { toUserId: ops.userId, replyTo: -1 });
    expect(await mine.hear('error')).toMatchObject({ of: 'SendMessage', clientId });
  });

  it('whoever a frame says it is from, it is from the one who signed in', async () => {
    const [mine, theirs] = [await sales.open(), await ops.open()];
    mine.say({
      ...{ method: 'SendMessage', token: ops.token, formUserId: ops.userId, UserId: ops.userId },
      ...{ toUserId: ops.userId, messageType: 'text', messageContent: '我是谁' },
    });
    expect((await theirs.hear('receiveMessage')).message.sendUserId).toBe(sales.userId);
  });
});

describe('who may write to whom', () => {
  const conversations = async () =>
    Number((await house.database.pool.query('select count(*) from conversation')).rows[0].count);

  it('nobody, oneself, and people who left do not exist', async () => {
    const mine = await sales.open();
    const before = await conversations();
    const { db } = house.database;
    const mark = (enabledMark: number, deletedAt: Date | null) =>
      db
        .updateTable('user_account')
        .set({ enabledMark, deletedAt })
        .where('id', '=', finance.userId)
        .execute();
    for (const toUserId of ['nobody', sales.userId]) {
      say(mine, { toUserId });
      expect(await refusal(mine)).toBe('PEER_NOT_FOUND');
    }
    for (const [enabledMark, deletedAt] of [
      [0, null],
      [1, new Date()],
    ] as const) {
      await mark(enabledMark, deletedAt);
      say(mine, { toUserId: finance.userId });
      expect(await refusal(mine)).toBe('PEER_NOT_FOUND');
    }
    await mark(1, null);
    expect(await conversations()).toBe(before);
    // Whoever was disabled was signed out for good.
    finance = await talkers.of(await house.as('finance01'));
  });

  it('somebody else’s conversation does not exist; who left a group is told so', async () => {
    const [mine, theirs] = [await sales.open(), await finance.open()];
    const { conversationId } = await saySafely(mine, { toUserId: ops.userId });
    say(theirs, { toUserId: conversationId });
    expect(await refusal(theirs)).toBe('PEER_NOT_FOUND');

    const groupId = await groupOf([sales, ops, finance]);
    await saySafely(theirs, { toUserId: groupId });
    await house.database.db
      .updateTable('conversation_member')
      .set({ leftSeq: 1 })
      .where('conversationId', '=', groupId)
      .where('userId', '=', finance.userId)
      .execute();
    // As leaving does it, in the same transaction.
    const left = { event: 'left', by: finance.userId, byName: '', userIds: [], names: [], name: '' };
    await appendToLog(house.database, {
      ...{ conversationId: groupId, senderId: finance.userId, kind: 'system', content: left },
      now: new Date(),
    });
    say(theirs, { toUserId: groupId });
    expect(await refusal(theirs)).toBe('NOT_A_MEMBER');
    await saySafely(mine, { toUserId: groupId, messageContent: '只给在的人' });
    await isQuiet(theirs);
    expect(JSON.stringify(theirs.heard)).not.toContain('只给在的人');
  });

  it('a customer answers who wrote to them, and begins with nobody; accounts are not told to them', async () => {
    const customer = await talkers.of(await house.as('client01'));
    const pricing = await talkers.of(await house.as('pricing01'));
    const [theirs, ours] = [await customer.open(), await pricing.open()];
    await house.database.pool.query(
      `delete from conversation_member where "conversationId" in
         (select id from conversation where "directKey" like '%' || $1 || '%' and "directKey" like '%' || $2 || '%')`,
      [customer.userId, pricing.userId],
    );
    say(theirs, { toUserId: pricing.userId });
    expect(await refusal(theirs)).toBe('PEER_NOT_FOUND');
    say(theirs, { toUserId: 'nobody' });
    expect(await refusal(theirs)).toBe('PEER_NOT_FOUND');

    await saySafely(ours, { toUserId: customer.userId, messageContent: '您好' });
    expect(await theirs.hear('receiveMessage')).toMatchObject({ formUserId: pricing.userId, account: '' });
    expect(await saySafely(theirs, { toUserId: pricing.userId })).toMatchObject({ toAccount: '' });
    expect(await ours.hear('receiveMessage')).toMatchObject({ account: 'client01' });
  });
});

describe('in a group', () => {
  it('everybody hears it under the group; whom it names is kept', async () => {
    const groupId = await groupOf([sales, ops, finance]);
    const [mine, theirs, others] = [await sales.open(), await ops.open(), await finance.open()];
    const mentionIds = [ops.userId, ops.userId, sales.userId, 'stranger'];
    const echo = await saySafely(mine, { toUserId: groupId, messageContent: '@操作 看一下', mentionIds });
    expect(echo).toMatchObject({
      toUserId: groupId,
      toRealName: '柜号跟踪',
      message: { mentionIds: [ops.userId] },
    });
    for (const socket of [theirs, others])
      expect(await socket.hear('receiveMessage')).toMatchObject({
        formUserId: groupId,
        realName: '柜号跟踪',
        userId: sales.userId,
        message: echo.message,
      });
    const mentions = async () =>
      Object.fromEntries(
        (
          await house.database.db
            .selectFrom('conversation_member')
            .select(['userId', 'mentionSeq'])
            .where('conversationId', '=', groupId)
            .execute()
        ).map(({ userId, mentionSeq }) => [userId, mentionSeq]),
      );
    expect(await mentions()).toEqual({ [sales.userId]: 0, [ops.userId]: 1, [finance.userId]: 0 });
    await saySafely(theirs, { toUserId: groupId, mentionIds: ['all'] });
    expect(await mentions()).toEqual({ [sales.userId]: 2, [ops.userId]: 1, [finance.userId]: 2 });
  });
});

describe('too much', () => {
  it('sixty at once pass, more are to be sent later; all devices share it', async () => {
    const [desk, phone] = [await finance.open(), await finance.open()];
    for (let n = 0; n < 50; n++) for (const socket of [desk, phone]) say(socket, { toUserId: sales.userId });
    const refused = () =>
      [desk, phone].flatMap(({ heard }) => heard.filter(({ method }) => method === 'error'));
    // What is stored every device hears; what is refused only the one that said it.
    await expect.poll(() => said(desk).length + refused().length).toBe(100);
    expect(said(desk).length).toBeGreaterThanOrEqual(60);
    expect(refused().length).toBeGreaterThan(10);
    for (const error of refused()) expect(error).toMatchObject({ name: 'TOO_MANY_MESSAGES' });
    await sleep(1_100);
    await saySafely(phone, { toUserId: sales.userId, messageContent: '慢慢说' });
  });
});

describe('trouble', () => {
  it('a message the database does not take is refused alone; those stored with it are stored', async () => {
    await house.database.pool.query(`
      create function break_poison() returns trigger language plpgsql as $$
      begin
        if new.content::text like '%毒%' then raise exception 'poison'; end if;
        return new;
      end $$;
      create trigger break_poison before insert on chat_message for each row execute function break_poison()`);
    const [mine, other] = [await sales.open(), await finance.open()];
    const poison = randomUUID();
    for (const messageContent of ['一', '毒', '三'])
      say(mine, {
        toUserId: ops.userId,
        messageContent,
        ...(messageContent === '毒' ? { clientId: poison } : {}),
      });
    say(other, { toUserId: ops.userId, messageContent: '四' });
    const kept = [await mine.hear('sendMessage'), await mine.hear('sendMessage')];
    expect(kept.map(({ toMessage }) => toMessage)).toEqual(['一', '三']);
    expect((kept[0]?.seq ?? 0) + 1).toBe(kept[1]?.seq);
    expect(await mine.hear('error')).toMatchObject({ name: 'CONTENT_INVALID', clientId: poison });
    await other.hear('sendMessage');
    await house.database.pool.query('drop function break_poison cascade');
  });

  it('somebody who holds a conversation too long stops nobody else', async () => {
    const [mine, other] = [await sales.open(), await finance.open()];
    const { conversationId } = await saySafely(mine, { toUserId: ops.userId });
    const holder = await house.database.pool.connect();
    await holder.query('begin');
    await holder.query('select from conversation where id = $1 for update', [conversationId]);
    const clientId = say(mine, { toUserId: ops.userId, messageContent: '等' });
    say(other, { toUserId: ops.userId, messageContent: '不等' });
    await other.hear('sendMessage');
    expect(await mine.hear('error')).toMatchObject({ name: 'UNAVAILABLE', clientId });
    await holder.query('rollback');
    holder.release();
    await saySafely(mine, { toUserId: ops.userId, messageContent: '等', clientId });
  });

  it('forty for a conversation that somebody holds wait once; what was said with them is stored meanwhile', async () => {
    const groupId = await groupOf([sales, ops, finance]);
    const [mine, other] = [await sales.open(), await finance.open()];
    const holder = await house.database.pool.connect();
    await holder.query('begin');
    await holder.query('select from conversation where id = $1 for update', [groupId]);
    // What one person says goes in its order: the last of it stands behind all that wait.
    for (let n = 0; n < 40; n++) say(mine, { toUserId: groupId });
    for (const socket of [mine, other]) say(socket, { toUserId: ops.userId, messageContent: '不等' });
    for (const socket of [mine, other])
      expect(await socket.hear('sendMessage')).toMatchObject({ toMessage: '不等' });
    const errors = () => mine.heard.filter(({ method }) => method === 'error');
    await expect.poll(() => errors().length).toBe(40);
    for (const error of errors()) expect(error).toMatchObject({ name: 'UNAVAILABLE' });
    await holder.query('rollback');
    holder.release();
    await saySafely(mine, { toUserId: groupId });
  });

  it('trouble of the database passes: nothing is refused for good, and nothing tried again one by one', async () => {
    await house.database.pool.query(`
      create sequence tries;
      create function be_short_of_memory() returns trigger language plpgsql as $$
      begin
        perform nextval('tries');
        raise exception 'out of memory' using errcode = '53200';
      end $$;
      create trigger be_short_of_memory before insert on chat_message
        for each row execute function be_short_of_memory()`);
    const mine = await sales.open();
    const said = Array.from({ length: 20 }, () => say(mine, { toUserId: ops.userId }));
    for (const clientId of said)
      expect(await mine.hear('error')).toMatchObject({ name: 'UNAVAILABLE', clientId });
    const { rows } = await house.database.pool.query(`select nextval('tries')::int - 1 as tries`);
    expect(rows[0].tries).toBeLessThan(10);
    await house.database.pool.query('drop function be_short_of_memory cascade; drop sequence tries');
    await saySafely(mine, { toUserId: ops.userId, clientId: said[0] ?? '' });
  });

  it('without the bus whoever sends is answered all the same, and the others are told to fetch', async () => {
    const [mine, theirs] = [await sales.open(), await ops.open()];
    await house.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'fairway-bus'`,
    );
    await saySafely(mine, { toUserId: ops.userId, messageContent: '没有总线' });
    await theirs.hear('resume');
    await saySafely(mine, { toUserId: ops.userId, messageContent: '又有了' });
    await expect.poll(() => JSON.stringify(theirs.heard)).toContain('又有了');
  });
});

let groups = 0;

/** As another feature begins one. */
async function groupOf(people: readonly Talker[]): Promise<string> {
  const id = `group-${++groups}`;
  const now = new Date();
  const row = { id, kind: 'group' as const, name: '柜号跟踪', creatorTime: now };
  await house.database.db
    .insertInto('conversation')
    .values({ ...row, directKey: null, recordKind: null, recordId: null, ownerId: null })
    .execute();
  await house.database.db
    .insertInto('conversation_member')
    .values(
      people.map(({ userId }) => ({
        ...{ conversationId: id, userId, joinedAt: now },
        ...{ leftSeq: null, hiddenSeq: null, pinnedAt: null },
      })),
    )
    .execute();
  return id;
}

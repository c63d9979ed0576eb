import { connect as connectTcp } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { largestFrame, socketPath, takeSocketTicket } from '@fairway/contract/live.ts';
import { getCurrentUser, signOut } from '@fairway/contract/session.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openBus } from '../bus/bus.ts';
import { notify } from '../messages/notify.ts';
import { changeSetting } from '../system/change-setting.ts';
import { type OpenSocket, openSocket, openWithTicket } from '../testing/open-socket.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import { tellPeople } from './tell-people.ts';

let house: TestApp;
let bus: Awaited<ReturnType<typeof openBus>>;
const opened: OpenSocket[] = [];
beforeAll(async () => {
  house = await startTestApp({ from: 'demo', environment: { FAIRWAY_HEARTBEAT_SECONDS: '1' } });
  bus = await openBus(house.database.connection, house.app.log);
});
afterEach(() => {
  for (const { wire } of opened.splice(0)) wire.terminate();
  house.clock.now = new Date();
});
afterAll(async () => {
  await bus.close();
  await house.close();
});

const kept = async (opening: Promise<OpenSocket>) => {
  const socket = await opening;
  opened.push(socket);
  return socket;
};
const socketOf = (person: Person) => kept(openSocket(house.url, person));
const idOf = async (person: Person) => (await person.call(getCurrentUser)).data?.userInfo.userId ?? '';
const messages = () =>
  house.database.db.selectFrom('message').select('id').orderBy('creatorTime', 'desc').limit(1).execute();

/** An in-site message as a feature leaves it, and the word about it after the commit. */
async function leaveMessage(userIds: string[], changes: { title?: string; bodyText?: string } = {}) {
  const title = changes.title ?? '请审批';
  const { db } = house.database;
  const effects: (() => unknown)[] = [];
  const teller = { db, bus, afterCommit: (effect: () => unknown) => void effects.push(effect) };
  await notify(teller, { type: 'flow', title, bodyText: '{}', ...changes, userIds, now: new Date() });
  for (const effect of effects) await effect();
  return (await messages())[0]?.id ?? '';
}

/** Whoever else comes and goes meanwhile is another matter. */
const newsOf = ({ heard }: OpenSocket) =>
  heard.filter(({ method }) => method !== 'Online' && method !== 'Offline');

describe('opening a socket', () => {
  it('takes the token of the family’s clients, and greets with what is unread', async () => {
    const person = await house.as('sales01');
    const userId = await idOf(person);
    const socket = await socketOf(person);
    socket.say({ method: 'OnConnection', token: person.token, mobileDevice: true });
    const before = await socket.hear('initMessage');
    expect(before).toMatchObject({ userId, onlineUsers: [] });
    const quietly = { db: house.database.db, bus, afterCommit: () => undefined };
    await notify(quietly, {
      type: 'notice',
      title: '放假通知',
      bodyText: '',
      userIds: [userId],
      now: new Date(),
    });
    socket.say({ method: 'OnConnection' });
    expect(await socket.hear('initMessage')).toMatchObject({
      unreadNoticeCount: before.unreadNoticeCount + 1,
      unreadTotalCount: before.unreadTotalCount + 1,
      noticeDefaultText: '放假通知',
      messageDefaultText: '放假通知',
      messageDefaultTime: expect.any(Number),
    });
  });

  it('takes a ticket once, and only for 30 seconds', async () => {
    const person = await house.as('sales01');
    const { data: ticket } = await person.call(takeSocketTicket);
    const first = await kept(openSocket(house.url, ticket ?? { ticket: '' }));
    first.say({ method: 'OnConnection' });
    await first.hear('initMessage');
    const second = await kept(openSocket(house.url, ticket ?? { ticket: '' }));
    expect(await second.hear('logout')).toMatchObject({ msg: 'Token验证失败' });

    const { data: late } = await person.call(takeSocketTicket);
    house.clock.now = new Date(Date.now() + 31_000);
    const third = await kept(openSocket(house.url, late ?? { ticket: '' }));
    await third.hear('logout');
    expect(await third.ended).toBe(1000);
  });

  it('keeps tickets neither readable nor in a receipt', async () => {
    const person = await house.as('sales01');
    const { data } = await person.call(takeSocketTicket, { headers: { 'command-id': 'ticket-0001' } });
    const rows = await house.database.db.selectFrom('socket_ticket').selectAll().execute();
    const receipts = await house.database.db.selectFrom('command_receipt').select('reply').execute();
    expect(rows.length).toBeGreaterThan(0);
    for (const { ticketHash } of rows) expect(ticketHash.toString('base64url')).not.toBe(data?.ticket);
    expect(JSON.stringify(receipts)).not.toContain(data?.ticket);
  });

  it.each([
    ['a stranger’s token', { token: 'bearer AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
    ['no token', { token: '%' }],
    ['an endless token', { token: 'x'.repeat(3_000) }],
    ['a ticket nobody gave', { ticket: 'nobody' }],
    ['an empty ticket', { ticket: '' }],
  ])('%s is told to sign in, hears nothing else and is closed', async (_case, key) => {
    const socket = await kept(openSocket(house.url, key));
    await socket.hear('logout');
    expect(await socket.ended).toBe(1000);
    expect(socket.heard).toHaveLength(1);
  });

  it('speaks the language that was chosen when the ticket was taken', async () => {
    const person = await house.as('sales01');
    const { data } = await person.call(takeSocketTicket, { headers: { 'accept-language': 'en' } });
    const socket = await kept(openSocket(house.url, data ?? { ticket: '' }));
    socket.say('{');
    expect(await socket.hear('error')).toMatchObject({ msg: 'The frame cannot be read.' });
  });

  it('refuses pages of others, and lets programs without an origin and our own pages in', async () => {
    const { token } = await house.as('sales01');
    const foreign = ['https://evil.example', 'null', `${house.url}.evil.example`, 'https://localhost:5173'];
    for (const origin of foreign) {
      const socket = await openSocket(house.url, { token }, { headers: { origin } });
      expect(await socket.ended, origin).toBe(403);
    }
    for (const origin of [house.url, 'https://localhost', 'capacitor://localhost']) {
      const own = await kept(openSocket(house.url, { token }, { headers: { origin } }));
      expect(own.wire.readyState, origin).toBe(own.wire.OPEN);
    }
  });

  it('lets nobody hold more sockets than tabs', async () => {
    const person = await house.as('hr01');
    for (let n = 0; n < 50; n++) await socketOf(person);
    expect(await (await openSocket(house.url, person)).ended).toBe(429);
    expect((await socketOf(await house.as('sales02'))).wire.readyState).toBe(1);
  });

  it('answers a plain GET and an offer of HTTP/2 as the calls they are', async () => {
    const { token } = await house.as('sales01');
    const plain = await fetch(`${house.url}${socketPath}/${encodeURIComponent(token)}`);
    expect(plain.status).toBe(404);
    const offered = await house.call(takeSocketTicket, {
      headers: { authorization: token, connection: 'close' },
    });
    expect(offered.code).toBe(200);
    const { hostname, port } = new URL(house.url);
    const answer = await new Promise<string>((resolve) => {
      const wire = connectTcp(Number(port), hostname, () =>
        wire.write('GET /api/app/Version HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n'),
      );
      wire.once('data', (data) => {
        resolve(data.toString());
        wire.destroy();
      });
    });
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('frames', () => {
  it.each([
    ['no JSON', '{', 'FRAME_UNREADABLE'],
    ['no object', '"OnConnection"', 'FRAME_UNREADABLE'],
    ['null', 'null', 'FRAME_UNREADABLE'],
    ['brackets without end', '['.repeat(60_000), 'FRAME_UNREADABLE'],
    ['no method', '{}', 'FRAME_UNREADABLE'],
    ['a method that is no text', '{"method":{"toString":1}}', 'FRAME_UNREADABLE'],
    ['a method nobody knows', '{"method":"constructor"}', 'METHOD_UNKNOWN'],
    ['fields that are wrong', '{"method":"SendMessage","toUserId":7}', 'FIELDS_INVALID'],
  ])('%s is answered with an error, and the socket goes on', async (_case, frame, name) => {
    const socket = await socketOf(await house.as('sales01'));
    socket.say(frame);
    expect(await socket.hear('error')).toMatchObject({ name });
    socket.say({ method: 'Heartbeat' });
    await socket.hear('heartbeat');
  });

  it('bytes are answered with an error', async () => {
    const socket = await socketOf(await house.as('sales01'));
    socket.wire.send(Buffer.from('{"method":"Heartbeat"}'));
    expect(await socket.hear('error')).toMatchObject({ name: 'FRAME_UNREADABLE' });
  });

  it('too large closes this socket and no other', async () => {
    const person = await house.as('sales01');
    const [large, other] = [await socketOf(person), await socketOf(person)];
    large.say(JSON.stringify({ method: 'Heartbeat', more: 'x'.repeat(largestFrame) }));
    expect(await large.ended).toBe(1009);
    other.say({ method: 'Heartbeat' });
    await other.hear('heartbeat');
  });

  it('that are none close this socket and no other', async () => {
    const person = await house.as('sales01');
    const [broken, other] = [await socketOf(person), await socketOf(person)];
    // Reserved bits, an unknown kind and no mask.
    (broken.wire as unknown as { _socket: { write: (bytes: Buffer) => void } })._socket.write(
      Buffer.from([0xff, 0x05, 0, 0, 0, 0, 0]),
    );
    expect(await broken.ended).toBeGreaterThanOrEqual(1002);
    other.say({ method: 'Heartbeat' });
    await other.hear('heartbeat');
  });

  it('too many in a moment are answered once and close the socket', async () => {
    const socket = await socketOf(await house.as('sales01'));
    for (let n = 0; n < 3_000; n++) socket.say({ method: 'Heartbeat' });
    expect(await socket.hear('error')).toMatchObject({ name: 'TOO_MANY_FRAMES' });
    expect(await socket.ended).toBe(1008);
    expect(socket.heard.length).toBeLessThan(200);
  });

  it('another socket gives nobody more of them, and takes nothing from others', async () => {
    const person = await house.as('ops02');
    const other = await socketOf(await house.as('ops03'));
    // Slowly enough that none is closed for saying too much at once: together they do.
    const sockets = await Promise.all(Array.from({ length: 4 }, () => socketOf(person)));
    for (let n = 0; n < 50; n++) for (const socket of sockets) socket.say({ method: 'Heartbeat' });
    const refused = () => sockets.flatMap(({ heard }) => heard.filter(({ method }) => method === 'error'));
    await expect.poll(refused).toContainEqual(expect.objectContaining({ name: 'TOO_MANY_FRAMES' }));
    other.say({ method: 'Heartbeat' });
    await other.hear('heartbeat');
  });
});

describe('the end of a session ends its sockets', () => {
  it('signed out: at once, and only this session', async () => {
    const [leaving, staying] = [await house.as('sales01'), await house.as('sales01')];
    const [gone, there] = [await socketOf(leaving), await socketOf(staying)];
    await leaving.call(signOut);
    await gone.hear('logout');
    expect(await gone.ended).toBe(1000);
    there.say({ method: 'Heartbeat' });
    await there.hear('heartbeat');
  });

  it('signed in elsewhere, where one sign-in at a time is allowed', async () => {
    const socket = await socketOf(await house.as('finance01'));
    await changeSetting(house.database.db, 'singleLogin', 1);
    await house.as('finance01');
    expect(await socket.hear('logout')).toMatchObject({ msg: '您的账号在其他地方已登录,被强制踢出' });
    await house.database.pool.query(`delete from setting where key = 'singleLogin'`);
  });

  it('an account that is locked', async () => {
    const person = await house.as('sales02');
    const userId = await idOf(person);
    const socket = await socketOf(person);
    const mark = (enabledMark: number) =>
      house.database.db.updateTable('user_account').set({ enabledMark }).where('id', '=', userId).execute();
    await mark(0);
    expect(await socket.hear('logout')).toMatchObject({ msg: '登录过期,请重新登录' });
    await mark(1);
  });

  it('unused for too long: the next beat sees it, and beats are no use', async () => {
    const person = await house.as('sales01');
    const socket = await socketOf(person);
    for (let n = 0; n < 3; n++) {
      socket.say({ method: 'Heartbeat' });
      await socket.hear('heartbeat');
    }
    house.clock.now = new Date(Date.now() + (house.config.tokenLifetimeMinutes + 1) * 60_000);
    expect(await socket.hear('logout')).toMatchObject({ msg: '登录过期,请重新登录' });
    expect(await socket.ended).toBe(1000);
  });
});

describe('a socket nobody is at', () => {
  it('is closed after two missed beats; one that answers stays', async () => {
    const person = await house.as('sales01');
    const silent = await kept(openSocket(house.url, person, { autoPong: false }));
    const there = await socketOf(person);
    expect(await silent.ended).toBe(1006);
    expect(there.wire.readyState).toBe(there.wire.OPEN);
  });

  it('that does not read is dropped before it fills our memory, and comes back', async () => {
    const person = await house.as('sales01');
    const userId = await idOf(person);
    const slow = await socketOf(person);
    const other = await socketOf(await house.as('manager01'));
    slow.wire.pause();
    const before = process.memoryUsage.rss();
    for (let n = 0; n < 40; n++) await leaveMessage([userId], { bodyText: 'x'.repeat(500_000) });
    slow.wire.resume();
    expect(await slow.ended).toBe(1006);
    expect(process.memoryUsage.rss() - before).toBeLessThan(200 * 1024 * 1024);
    other.say({ method: 'Heartbeat' });
    await other.hear('heartbeat');
    const again = await socketOf(person);
    again.say({ method: 'OnConnection' });
    expect((await again.hear('initMessage')).unreadMessageCount).toBeGreaterThanOrEqual(40);
  });
});

describe('news', () => {
  it('of a flow reach every socket of these people and nobody else', async () => {
    const [one, two, stranger] = await Promise.all(['sales01', 'manager01', 'client01'].map(house.as));
    if (!one || !two || !stranger) throw new Error('nobody came');
    const sockets = [await socketOf(one), await socketOf(one), await openWithTicket(house.url, two.call)];
    const aside = await socketOf(stranger);
    opened.push(...sockets);
    await tellPeople({ bus }, { userIds: [await idOf(one), await idOf(two)], what: 'flow', id: 'task-1' });
    for (const socket of sockets)
      expect(await socket.hear('flowChanged')).toMatchObject({ method: 'flowChanged', taskId: 'task-1' });
    await sleep(100);
    expect(newsOf(aside)).toEqual([]);
  });

  it('of a message are each receiver’s own, also when others are named', async () => {
    const [one, two] = [await house.as('sales01'), await house.as('manager01')];
    const [first, second] = [await socketOf(one), await socketOf(two)];
    const [oneId, twoId] = [await idOf(one), await idOf(two)];
    first.say({ method: 'OnConnection' });
    const { unreadTotalCount } = await first.hear('initMessage');
    const id = await leaveMessage([oneId], { title: '付款申请待审批', bodyText: '{"taskOperatorId":"7"}' });
    expect(await first.hear('messagePush')).toMatchObject({
      id,
      title: '付款申请待审批',
      messageType: 2,
      bodyText: '{"taskOperatorId":"7"}',
      toUserId: [oneId],
      unreadNoticeCount: 1,
      unreadTotalCount: unreadTotalCount + 1,
    });
    await tellPeople({ bus }, { userIds: [oneId, twoId], what: 'message', id });
    await first.hear('messagePush');
    await sleep(100);
    expect(second.heard.filter(({ method }) => method === 'messagePush')).toEqual([]);
  });

  it('for more people than fit into one word on the bus arrive', async () => {
    const person = await house.as('sales01');
    const socket = await socketOf(person);
    const crowd = Array.from({ length: 3_000 }, (_, n) => `person-${n}-${'x'.repeat(20)}`);
    await tellPeople({ bus }, { userIds: [...crowd, await idOf(person)], what: 'flow', id: 'crowded' });
    expect(await socket.hear('flowChanged')).toMatchObject({ taskId: 'crowded' });
  });

  it('for a crowd are measured word by word, not each time as a whole', async () => {
    const crowd = Array.from({ length: 30_000 }, (_, n) => `person-${n}-${'x'.repeat(20)}`);
    const writing = vi.spyOn(JSON, 'stringify');
    await tellPeople({ bus }, { userIds: crowd, what: 'flow', id: 'crowded' });
    const letters = writing.mock.results.reduce((sum, { value }) => sum + String(value).length, 0);
    writing.mockRestore();
    expect(letters).toBeLessThan(crowd.join().length * 20);
  });

  it('that nobody here understands are left alone', async () => {
    const person = await house.as('sales01');
    const socket = await socketOf(person);
    await bus.publish({ topic: 'people', ids: ['constructor', 'x', await idOf(person)] });
    await bus.publish({ topic: 'people', ids: [] });
    socket.say({ method: 'Heartbeat' });
    await socket.hear('heartbeat');
    expect(newsOf(socket)).toHaveLength(1);
  });
});

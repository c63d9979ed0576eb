import { signOut } from '@fairway/contract/session.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { userIdOf } from '../organisation/demo/ids.ts';
import { openSocket } from '../testing/open-socket.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { waitingForLocks } from '../testing/waiting-for-locks.ts';

let house: TestApp;
// Many more frames pass than may wait.
beforeAll(async () => {
  house = await startTestApp({ from: 'demo', environment: { FAIRWAY_MESSAGES_PER_SECOND: '100' } });
});
const releasing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const release of releasing.splice(0)) await release();
});
afterAll(() => house.close());

/** From now on an answer that reads conversations waits; gives how to let it go on. */
async function holdAnswers(): Promise<() => Promise<void>> {
  const holder = await house.database.pool.connect();
  await holder.query('begin; lock table conversation_member in access exclusive mode');
  let isHeld = true;
  const release = async () => {
    if (!isHeld) return;
    isHeld = false;
    await holder.query('rollback');
    holder.release();
  };
  releasing.push(release);
  return release;
}

const asking = { method: 'MessageList', toUserId: userIdOf('ops01') };
const saying = {
  method: 'SendMessage',
  toUserId: userIdOf('ops01'),
  messageType: 'text',
  messageContent: '还排着队',
};
const stored = async () =>
  (await house.database.pool.query(`select from chat_message where content = '"还排着队"'`)).rows.length;
const hasSettled = () => expect.poll(() => waitingForLocks(house.database.pool)).toBe(0);

it('what still waits when a session ends is neither answered nor stored', async () => {
  const person = await house.as('sales01');
  const release = await holdAnswers();
  const socket = await openSocket(house.url, person);
  for (const frame of [asking, saying, saying, { method: 'Heartbeat' }]) socket.say(frame);
  await person.call(signOut);
  await socket.hear('logout');
  await socket.ended;
  await release();
  await hasSettled();
  // Whoever comes later is answered after them.
  const later = await openSocket(house.url, await house.as('sales01'));
  later.say({ ...saying, messageContent: '后来的' });
  await later.hear('sendMessage');
  later.wire.terminate();
  expect(await stored()).toBe(0);
  expect(socket.heard.map(({ method }) => method)).toEqual(['logout']);
});

it('what was said before a line broke is stored all the same', async () => {
  const release = await holdAnswers();
  const socket = await openSocket(house.url, await house.as('sales01'));
  for (const frame of [asking, saying]) socket.say(frame);
  socket.wire.close();
  await socket.ended;
  await release();
  await expect.poll(stored).toBe(1);
});

it('more than may wait for answers close the socket, and only this one', async () => {
  const person = await house.as('sales01');
  await holdAnswers();
  const [socket, other] = [await openSocket(house.url, person), await openSocket(house.url, person)];
  socket.say(asking);
  for (let n = 0; n < 250; n++) socket.say({ method: 'Heartbeat' });
  expect(await socket.hear('error')).toMatchObject({ name: 'TOO_MANY_FRAMES' });
  expect(await socket.ended).toBe(1008);
  other.say({ method: 'Heartbeat' });
  await other.hear('heartbeat');
  other.wire.terminate();
});

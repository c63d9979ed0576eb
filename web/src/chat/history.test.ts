import { expect, test } from 'vitest';
import { success } from '../testing/answers.ts';
import { currentUser } from '../testing/people.ts';
import { enterRoom } from '../testing/room.ts';
import { openSession } from '../wire/session-store.ts';
import { loadNewest } from './history.ts';
import { knownLog, useLogs } from './log-store.ts';
import { entry, places } from './testing/conversations.ts';
import { base } from './testing/open-chat.ts';

const another = { ...currentUser, userInfo: { ...currentUser.userInfo, userId: 'u7' } };

test('an answer that comes after its person has left is nobody’s, and the next person asks for themselves', async () => {
  const room = enterRoom();
  const call = `GET ${base}/g1/messages`;
  const secret = { ...success(places([entry(1), entry(2)])), held: true } as const;
  await room.answer(call, secret, success(places([entry(2)], 2, 2)));
  openSession('bearer first', currentUser);
  const late = loadNewest('g1');
  await expect.poll(async () => (await room.heard(call)).length).toBe(1);
  openSession('bearer second', another);
  await loadNewest('g1');
  await room.release(call);
  await late;
  expect(knownLog('g1').log.map(({ seq }) => seq)).toEqual([2]);
  expect((await room.heard(call)).map(({ headers }) => headers.authorization)).toEqual([
    'bearer first',
    'bearer second',
  ]);
  openSession('bearer first', currentUser);
  expect(useLogs.getState().logs).toEqual({});
});

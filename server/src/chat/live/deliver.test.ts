import { createGroup, openRecordThread } from '@fairway/contract/chat.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { publishFlow, submitted } from '../../workflow/comments/testing/publish-flow.ts';
import { appendToLog, chatTopic } from '../log.ts';
import { saySafely, type Talker, type Talkers, talkersAt } from '../testing/talker.ts';

let house: TestApp;
let talkers: Talkers;
let sales: Talker;
let manager: Talker;
beforeAll(async () => {
  house = await startTestApp({ from: 'demo' });
  talkers = talkersAt(house.url);
  [sales, manager] = (await Promise.all(
    ['sales01', 'manager01'].map(async (account) => talkers.of(await house.as(account))),
  )) as [Talker, Talker];
});
afterEach(() => talkers.hangUp());
afterAll(() => house.close());

it('a group sees a new name and a new portrait of whoever speaks soon after they changed', async () => {
  const [mine, theirs] = [await sales.open(), await manager.open()];
  const { data } = await sales.call(createGroup, { body: { name: '群', userIds: [manager.userId] } });
  const heardAs = async (name: string, portrait: string) => {
    await house.database.pool.query(
      'update user_account set "realName" = $2, "headIcon" = $3 where id = $1',
      [sales.userId, name, portrait],
    );
    // Not at once, and without a word about the group: nothing but time makes it so.
    await expect
      .poll(async () => {
        await house.database.db.deleteFrom('chat_allowance').execute();
        const echo = await saySafely(mine, { toUserId: data?.id ?? '' });
        const received = await theirs.hear('receiveMessage');
        expect(received.message.sendUserName).toBe(echo.realName);
        return [received.message.sendUserName, received.message.sendUserHeadIcon, echo.headIcon];
      })
      .toEqual([name, portrait, portrait]);
  };
  await theirs.hear('receiveMessage');
  await heardAs('旧名', '/api/file/Image/annex/old.png');
  await heardAs('新名', '');
});

it('who came to a thread while it was being read hears what was said meanwhile', async () => {
  const flowId = await submitted(sales, await publishFlow(house, await house.as('admin')));
  const { data } = await sales.call(openRecordThread, { body: { kind: 'flow', id: flowId } });
  const conversationId = data?.id ?? '';
  await manager.call(openRecordThread, { body: { kind: 'flow', id: flowId } });
  const mine = await sales.open();
  const { pool, db } = house.database;
  const waitsForTheLog = async () => {
    const { rows } = await pool.query(`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%chat_message%'`);
    return rows.length;
  };
  const theirs = await db.transaction().execute(async (transaction) => {
    await sql`lock table chat_message in access exclusive mode`.execute(transaction);
    await pool.query(`select pg_notify('fairway_bus', $1)`, [
      JSON.stringify({ topic: chatTopic, ids: [conversationId, '1'] }),
    ]);
    await expect.poll(waitsForTheLog).toBe(1);
    const socket = await manager.open();
    await appendToLog(
      { db: transaction },
      {
        ...{ conversationId, senderId: sales.userId, kind: 'text', content: '刚说的', now: new Date() },
      },
    );
    return socket;
  });
  expect(await theirs.hear('receiveMessage')).toMatchObject({ seq: 1, formMessage: '刚说的' });
  expect(await mine.hear('sendMessage')).toMatchObject({ seq: 1 });
});

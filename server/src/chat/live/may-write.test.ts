import { directKeyOf } from '@fairway/domain/chat/direct-key.ts';
import { mayBegin, mayWriteAmong, mayWriteTo, type Writer } from '@fairway/domain/chat/may-write.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { type Sent, storeMessages } from './store.ts';

let house: TestApp;
beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.close());

const kinds = ['member', 'customer'] as const;
/** Every way an account can be; who is locked out for a while is still somebody to write to. */
const states = {
  enabled: { mark: 1, isDeleted: false, isActive: true },
  locked: { mark: 2, isDeleted: false, isActive: true },
  disabled: { mark: 0, isDeleted: false, isActive: false },
  deleted: { mark: 1, isDeleted: true, isActive: false },
} as const;
type State = keyof typeof states;
interface Person extends Writer {
  id: string;
  state: State;
}

const everybody = kinds.flatMap((kind) => (Object.keys(states) as State[]).map((state) => ({ kind, state })));
const nameOf = ({ kind, state }: Pick<Person, 'kind' | 'state'>) => `${state} ${kind}`;

async function newPerson({ kind, state }: { kind: Writer['kind']; state: State }): Promise<Person> {
  const id = newId();
  const { mark, isDeleted, isActive } = states[state];
  await house.database.pool.query(
    `insert into user_account (id, account, "realName", kind, "enabledMark", "deletedAt")
     values ($1, $1, $1, $2, $3, $4)`,
    [id, kind, mark, isDeleted ? new Date() : null],
  );
  return { id, kind, state, isActive };
}

async function newConversation(kind: 'direct' | 'group', members: readonly Person[]): Promise<string> {
  const { pool } = house.database;
  const id = newId();
  const [one, other] = members;
  const key = kind === 'direct' && one && other ? directKeyOf(one.id, other.id) : null;
  await pool.query(
    `insert into conversation (id, kind, "directKey", "ownerId", "creatorTime") values ($1, $2, $3, $4, now())`,
    [id, kind, key, kind === 'group' ? one?.id : null],
  );
  for (const member of members)
    await pool.query(
      `insert into conversation_member ("conversationId", "userId", "joinedAt") values ($1, $2, now())`,
      [id, member.id],
    );
  return id;
}

/** What the database does with a message. */
async function isStored(senderId: string, to: string): Promise<boolean> {
  const sent: Sent = {
    ...{ senderId, to, directKey: directKeyOf(senderId, to), clientId: newId(), id: newId() },
    ...{ kind: 'text', content: '在吗', replyTo: null, mentionIds: [], sendTime: new Date() },
    ...{ search: '', grams: '', fileIds: [] },
  };
  const [found] = await storeMessages(house.database.db, newId(), [sent], { perSecond: 1, burst: 100 });
  if (found?.outcome !== 'stored') expect(found?.outcome).toBe('PEER_NOT_FOUND');
  return found?.outcome === 'stored';
}

describe('store_chat_messages and domain/chat/may-write.ts say the same', () => {
  const pairs = everybody.flatMap((from) => everybody.map((to) => ({ from, to })));

  it('of the first word between any two people', async () => {
    for (const pair of pairs) {
      const [from, to] = [await newPerson(pair.from), await newPerson(pair.to)];
      const said = [nameOf(from), nameOf(to), await isStored(from.id, to.id)];
      expect(said).toEqual([nameOf(from), nameOf(to), mayBegin(from, to)]);
    }
  });

  it('of writing on between any two people', async () => {
    for (const pair of pairs) {
      const [from, to] = [await newPerson(pair.from), await newPerson(pair.to)];
      const conversationId = await newConversation('direct', [from, to]);
      for (const address of [to.id, conversationId]) {
        const said = [nameOf(from), nameOf(to), await isStored(from.id, address)];
        expect(said).toEqual([nameOf(from), nameOf(to), mayWriteTo(from, to)]);
      }
    }
  });

  it('of writing in a group of any others, or of none', async () => {
    const companies = [[], ...everybody.map((other) => [other]), ...pairs.map(({ from, to }) => [from, to])];
    const people = await Promise.all([...everybody, ...everybody].map(newPerson));
    for (const writer of everybody) {
      const from = await newPerson(writer);
      for (const company of companies) {
        const others = company.map(({ kind, state }, place) => {
          const found = people.filter((one) => one.kind === kind && one.state === state)[place];
          if (!found) throw new Error('nobody is so');
          return found;
        });
        const names = [from, ...others].map(nameOf);
        const id = await newConversation('group', [from, ...others]);
        expect([names, await isStored(from.id, id)]).toEqual([names, mayWriteAmong(from, others)]);
      }
    }
  });
});

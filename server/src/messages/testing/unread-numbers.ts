import { setTimeout as sleep } from 'node:timers/promises';
import { countUnreadMessages } from '@fairway/contract/messages.ts';
import type pg from 'pg';
import { expect } from 'vitest';
import type { OpenSocket } from '../../testing/open-socket.ts';
import type { Person } from '../../testing/test-app.ts';

/** What a socket was told last of how many are unread. */
export function lastTold({ heard }: OpenSocket): number | undefined {
  const told = heard.findLast((message) => 'unreadTotalCount' in message);
  return told && 'unreadTotalCount' in told ? told.unreadTotalCount : undefined;
}

/** How many ask for something and are not settled, from scratch. */
export async function recountUnsettled(pool: Pick<pg.Pool, 'query'>, userId: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from message_receiver where "userId" = $1 and "removedAt" is null
       and "settledAt" is null and split_part(asks, '.', 1) <> 'delegation'`,
    [userId],
  );
  return rows[0]?.count ?? 0;
}

/** From scratch, without any of our own code. */
export async function recount(pool: Pick<pg.Pool, 'query'>, userId: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from message m join message_receiver r on r."messageId" = m.id
     where r."userId" = $1 and "readAt" is null and "removedAt" is null and "settledAt" is null
       and coalesce(r."expirationTime" > now(), true)`,
    [userId],
  );
  return rows[0]?.count ?? 0;
}

/** Waits until all sockets of somebody were told what a recount gives; the call gives the same, also of what is unsettled. */
export async function numbersAgree(
  pool: Pick<pg.Pool, 'query'>,
  { person, userId, sockets }: { person: Person; userId: string; sockets: readonly OpenSocket[] },
): Promise<number> {
  for (let tries = 0; ; tries += 1) {
    const count = await recount(pool, userId);
    const unsettled = await recountUnsettled(pool, userId);
    const { data } = await person.call(countUnreadMessages);
    const numbers = [data?.unReadNum, ...sockets.map(lastTold)];
    if (numbers.every((number) => number === count) && data?.unsettledNum === unsettled) return count;
    if (tries > 400)
      expect({ numbers, unsettled: data?.unsettledNum }).toEqual({
        numbers: numbers.map(() => count),
        unsettled,
      });
    await sleep(50);
  }
}

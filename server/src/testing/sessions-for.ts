import { randomUUID } from 'node:crypto';
import { newToken } from '../session/token.ts';

/** Sessions as a sign-in leaves them, for more people than passwords can be checked for in the time of a test. */
export async function sessionsFor(
  query: (text: string, values: unknown[]) => Promise<unknown>,
  userIds: readonly string[],
): Promise<string[]> {
  const tokens = userIds.map(() => newToken());
  await query(
    `insert into session ("tokenHash", id, "userId", origin, address, agent, "createdAt", "lastSeenAt")
     select *, 'pc', '127.0.0.1', 'test', now(), now() from unnest($1::bytea[], $2::text[], $3::text[])`,
    [tokens.map(({ tokenHash }) => tokenHash), tokens.map(() => randomUUID()), userIds],
  );
  return tokens.map(({ token }) => token);
}

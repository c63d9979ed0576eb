import type { Db } from '../../database/open.ts';
import { cacheUntilChange, type Stamp } from '../../system/cache-until-change.ts';

const mostKept = 5_000;
const answersAt = cacheUntilChange(async () => new Map<string, Promise<unknown>>());

/**
 * Asks about people and places once for everybody, until organisation data moves in any process. Without a stamp it
 * always asks: inside of a transaction what it wrote itself counts.
 */
export async function askUntilChange<T>(
  db: Db,
  stamp: Stamp | undefined,
  key: string,
  ask: () => Promise<T>,
): Promise<T> {
  if (stamp === undefined) return ask();
  const answers = await answersAt(db, stamp);
  const known = answers.get(key) as Promise<T> | undefined;
  if (known) return known;
  if (answers.size >= mostKept) answers.clear();
  const answer = ask();
  answers.set(key, answer);
  answer.catch(() => answers.delete(key));
  return answer;
}

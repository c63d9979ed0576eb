import type { Db } from '../database/open.ts';

/** The change stamp an answer was computed from; that of organisation data comes with the session and costs no query. */
export type Stamp = number;

/** Loads once for everybody, again only when the data moved in any process. Not for use inside a command. */
export function cacheUntilChange<T>(load: (db: Db, stamp: Stamp) => Promise<T>) {
  const kept = new WeakMap<Db, { stamp: Stamp; answer: Promise<T> }>();
  return (db: Db, stamp: Stamp): Promise<T> => {
    const found = kept.get(db);
    if (found?.stamp === stamp) return found.answer;
    // Kept while it loads: after a change everybody asks at the same moment.
    const answer = load(db, stamp);
    kept.set(db, { stamp, answer });
    answer.catch(() => {
      if (kept.get(db)?.answer === answer) kept.delete(db);
    });
    return answer;
  };
}

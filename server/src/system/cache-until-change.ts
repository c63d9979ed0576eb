import type { Db } from '../database/open.ts';

/** The change stamp an answer was computed from; that of organisation data comes with the session and costs no query. */
export type Stamp = number;

/** What is known by this key, or is being loaded; what failed is loaded anew. */
export function loadOnce<T>(known: Map<string, Promise<T>>, key: string, load: () => Promise<T>): Promise<T> {
  const found = known.get(key);
  if (found) return found;
  const loading = load();
  known.set(key, loading);
  loading.catch(() => known.delete(key));
  return loading;
}

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

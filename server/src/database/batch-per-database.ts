import { batchLookups } from './batch-lookups.ts';
import type { Db } from './open.ts';

/** Look-ups, or writes, of the same moment on the same database go together in few statements. */
export function batchPerDatabase<Key, Found>(
  mostUnderWay: number,
  find: (db: Db, keys: Key[]) => Promise<readonly Found[]>,
): (db: Db, key: Key) => Promise<Found> {
  const kept = new WeakMap<Db, (key: Key) => Promise<Found>>();
  return (db, key) => {
    const batch = kept.get(db) ?? batchLookups<Key, Found>(mostUnderWay, (keys) => find(db, keys));
    kept.set(db, batch);
    return batch(key);
  };
}

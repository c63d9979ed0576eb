import { batchLookups } from './batch-lookups.ts';
import type { Db } from './open.ts';

/**
 * Look-ups of the same moment in few statements, one for each group of those that are asked alike, such as of people who
 * see the same rows. `find` gives what belongs to each of the keys it got, in their order.
 */
export function batchByGroup<Group, Key, Found>(
  mostUnderWay: number,
  find: (db: Db, group: Group, keys: Key[]) => Promise<readonly Found[]>,
): (db: Db, group: Group, key: Key) => Promise<Found> {
  type Asked = { group: Group; name: string; key: Key };
  const kept = new WeakMap<Db, (asked: Asked) => Promise<Found>>();
  const make = (db: Db) =>
    batchLookups<Asked, Found>(mostUnderWay, async (asked) => {
      const found = new Map<Asked, Found>();
      for (const same of Map.groupBy(asked, ({ name }) => name).values()) {
        const [first] = same;
        if (!first) continue;
        const answers = await find(
          db,
          first.group,
          same.map(({ key }) => key),
        );
        for (const [place, each] of same.entries()) found.set(each, answers[place] as Found);
      }
      return asked.map((each) => found.get(each) as Found);
    });
  return (db, group, key) => {
    const lookUp = kept.get(db) ?? make(db);
    kept.set(db, lookUp);
    return lookUp({ group, name: JSON.stringify(group), key });
  };
}

import { batchPerDatabase } from './batch-per-database.ts';
import type { Db } from './open.ts';

/**
 * Look-ups of the same moment in few statements, one for each group of those that are asked alike, such as of people who
 * see the same rows. `find` gives what belongs to each of the keys it got, in their order.
 */
export function batchByGroup<Group, Key, Found>(
  mostUnderWay: number,
  find: (db: Db, group: Group, keys: Key[]) => Promise<readonly Found[]>,
): (db: Db, group: Group, key: Key) => Promise<Found> {
  const lookUp = batchPerDatabase(
    mostUnderWay,
    async (db, asked: { group: Group; name: string; key: Key }[]) => {
      const found = new Map<object, Found>();
      for (const same of Map.groupBy(asked, ({ name }) => name).values()) {
        const [first] = same;
        if (!first) continue;
        const keys = same.map(({ key }) => key);
        const answers = await find(db, first.group, keys);
        for (const [place, each] of same.entries()) found.set(each, answers[place] as Found);
      }
      return asked.map((each) => found.get(each) as Found);
    },
  );
  return (db, group, key) => lookUp(db, { group, name: JSON.stringify(group), key });
}

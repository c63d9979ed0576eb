import { batchLookups } from '../../database/batch-lookups.ts';
import type { Db } from '../../database/open.ts';
import { FigureTable } from './figure-table.ts';
import { readAllFigures, readChangedFigures, readSeen, type Seen } from './read-store.ts';
import { settleBeforeAsking } from './settle-figures.ts';

export interface KeptFigures {
  table: FigureTable;
  /** Much was written lately and is not worked out yet. */
  isBehind: boolean;
}

/** To be right at this very moment, or only to be there before somebody asks. */
type Asked = 'now' | 'ahead';

const kept = new WeakMap<Db, (asked: Asked) => Promise<KeptFigures>>();

/** All figures as they are at this very moment: those of shipments that changed since are read before each question. */
export const keptFigures = (db: Db): Promise<KeptFigures> => follow(db, 'now');

/** Reads all there are; what is not worked out yet is left to the job and to who asks. */
export async function readFiguresAhead(db: Db): Promise<void> {
  await follow(db, 'ahead');
}

function follow(db: Db, asked: Asked): Promise<KeptFigures> {
  const own = kept.get(db) ?? followed(db);
  kept.set(db, own);
  return own(asked);
}

/** One after another, and each question by a reading that began after it was asked. */
function followed(db: Db): (asked: Asked) => Promise<KeptFigures> {
  let table = new FigureTable();
  let seen: Seen | undefined;
  return batchLookups(1, async (asked) => {
    const isBehind = asked.includes('now') && (await settleBeforeAsking(db));
    const changed = seen && (await readChangedFigures(db, seen));
    if (changed && changed.seen.server === seen?.server) {
      seen = changed.seen;
      table.put(changed.rows);
    } else {
      // Only once all of it is there: who fails on the way begins anew.
      seen = undefined;
      const since = await readSeen(db);
      table = new FigureTable();
      for await (const rows of readAllFigures(db)) table.put(rows);
      seen = since;
    }
    const figures = { table, isBehind };
    return asked.map(() => figures);
  });
}

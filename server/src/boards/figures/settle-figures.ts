import { figuresOfShipment } from '@fairway/domain/metrics/shipment-figures.ts';
import type { Db } from '../../database/open.ts';
import { boxTeu } from '../../freight/box-teu.ts';
import { companyDay } from '../../freight/company-day.ts';
import {
  type FigureRow,
  findWrongFigures,
  hasStale,
  lockFigures,
  nextShipments,
  readFigureShipments,
  replaceFigures,
  takeStale,
} from './settle-store.ts';

const mostAtOnce = 500;

/** Works the figures of some shipments out anew that are no longer right; whether there may be more of them. */
export async function settleStale(db: Db): Promise<boolean> {
  await lockFigures(db);
  const stale = await takeStale(db, mostAtOnce);
  if (stale.length > 0) await replaceFigures(db, stale, await workOut(db, stale));
  return stale.length > 0;
}

const mostRounds = 3;

/** Who asks a board sees what was written before; of very much the job is left the rest. Whether there is a rest. */
export async function settleBeforeAsking(db: Db): Promise<boolean> {
  if (db.isTransaction) return hasStale(db);
  for (let round = 0; round < mostRounds; round += 1) {
    if (!(await hasStale(db))) return false;
    await db.transaction().execute(settleStale);
  }
  return hasStale(db);
}

interface Parts {
  /** A transaction of its own: all shipments of a company are many. */
  commitNow: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
}

export async function settleAll({ commitNow }: Parts): Promise<void> {
  while (await commitNow(settleStale));
}

/** Compares all that is kept with the rows and mends it; the shipments of which something else was kept. */
export async function correctFigures({ commitNow }: Parts): Promise<string[]> {
  const wrong: string[] = [];
  let after: string | undefined = '';
  while (after !== undefined) {
    const from: string = after;
    const looked = await commitNow(async (db) => {
      await lockFigures(db);
      const ids = await nextShipments(db, from, mostAtOnce);
      const rows = await workOut(db, ids);
      const found = new Set(await findWrongFigures(db, ids, rows));
      if (found.size > 0)
        await replaceFigures(
          db,
          [...found],
          rows.filter(({ place }) => found.has(place.id)),
        );
      return { found: [...found], last: ids.at(-1) };
    });
    wrong.push(...looked.found);
    after = looked.last;
  }
  return wrong;
}

async function workOut(db: Db, shipmentIds: readonly string[]): Promise<FigureRow[]> {
  const teuByType = await boxTeu(db);
  const shipments = await readFigureShipments(db, shipmentIds, (type) => teuByType[type] ?? '0');
  return shipments.flatMap((shipment) => {
    const { id, companyId, customerId, carrierId, polId, podId, business, mode, atd, etd, bizDate } =
      shipment;
    const sails = atd ?? etd;
    const sailsOn = sails === null ? bizDate : companyDay(new Date(sails));
    const place = { id, companyId, customerId, carrierId, polId, podId, business, mode, sailsOn };
    return figuresOfShipment(shipment).map((figure) => ({ place, figure }));
  });
}

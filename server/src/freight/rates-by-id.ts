import type { Db } from '../database/open.ts';
import { findRate, findRates, offeredOnLanes, type StoredRate } from './rate-store.ts';
import type { Viewer } from './viewer.ts';

export type { StoredRate };

/** A rate, whoever may see it: for the company itself. */
export const rateById = async (db: Db, id: string): Promise<StoredRate | undefined> =>
  (await findRates(db, [id]))[0];

/** The same as far as somebody is offered it. */
export const rateSeenBy = (db: Db, id: string, viewer: Viewer): Promise<StoredRate | undefined> =>
  findRate(db, id, viewer);

/** Several of them, whoever may see them. */
export const ratesById = findRates;

/** What was and is offered on lanes, for whoever looks. */
export const ratesOfLanes = offeredOnLanes;

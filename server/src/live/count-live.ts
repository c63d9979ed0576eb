import type { Db } from '../database/open.ts';
import { countPresent } from './store.ts';

/** How many processes are alive and how many people are connected to any of them. */
export const countLive = (db: Db, heartbeat: number): Promise<{ processes: number; people: number }> =>
  countPresent(db, heartbeat * 1.4);

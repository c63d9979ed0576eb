import type { Db } from '../database/open.ts';

/** Counts what still waits in accounting months from one on, such as charges nobody approved. */
export type CountWaiting = (db: Db, from: string) => Promise<ReadonlyMap<string, number>>;

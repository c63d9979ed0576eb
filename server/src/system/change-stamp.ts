import type { Db } from '../database/open.ts';
import { stampOf } from './store.ts';

/** A number that moves whenever data of this kind changes, in any process: what was computed from another one is out of date. */
export const changeStamp = (db: Db, name: 'organisation' | 'dictionary'): Promise<number> =>
  stampOf(db, name);

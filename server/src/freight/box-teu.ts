import type { Db } from '../database/open.ts';
import { teuByType } from './charge-store.ts';

/** How many twenty-foot boxes each type counts as. */
export const boxTeu = (db: Db): Promise<Record<string, string>> => teuByType(db);

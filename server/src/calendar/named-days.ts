import type { Db } from '../database/open.ts';
import { loadDays } from './store.ts';

/** The days that are not as the week says, with their names. */
export async function namedDays(db: Db): Promise<Map<string, { isWorked: boolean; name: string }>> {
  return new Map((await loadDays(db)).map(({ day, isWorked, name }) => [day, { isWorked, name }]));
}

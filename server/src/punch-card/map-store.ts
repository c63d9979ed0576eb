import type { Db } from '../database/open.ts';
import type { PunchCardTables } from './tables.ts';

export type PunchMapRow = PunchCardTables['punch_map'];

export const findMap = (db: Db) => db.selectFrom('punch_map').selectAll().executeTakeFirst();

export const takeMap = (db: Db) => db.selectFrom('punch_map').selectAll().forUpdate().executeTakeFirst();

export async function saveMap(
  db: Db,
  map: Pick<PunchMapRow, 'version' | 'isOn' | 'address' | 'sealedKey'>,
): Promise<void> {
  const changed = { ...map, lastProblem: '', lastAnswerTime: null };
  await db
    .insertInto('punch_map')
    .values({ ...changed, id: 1 })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changed))
    .execute();
}

export async function noteMapAnswer(
  db: Db,
  answer: Partial<Pick<PunchMapRow, 'lastAnswerTime' | 'lastProblem'>>,
): Promise<void> {
  await db.updateTable('punch_map').set(answer).execute();
}

import type { ScheduleLayer } from '@fairway/contract/schedule.ts';
import type { Db } from '../database/open.ts';

export async function layersOf(db: Db, userId: string): Promise<ScheduleLayer[]> {
  const rows = await db.selectFrom('schedule_layer').select('name').where('userId', '=', userId).execute();
  return rows.map(({ name }) => name);
}

export async function replaceLayers(db: Db, userId: string, names: readonly ScheduleLayer[]): Promise<void> {
  await db.deleteFrom('schedule_layer').where('userId', '=', userId).execute();
  if (names.length === 0) return;
  await db
    .insertInto('schedule_layer')
    .values(names.map((name) => ({ userId, name })))
    // The same choice from two devices at once.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

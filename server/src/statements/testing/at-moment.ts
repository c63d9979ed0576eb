import type { TestApp } from '../../testing/test-app.ts';

/** Days pass, and everybody who signed in still is. */
export async function atMoment({ clock, database }: TestApp, moment: Date): Promise<void> {
  clock.now = moment;
  await database.pool.query('update session set "createdAt" = $1, "lastSeenAt" = $1', [moment]);
}

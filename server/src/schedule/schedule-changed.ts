import type { Db } from '../database/open.ts';
import type { News } from '../live/hub.ts';

/** Calendars that are open are read anew. */
export const scheduleChanged = (_: Db, groupId: string, userIds: string[]): News =>
  new Map(userIds.map((one) => [one, { method: 'scheduleChanged', groupId }]));

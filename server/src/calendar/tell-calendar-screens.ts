import type { Db } from '../database/open.ts';
import type { News } from '../live/hub.ts';
import { tellOnCommit } from '../live/tell-on-commit.ts';
import { peopleWith } from '../permission/people-with.ts';

declare module '../live/tell-people.ts' {
  interface Changes {
    /** Some days of the working calendar. */
    calendar: string;
  }
}

/** Whoever manages the calendar reads it anew once this is committed. */
export async function tellCalendarScreens(db: Db): Promise<void> {
  const userIds = (await peopleWith(db, { modelId: 'calendar' })).map((person) => person.id);
  await tellOnCommit(db, [{ userIds, what: 'calendar', id: 'all' }]);
}

export const calendarChanged = (_: Db, __: string, userIds: string[]): News =>
  new Map(userIds.map((one) => [one, { method: 'calendarChanged' }]));

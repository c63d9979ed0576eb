import type {
  getCalendar as getCall,
  listCalendarHistory as historyCall,
} from '@fairway/contract/calendar.ts';
import type { Reply } from '@fairway/contract/endpoint.ts';
import { lastVersions, listChanges } from '../entities/change-history.ts';
import type { Context } from '../http/context.ts';
import { calendarWords } from '../language/calendar-words.ts';
import { peopleNames } from '../people/people-by-id.ts';
import { readSettings } from '../system/settings.ts';
import { entity, weekPart } from './change-calendar.ts';
import { readDay } from './day-state.ts';
import { loadDays } from './store.ts';
import { weekOf } from './work-calendar.ts';

export async function getCalendar({ db }: Context): Promise<Reply<typeof getCall>> {
  const { workedWeekdays } = await readSettings(db);
  const versions = await lastVersions(db, entity);
  return {
    weekdays: weekOf(workedWeekdays),
    days: await loadDays(db),
    versions: [...versions].map(([part, version]) => ({ part, version })),
  };
}

/** Nobody reads further back on a screen. */
const newest = 100;

export async function listCalendarHistory(
  { db, language }: Context,
  part: string,
): Promise<Reply<typeof historyCall>> {
  const { rows } = await listChanges(db, entity, part, { currentPage: 1, pageSize: newest });
  const ids = rows.flatMap(({ creatorUserId }) => creatorUserId ?? []);
  const names = await peopleNames(db, ids, { withAccounts: false });
  const textOf = (state: unknown): string => {
    if (part === weekPart) return String(state ?? '');
    if (state === null) return calendarWords.asWeek[language];
    const { isWorked, name } = readDay(String(state));
    return [calendarWords[isWorked ? 'worked' : 'free'][language], name].filter(Boolean).join(' ');
  };
  return {
    list: rows.map(({ version, act, creatorTime, creatorUserId, differences }) => ({
      ...{ version, act, at: creatorTime.getTime(), byName: names.get(creatorUserId ?? '') ?? '' },
      differences: differences.map(({ field, before, after }) => ({
        ...{ day: field, before: textOf(before), after: textOf(after) },
      })),
    })),
  };
}

import type { ScheduleDay } from '@fairway/contract/schedule.ts';
import { isWorkingDay, numberOfDay } from '@fairway/domain/calendar/working-days.ts';
import { lunarDay } from '@fairway/domain/schedule/lunar-day.ts';
import { publicDay } from '@fairway/domain/schedule/public-day.ts';
import { addDays } from '@fairway/domain/time/calendar-day.ts';
import { namedDays } from '../calendar/named-days.ts';
import { workCalendar } from '../calendar/work-calendar.ts';
import type { Db } from '../database/open.ts';

/** What kind of days these are. What the company says of a year goes before what was announced for everybody. */
export async function kindsOfDays(db: Db, first: string, last: string): Promise<ScheduleDay[]> {
  const calendar = await workCalendar(db);
  const named = await namedDays(db);
  const years = new Set([...named.keys()].map((day) => day.slice(0, 4)));
  const days: ScheduleDay[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const isWorked = isWorkingDay(calendar, numberOfDay(day));
    const found = years.has(day.slice(0, 4)) ? named.get(day) : publicDay(day);
    days.push({
      ...{ day, lunar: lunarDay(day), name: found?.name ?? '' },
      ...{ isWorked: found?.isWorked ?? isWorked, isNamed: found !== undefined },
    });
  }
  return days;
}

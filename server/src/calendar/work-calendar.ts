import type { WorkCalendar } from '@fairway/domain/calendar/working-days.ts';
import type { Db } from '../database/open.ts';
import { readSettings } from '../system/settings.ts';
import { loadDays } from './store.ts';

/** The days of the week as they are kept: figures one after the other. */
export const weekOf = (written: string): number[] => [...written].map(Number);

/** Which days the company works, for whoever counts them. */
export async function workCalendar(db: Db): Promise<WorkCalendar> {
  const { workedWeekdays } = await readSettings(db);
  const days = await loadDays(db);
  const named = (isWorked: boolean) => days.filter((one) => one.isWorked === isWorked).map(({ day }) => day);
  return { weekdays: weekOf(workedWeekdays), workdays: named(true), holidays: named(false) };
}

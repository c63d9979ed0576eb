import { dayOfNumber, numberOfDay } from '@fairway/domain/calendar/working-days.ts';
import type { Seed } from '../database/built-in.ts';
import type { Db } from '../database/open.ts';
import { officialYears } from './official-days.ts';
import { loadDays, saveDays } from './store.ts';

/** Adds years nobody has written anything of: where a day stands, the year is the company's. */
async function load(db: Db): Promise<void> {
  const written = new Set((await loadDays(db)).map(({ day }) => day.slice(0, 4)));
  for (const [year, { free, worked }] of Object.entries(officialYears)) {
    if (written.has(year)) continue;
    const holidays = free.flatMap(([from, to, name]) => {
      const first = numberOfDay(`${year}-${from}`);
      const count = numberOfDay(`${year}-${to}`) - first + 1;
      return Array.from({ length: count }, (_, at) => ({
        day: dayOfNumber(first + at),
        isWorked: false,
        name,
      }));
    });
    const workdays = worked.map((day) => ({ day: `${year}-${day}`, isWorked: true, name: '' }));
    await saveDays(db, [...holidays, ...workdays]);
  }
}

export const calendarSeed: Seed = { name: 'calendar', source: JSON.stringify(officialYears), load };

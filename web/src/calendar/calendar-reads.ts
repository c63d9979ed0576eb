import { getCalendar, listCalendarHistory } from '@fairway/contract/calendar.ts';
import { queryClient } from '../wire/query-client.ts';

/** What a change of the calendar shows anew. */
export const calendarReads = [getCalendar, listCalendarHistory];

export function refreshCalendar(): void {
  for (const { name } of calendarReads) void queryClient.invalidateQueries({ queryKey: [name] });
}

import { getFirstHour, listFirstRoles } from '@fairway/contract/first-hour.ts';
import { queryClient } from '../wire/query-client.ts';

/** What shows something else once a step went on. */
export const firstHourReads = [getFirstHour, listFirstRoles];

export function refreshFirstHour(): void {
  for (const { name } of firstHourReads) void queryClient.invalidateQueries({ queryKey: [name] });
}

import {
  getSchedule,
  getScheduleDetail,
  listSchedule,
  listTeamSchedule,
} from '@fairway/contract/schedule.ts';
import { queryClient } from '../wire/query-client.ts';

/** What a change of a calendar shows anew. */
export const scheduleReads = [listSchedule, listTeamSchedule, getSchedule, getScheduleDetail];

export function refreshSchedule(): void {
  for (const { name } of scheduleReads) void queryClient.invalidateQueries({ queryKey: [name] });
}

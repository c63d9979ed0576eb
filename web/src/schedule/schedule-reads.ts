import {
  getSchedule,
  getScheduleDetail,
  listSchedule,
  listTeamSchedule,
} from '@fairway/contract/schedule.ts';
import { queryClient } from '../wire/query-client.ts';

/** What a change of a calendar shows anew. */
export const scheduleReads = [listSchedule, listTeamSchedule, getSchedule, getScheduleDetail];

/** Settles when what is on the screen has come anew. */
export async function refreshSchedule(): Promise<void> {
  await Promise.all(scheduleReads.map(({ name }) => queryClient.invalidateQueries({ queryKey: [name] })));
}

import {
  getPunch,
  getPunchDay,
  getPunchMonth,
  getPunchStart,
  listPunchStatistics,
  listPunchTeam,
  listTeamPunches,
} from '@fairway/contract/punch-card.ts';
import { queryClient } from '../wire/query-client.ts';

/** The reads that show something else after a punch came or was explained. */
export const punchReads = [
  ...[getPunchStart, getPunchMonth, getPunchDay, getPunch],
  ...[listTeamPunches, listPunchTeam, listPunchStatistics],
];

export function refreshPunches(): void {
  for (const { name } of punchReads) void queryClient.invalidateQueries({ queryKey: [name] });
}

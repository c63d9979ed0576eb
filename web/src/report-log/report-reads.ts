import {
  getReport,
  getReportOverview,
  getReportStart,
  listMissingReports,
  listReceivedReports,
  listReportStatistics,
  listSentReports,
  listTeamReports,
} from '@fairway/contract/report-log.ts';
import { queryClient } from '../wire/query-client.ts';

/** The reads that show something else after a report came, was read, or changed. */
export const reportReads = [
  ...[getReport, getReportOverview, getReportStart, listSentReports, listReceivedReports],
  ...[listTeamReports, listMissingReports, listReportStatistics],
];

export function refreshReports(): void {
  for (const { name } of reportReads) void queryClient.invalidateQueries({ queryKey: [name] });
}

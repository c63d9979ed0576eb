import * as contract from '@fairway/contract/report-log.ts';
import { type Route, route } from '../http/context.ts';
import type { ReportFigures } from './figures.ts';
import { commentOnReport, deleteReportComment, likeReport, readReport } from './react-to-report.ts';
import { remindReportReaders } from './remind-readers.ts';
import { remindOfReports, saveReportRule } from './remind-team.ts';
import { addReport, changeReport, deleteReport } from './save-report.ts';
import { getReport } from './show-report.ts';
import {
  getReportOverview,
  getReportStart,
  listReceivedReports,
  listSentReports,
  listTeamReports,
} from './show-reports.ts';
import { getReportRule, listMissingReports, listReportStatistics } from './show-team.ts';

export const reportLogRoutes = ({ reportFigures }: { reportFigures: ReportFigures }): Route[] => [
  route(contract.listSentReports, (ctx, { query }) => listSentReports(ctx, query)),
  route(contract.listReceivedReports, (ctx, { query }) => listReceivedReports(ctx, query)),
  route(contract.listTeamReports, (ctx, { query }) => listTeamReports(ctx, query)),
  route(contract.getReportOverview, (ctx) => getReportOverview(ctx)),
  route(contract.getReportStart, (ctx, { query }) => getReportStart(ctx, reportFigures, query)),
  route(contract.getReport, (ctx, { params }) => getReport(ctx, params.id)),
  route(contract.readReport, (ctx, { params }) => readReport(ctx, params.id)),
  route(contract.addReport, (ctx, { body }) => addReport(ctx, reportFigures, body)),
  route(contract.changeReport, (ctx, { params, body }) => changeReport(ctx, params.id, body)),
  route(contract.deleteReport, (ctx, { params }) => deleteReport(ctx, params.id)),
  route(contract.likeReport, (ctx, { params, body }) => likeReport(ctx, params.id, body.isLiked)),
  route(contract.commentOnReport, (ctx, { params, body }) => commentOnReport(ctx, params.id, body)),
  route(contract.deleteReportComment, (ctx, { params }) =>
    deleteReportComment(ctx, params.id, params.commentId),
  ),
  route(contract.remindReportReaders, (ctx, { params }) => remindReportReaders(ctx, params.id)),
  route(contract.listMissingReports, (ctx, { query }) => listMissingReports(ctx, query)),
  route(contract.remindOfReports, (ctx, { body }) => remindOfReports(ctx, body)),
  route(contract.listReportStatistics, (ctx, { query }) => listReportStatistics(ctx, query)),
  route(contract.getReportRule, (ctx) => getReportRule(ctx)),
  route(contract.saveReportRule, (ctx, { body }) => saveReportRule(ctx, body)),
];

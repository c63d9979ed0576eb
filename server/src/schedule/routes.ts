import * as contract from '@fairway/contract/schedule.ts';
import * as ics from '@fairway/contract/schedule-ics.ts';
import { type Route, route } from '../http/context.ts';
import { addSchedule } from './add-schedule.ts';
import { answerSchedule } from './answer-schedule.ts';
import { changeSchedule, moveSchedule } from './change-schedule.ts';
import { deleteSchedule } from './delete-schedule.ts';
import { getBusy } from './get-busy.ts';
import { exportSchedule, exportScheduleEvent } from './ics/export-schedule.ts';
import {
  changeScheduleFeed,
  getScheduleFeed,
  makeScheduleFeed,
  readScheduleFeed,
  withdrawScheduleFeed,
} from './ics/feed.ts';
import { importSchedule, listScheduleImports, previewScheduleImport } from './ics/import-schedule.ts';
import { undoScheduleImport } from './ics/undo-import.ts';
import { chooseLayers, listLayers, type ScheduleLayers } from './layers.ts';
import { listMonth, listSchedule, listTeamSchedule } from './list-schedule.ts';
import { rejoinSchedule } from './rejoin-schedule.ts';
import { listReminderChannels } from './reminder-channels.ts';
import { getSchedule, getScheduleDetail } from './show-schedule.ts';

export const scheduleRoutes = ({ scheduleLayers }: { scheduleLayers: ScheduleLayers }): Route[] => [
  route(contract.listMonth, (ctx, { query }) => listMonth(ctx, query)),
  route(contract.listSchedule, (ctx, { query }) => listSchedule(ctx, query, scheduleLayers)),
  route(contract.listScheduleLayers, (ctx) => listLayers(ctx, scheduleLayers)),
  route(contract.chooseScheduleLayers, (ctx, { body }) => chooseLayers(ctx, body.layers)),
  route(contract.listTeamSchedule, (ctx, { query }) => listTeamSchedule(ctx, query)),
  route(contract.getBusy, (ctx, { query }) => getBusy(ctx, query)),
  route(contract.getScheduleDetail, (ctx, { query }) => getScheduleDetail(ctx, query)),
  route(contract.getSchedule, (ctx, { params }) => getSchedule(ctx, params.id)),
  route(contract.addSchedule, (ctx, { body }) => addSchedule(ctx, body)),
  route(contract.changeSchedule, (ctx, { params, body }) =>
    changeSchedule(ctx, params.id, params.type, body),
  ),
  route(contract.moveSchedule, (ctx, { params, body }) => moveSchedule(ctx, params.id, params.type, body)),
  route(contract.rejoinSchedule, (ctx, { params, body }) => rejoinSchedule(ctx, params.id, body)),
  route(contract.deleteSchedule, (ctx, { params }) => deleteSchedule(ctx, params.id, params.type)),
  route(contract.answerSchedule, (ctx, { params, body }) => answerSchedule(ctx, params.id, body)),
  route(ics.exportSchedule, (ctx, { query }) => exportSchedule(ctx, query)),
  route(ics.exportScheduleEvent, (ctx, { params }) => exportScheduleEvent(ctx, params.id)),
  route(ics.getScheduleFeed, (ctx) => getScheduleFeed(ctx)),
  route(ics.makeScheduleFeed, (ctx, { body }) => makeScheduleFeed(ctx, body.shows)),
  route(ics.changeScheduleFeed, (ctx, { body }) => changeScheduleFeed(ctx, body.shows)),
  route(ics.withdrawScheduleFeed, (ctx) => withdrawScheduleFeed(ctx)),
  route(ics.readScheduleFeed, (ctx, { params }) => readScheduleFeed(ctx, params.token)),
  route(ics.previewScheduleImport, (ctx, { body }) => previewScheduleImport(ctx, body)),
  route(ics.importSchedule, (ctx, { body }) => importSchedule(ctx, body)),
  route(ics.listScheduleImports, (ctx) => listScheduleImports(ctx)),
  route(ics.undoScheduleImport, (ctx, { params }) => undoScheduleImport(ctx, params.id)),
  route(contract.listReminderChannels, (ctx) => listReminderChannels(ctx)),
];

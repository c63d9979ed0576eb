import * as contract from '@fairway/contract/calendar.ts';
import { type Route, route } from '../http/context.ts';
import { changeCalendar, changeWorkWeek, undoCalendar } from './change-calendar.ts';
import { getCalendar, listCalendarHistory } from './show-calendar.ts';

export const calendarRoutes: Route[] = [
  route(contract.getCalendar, (ctx) => getCalendar(ctx)),
  route(contract.changeCalendar, (ctx, { params, body }) => changeCalendar(ctx, params.year, body)),
  route(contract.changeWorkWeek, (ctx, { body }) => changeWorkWeek(ctx, body)),
  route(contract.undoCalendar, (ctx, { params, body }) => undoCalendar(ctx, params.part, body.version)),
  route(contract.listCalendarHistory, (ctx, { params }) => listCalendarHistory(ctx, params.part)),
];

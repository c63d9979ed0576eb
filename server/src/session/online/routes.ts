import * as contract from '@fairway/contract/online-sessions.ts';
import { type Route, route } from '../../http/context.ts';
import { endOnlineSessions, endPersonSessions } from './end-online-sessions.ts';
import { listOnlineSessions } from './list-online-sessions.ts';

export const onlineSessionRoutes: Route[] = [
  route(contract.listOnlineSessions, (ctx, { body }) => listOnlineSessions(ctx, body)),
  route(contract.endOnlineSessions, (ctx, { body }) => endOnlineSessions(ctx, body.ids)),
  route(contract.endPersonSessions, (ctx, { params }) => endPersonSessions(ctx, params.userId)),
];

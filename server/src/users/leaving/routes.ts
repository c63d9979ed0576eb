import * as contract from '@fairway/contract/leaving.ts';
import { type Route, route } from '../../http/context.ts';
import type { Holding } from '../../http/holding.ts';
import { leaveUser } from './leave-user.ts';
import { previewLeaving } from './preview-leaving.ts';
import { getLeaving, undoLeaving } from './undo-leaving.ts';

export const leavingRoutes = (holdings: readonly Holding[]): Route[] => [
  route(contract.previewLeaving, (ctx, { params }) => previewLeaving(ctx, params.id, holdings)),
  route(contract.leaveUser, (ctx, { params, body }) => leaveUser(ctx, params.id, body, holdings)),
  route(contract.getLeaving, (ctx, { params }) => getLeaving(ctx, params.id)),
  route(contract.undoLeaving, (ctx, { params, body }) => undoLeaving(ctx, params.id, body, holdings)),
];

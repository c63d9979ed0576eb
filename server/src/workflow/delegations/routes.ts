import * as contract from '@fairway/contract/workflow-delegations.ts';
import { type Route, route } from '../../http/context.ts';
import { removeDelegation, stopDelegation } from './end-delegation.ts';
import { addDelegation, changeDelegation } from './save-delegation.ts';
import { getDelegation, listDelegations } from './show-delegations.ts';
import { listDelegators, listStartableForOthers } from './start-for-others.ts';

export const delegationRoutes: Route[] = [
  route(contract.listDelegations, (ctx, { query }) => listDelegations(ctx, query)),
  route(contract.listStartableForOthers, (ctx, { query }) => listStartableForOthers(ctx, query)),
  route(contract.listDelegators, (ctx, { query }) => listDelegators(ctx, query.versionId)),
  route(contract.getDelegation, (ctx, { params }) => getDelegation(ctx, params.id)),
  route(contract.addDelegation, (ctx, { body }) => addDelegation(ctx, body)),
  route(contract.changeDelegation, (ctx, { params, body }) => changeDelegation(ctx, params.id, body)),
  route(contract.deleteDelegation, (ctx, { params }) => removeDelegation(ctx, params.id)),
  route(contract.stopDelegation, (ctx, { params }) => stopDelegation(ctx, params.id)),
];

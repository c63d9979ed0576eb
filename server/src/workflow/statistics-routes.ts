import * as contract from '@fairway/contract/workflow-statistics.ts';
import { type Route, route } from '../http/context.ts';
import type { PermissionsOf } from '../records/access.ts';
import { getFlowStatistics } from './statistics/get-statistics.ts';

export const statisticsRoutes = (permissionsOf: PermissionsOf): Route[] => [
  route(contract.getFlowStatistics, (ctx, { query }) => getFlowStatistics(ctx, permissionsOf, query)),
];

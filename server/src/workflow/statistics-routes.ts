import * as contract from '@fairway/contract/workflow-statistics.ts';
import { type Route, route } from '../http/context.ts';
import { getFlowStatistics } from './statistics/get-statistics.ts';

export const statisticsRoutes: Route[] = [
  route(contract.getFlowStatistics, (ctx, { query }) => getFlowStatistics(ctx, query)),
];

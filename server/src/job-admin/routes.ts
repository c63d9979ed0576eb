import * as contract from '@fairway/contract/jobs.ts';
import { type Route, route } from '../http/context.ts';
import { dropJobs, runJobKindsAgain, runJobsAgain } from './act-on-failed-jobs.ts';
import { listFailedJobs } from './list-failed-jobs.ts';
import { listJobKinds } from './list-job-kinds.ts';

export const jobRoutes: Route[] = [
  route(contract.listJobKinds, (ctx) => listJobKinds(ctx)),
  route(contract.listFailedJobs, (ctx, { body }) => listFailedJobs(ctx, body)),
  route(contract.runJobsAgain, (ctx, { body }) => runJobsAgain(ctx, body.ids)),
  route(contract.runJobKindsAgain, (ctx, { body }) => runJobKindsAgain(ctx, body.names)),
  route(contract.dropJobs, (ctx, { body }) => dropJobs(ctx, body.ids)),
];

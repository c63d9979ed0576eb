import type { FlowSubject } from '@fairway/contract/flow-subjects.ts';
import type * as z from 'zod/mini';
import type { Bus } from '../../bus/bus.ts';
import { type JobContext, job } from '../../jobs/job.ts';
import { tellPeople } from '../../live/tell-people.ts';
import { findFlow } from '../store.ts';
import { flowReportJob } from './subject.ts';

type Report = z.output<ReturnType<typeof flowReportJob>['payload']>;

/**
 * What a feature does when a request about one of its records came to something. Who asked heard of the request before,
 * and may look at the record: they are told once more when it has changed.
 */
export const followFlow = (
  kind: FlowSubject,
  bus: Bus,
  work: (ctx: JobContext, report: Report) => Promise<void>,
) =>
  job({
    ...flowReportJob(kind),
    async work(ctx, report) {
      await work(ctx, report);
      const flow = await findFlow(ctx.db, report.flowId);
      if (!flow) return;
      const userIds = [flow.creatorUserId, flow.delegateUserId].flatMap((userId) => userId ?? []);
      ctx.afterCommit(() => tellPeople({ bus }, { userIds, what: 'flow', id: report.flowId }));
    },
  });

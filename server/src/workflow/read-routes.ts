import * as flows from '@fairway/contract/workflow.ts';
import * as lists from '@fairway/contract/workflow-lists.ts';
import { type Route, route } from '../http/context.ts';
import { listBatchNodes, listBatchTemplates, listBatchVersions } from './lists/batch-selectors.ts';
import { countTasks } from './lists/count-tasks.ts';
import { listLaunched, listMonitored } from './lists/list-launched.ts';
import { listNewestTasks, listTasks } from './lists/list-tasks.ts';
import { pageIn } from './lists/rows-in-language.ts';
import { checkFlow } from './show/check-flow.ts';
import { checkTask } from './show/check-task.ts';
import { getFlow } from './show/get-flow.ts';
import { listCandidates } from './show/list-candidates.ts';
import { listJumpTargets } from './show/list-jump-targets.ts';
import { getBatchNeeds, listNeeds } from './show/list-needs.ts';
import { listReturnChoices } from './show/list-return-choices.ts';
import { hasSubFlows, listSubFlows } from './show/list-sub-flows.ts';
import { previewFlow } from './show/preview-flow.ts';
import { summariseRecords } from './show/summarise-records.ts';

export const flowReadRoutes: Route[] = [
  route(flows.getFlow, (ctx, { params, query }) => getFlow(ctx, params.flowId, query)),
  route(flows.checkTask, (ctx, { params }) => checkTask(ctx, params.taskId)),
  route(flows.checkFlow, (ctx, { params, query }) => checkFlow(ctx, params.flowId, query.taskId)),
  route(flows.previewFlow, (ctx, { params, body }) => previewFlow(ctx, params.taskId, body)),
  route(flows.listNeeds, (ctx, { params, body }) => listNeeds(ctx, params.taskId, body)),
  route(flows.listCandidates, (ctx, { params, body }) => listCandidates(ctx, params.taskId, body)),
  route(flows.listReturnChoices, (ctx, { params }) => listReturnChoices(ctx, params.taskId)),
  route(flows.summariseRecords, (ctx, { params, query }) => summariseRecords(ctx, params.flowId, query)),
  route(flows.listSubFlows, (ctx, { params, query }) =>
    listSubFlows(ctx, params.taskNodeId, query.shape === 'own'),
  ),
  route(flows.listJumpTargets, (ctx, { params }) => listJumpTargets(ctx, params.flowId)),
  route(flows.hasSubFlows, (ctx, { params }) => hasSubFlows(ctx, params.flowId)),

  route(lists.listLaunched, async (ctx, { query }) => pageIn(ctx, await listLaunched(ctx, query))),
  route(lists.listTasks, async (ctx, input) => pageIn(ctx, await listTasks(ctx, input))),
  route(lists.listNewestTasks, async (ctx) => pageIn(ctx, await listNewestTasks(ctx))),
  route(lists.countTasks, (ctx, { body }) => countTasks(ctx, body)),
  route(lists.listMonitored, async (ctx, { query }) => pageIn(ctx, await listMonitored(ctx, query))),
  route(lists.listBatchTemplates, (ctx) => listBatchTemplates(ctx)),
  route(lists.listBatchVersions, (ctx, { params }) => listBatchVersions(ctx, params.templateId)),
  route(lists.listBatchNodes, (ctx, { params }) => listBatchNodes(ctx, params.versionId)),
  route(lists.getBatchNeeds, (ctx, { query }) => getBatchNeeds(ctx, query)),
];

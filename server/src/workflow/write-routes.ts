import * as flows from '@fairway/contract/workflow.ts';
import { deleteMonitored } from '@fairway/contract/workflow-lists.ts';
import { type Route, route, routeAhead, routeWithOwnTransaction } from '../http/context.ts';
import { batchTasks } from './batch-tasks.ts';
import { deleteFlows, deleteOwnFlow } from './delete-flow.ts';
import * as handle from './handle-task.ts';
import * as manage from './manage-flow.ts';
import { changeFlow, startFlow } from './start-flow.ts';

export const flowWriteRoutes: Route[] = [
  route(flows.startFlow, (ctx, { body }) => startFlow(ctx, body)),
  route(flows.changeFlow, (ctx, { params, body }) => changeFlow(ctx, params.taskId, body)),
  routeAhead(
    flows.approveTask,
    (ctx, { params, body }) => handle.approveAhead(ctx, params.taskOperatorId, body),
    (ctx, { params, body }) => handle.approveTask(ctx, params.taskOperatorId, body),
  ),
  route(flows.rejectTask, (ctx, { params, body }) => handle.rejectTask(ctx, params.taskOperatorId, body)),
  route(flows.transferTask, (ctx, { params, body }) => handle.transferTask(ctx, params.taskOperatorId, body)),
  route(flows.addSigner, (ctx, { params, body }) => handle.addSigner(ctx, params.taskOperatorId, body)),
  route(flows.reduceSigner, (ctx, { params }) => handle.reduceSigner(ctx, params.taskOperatorId)),
  route(flows.claimTask, (ctx, { params }) => handle.claimTask(ctx, params.taskOperatorId)),
  route(flows.unclaimTask, (ctx, { params }) => handle.unclaimTask(ctx, params.taskOperatorId)),
  route(flows.saveTask, (ctx, { params, body }) => handle.saveTask(ctx, params.taskOperatorId, body)),
  route(flows.recallTask, (ctx, { params, body }) => handle.recallTask(ctx, params.recordId, body)),
  route(flows.withdrawFlow, (ctx, { params, body }) => handle.withdrawFlow(ctx, params.taskId, body)),
  route(flows.revokeFlow, (ctx, { params, body }) => handle.revokeFlow(ctx, params.taskId, body)),
  route(flows.urgeFlow, (ctx, { params }) => handle.urgeFlow(ctx, params.taskId)),
  route(flows.copyFlow, (ctx, { params, body }) => handle.copyFlow(ctx, params.taskId, body.copyIds)),
  routeWithOwnTransaction(flows.batchTasks, (ctx, { body }) => batchTasks(ctx, body)),

  route(flows.deleteFlow, (ctx, { params }) => deleteOwnFlow(ctx, params.taskId)),
  route(deleteMonitored, (ctx, { body }) => deleteFlows(ctx, body.ids)),
  route(flows.cancelFlow, (ctx, { params, body }) => manage.cancelFlow(ctx, params.taskId, body)),
  route(flows.assignTask, (ctx, { params, body }) => manage.assignTask(ctx, params.taskId, body)),
  route(flows.moveFlow, (ctx, { body }) => manage.moveFlow(ctx, body)),
  route(flows.suspendFlow, (ctx, { params, body }) => manage.suspendFlow(ctx, params.taskId, body)),
  route(flows.restoreFlow, (ctx, { params, body }) => manage.restoreFlow(ctx, params.taskId, body)),
];

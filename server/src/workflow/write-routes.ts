import * as flows from '@fairway/contract/workflow.ts';
import { deleteMonitored } from '@fairway/contract/workflow-lists.ts';
import { type Route, route, routeWithOwnTransaction } from '../http/context.ts';
import { flowValuesToPrint, revealFlowValue } from './show/reveal-values.ts';
import { addSigner } from './verbs/add-signer.ts';
import { approveTask } from './verbs/approve-task.ts';
import { batchTasks } from './verbs/batch-tasks.ts';
import { claimTask } from './verbs/claim-task.ts';
import { copyFlow } from './verbs/copy-flow.ts';
import { deleteFlows, deleteOwnFlow } from './verbs/delete-flow.ts';
import * as manage from './verbs/manage-flow.ts';
import { recallTask } from './verbs/recall-task.ts';
import { reduceSigner } from './verbs/reduce-signer.ts';
import { rejectTask } from './verbs/reject-task.ts';
import { revokeFlow } from './verbs/revoke-flow.ts';
import { saveTask } from './verbs/save-task.ts';
import { changeFlow, startFlow } from './verbs/start-flow.ts';
import { transferTask } from './verbs/transfer-task.ts';
import { unclaimTask } from './verbs/unclaim-task.ts';
import { urgeFlow } from './verbs/urge-flow.ts';
import { withdrawFlow } from './verbs/withdraw-flow.ts';

export const flowWriteRoutes: Route[] = [
  route(flows.startFlow, (ctx, { body }) => startFlow(ctx, body)),
  route(flows.changeFlow, (ctx, { params, body }) => changeFlow(ctx, params.flowId, body)),
  route(flows.saveTask, (ctx, { params, body }) => saveTask(ctx, params.taskId, body)),

  // Commands about a flow one takes part in: each opens its transaction in run-command.ts, if it needs one.
  routeWithOwnTransaction(flows.approveTask, (ctx, { params, body }) =>
    approveTask(ctx, params.taskId, body),
  ),
  routeWithOwnTransaction(flows.rejectTask, (ctx, { params, body }) => rejectTask(ctx, params.taskId, body)),
  routeWithOwnTransaction(flows.transferTask, (ctx, { params, body }) =>
    transferTask(ctx, params.taskId, body),
  ),
  routeWithOwnTransaction(flows.addSigner, (ctx, { params, body }) => addSigner(ctx, params.taskId, body)),
  routeWithOwnTransaction(flows.reduceSigner, (ctx, { params }) => reduceSigner(ctx, params.taskId)),
  routeWithOwnTransaction(flows.claimTask, (ctx, { params }) => claimTask(ctx, params.taskId)),
  routeWithOwnTransaction(flows.unclaimTask, (ctx, { params }) => unclaimTask(ctx, params.taskId)),
  routeWithOwnTransaction(flows.recallTask, (ctx, { params, body }) =>
    recallTask(ctx, params.recordId, body),
  ),
  routeWithOwnTransaction(flows.withdrawFlow, (ctx, { params, body }) =>
    withdrawFlow(ctx, params.flowId, body),
  ),
  routeWithOwnTransaction(flows.revokeFlow, (ctx, { params, body }) => revokeFlow(ctx, params.flowId, body)),
  routeWithOwnTransaction(flows.urgeFlow, (ctx, { params }) => urgeFlow(ctx, params.flowId)),
  routeWithOwnTransaction(flows.copyFlow, (ctx, { params, body }) =>
    copyFlow(ctx, params.flowId, body.copyIds),
  ),
  routeWithOwnTransaction(flows.batchTasks, (ctx, { body }) => batchTasks(ctx, body)),

  // They change nothing, but who looked is written down in their transaction.
  route(flows.revealFlowValue, (ctx, { params, body }) => revealFlowValue(ctx, params.flowId, body)),
  route(flows.printFlowValues, (ctx, { params }) => flowValuesToPrint(ctx, params.flowId)),
  route(flows.deleteFlow, (ctx, { params }) => deleteOwnFlow(ctx, params.flowId)),
  route(deleteMonitored, (ctx, { body }) => deleteFlows(ctx, body.ids)),
  route(flows.cancelFlow, (ctx, { params, body }) => manage.cancelFlow(ctx, params.flowId, body)),
  route(flows.assignTask, (ctx, { params, body }) => manage.assignTask(ctx, params.flowId, body)),
  route(flows.moveFlow, (ctx, { body }) => manage.moveFlow(ctx, body)),
  route(flows.suspendFlow, (ctx, { params, body }) => manage.suspendFlow(ctx, params.flowId, body)),
  route(flows.restoreFlow, (ctx, { params, body }) => manage.restoreFlow(ctx, params.flowId, body)),
];

import { AppError } from '@fairway/contract/app-error.ts';
import { checkTask } from '@fairway/contract/workflow.ts';
import { needsCheck, opTypeOf, readFlowMessage } from '@fairway/domain/workflow/views/push-rule.ts';
import { call } from '../wire/api.ts';
import { flowPath } from './flow-path.ts';

/** Where a message about a flow leads, or undefined when it is about none; asks first whether a task is still open. */
export async function flowMessagePath(bodyText: string): Promise<string | undefined> {
  const message = readFlowMessage(bodyText);
  if (!message) return undefined;
  const { processId, enCode, flowId, formType, status, taskNodeId, taskOperatorId } = message;
  const opType = opTypeOf(message, needsCheck(message) && (await isChecked(taskOperatorId)));
  return flowPath({
    ...{ id: processId, enCode, flowId, formType, opType, status, taskNodeId },
    taskId: taskOperatorId,
  });
}

/** A task that is gone is handled as far as its person is concerned; without an answer the page itself will tell. */
async function isChecked(taskOperatorId: string): Promise<boolean> {
  try {
    return (await call(checkTask, { params: { taskOperatorId } })).isCheck;
  } catch (error) {
    return error instanceof AppError;
  }
}

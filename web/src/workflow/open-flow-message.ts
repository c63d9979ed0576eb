import { checkFlow } from '@fairway/contract/workflow.ts';
import { delegationSideOf, opTypeOf, readFlowMessage } from '@fairway/domain/workflow/views/push-rule.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../wire/api.ts';
import { delegationsPath } from './delegations/paths.ts';
import { type FlowConfig, flowPath } from './flow-path.ts';

/**
 * Where a message about a flow leads: nowhere when it is about none, or about one its reader may not see any more. One
 * about a delegation leads to the list of them, without a flow.
 */
export type FlowOfMessage = { path: string; config?: FlowConfig } | 'none' | 'unseen';

export async function flowOfMessage(bodyText: string): Promise<FlowOfMessage> {
  const message = readFlowMessage(bodyText);
  if (!message) {
    const side = delegationSideOf(bodyText);
    return side ? { path: delegationsPath(side) } : 'none';
  }
  const { processId, enCode, flowId, formType, status, taskNodeId, taskOperatorId } = message;
  // Without an answer the page itself will tell.
  const { isVisible, isOpen } = await call(checkFlow, {
    params: { taskId: processId },
    query: { taskOperatorId },
  }).catch(() => ({ isVisible: true, isOpen: true }));
  if (!isVisible) return 'unseen';
  const config = {
    ...{ id: processId, enCode, flowId, formType, status, taskNodeId, taskId: taskOperatorId },
    opType: opTypeOf(message, isOpen),
  };
  return { path: flowPath(config), config };
}

/** The same for a page that says beforehand whether there is something to open. */
export const flowOfMessageQuery = (bodyText: string) =>
  queryOptions({ queryKey: ['flowOfMessage', bodyText], queryFn: () => flowOfMessage(bodyText) });

import type { BeforeItem, LaunchItem } from '@fairway/contract/workflow-lists.ts';
import type { FlowConfig } from './flow-path.ts';

/** What runs or has ended is read; everything else is open to whoever started it. */
const readByInitiator = new Set([1, 2, 4, 5, 8, 9]);

/** A request of one's own, as it is opened from the list of them. */
export const launchedConfig = (item: LaunchItem): FlowConfig => ({
  ...requestConfig(item),
  opType: readByInitiator.has(item.status) ? '0' : '-1',
});

/** Any request, to manage it. */
export const monitoredConfig = (item: LaunchItem): FlowConfig => ({ ...requestConfig(item), opType: '4' });

const requestConfig = (item: LaunchItem) => ({
  id: item.id,
  enCode: item.flowCode,
  flowId: item.flowId,
  formType: item.formType,
  status: item.status,
  fullName: item.fullName,
});

/** A task to do (opType 1), one that is done (2), or a copy (3). */
export const taskConfig = (item: BeforeItem, opType: '1' | '2' | '3'): FlowConfig => ({
  id: item.processId,
  enCode: item.flowCode,
  flowId: item.flowId,
  formType: item.formType,
  opType,
  status: item.status,
  taskNodeId: item.thisStepId,
  taskId: item.id,
  fullName: item.fullName,
});

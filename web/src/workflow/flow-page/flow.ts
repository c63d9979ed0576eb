import { type FormDefinition, readFormDefinition } from '@fairway/contract/forms.ts';
import { type FlowAct, type FlowInfo, getFlow, summariseRecords } from '@fairway/contract/workflow.ts';
import { countTasks, listLaunched, listMonitored, listTasks } from '@fairway/contract/workflow-lists.ts';
import { useQuery } from '@tanstack/react-query';
import { load } from '../../wire/calls.ts';
import type { FlowConfig } from '../flow-path.ts';

/** A flow with its form read. */
export interface Flow extends FlowInfo {
  definition: FormDefinition;
}

export const readFlow = (info: FlowInfo): Flow => ({
  ...info,
  definition: readFormDefinition(JSON.parse(info.flowFormInfo.definition)),
});

/** What a flow is asked for with. */
export function flowQuery({ id, flowId, opType, taskId, taskNodeId, delegateUserList }: FlowConfig) {
  const query = {
    opType: opType as '-1',
    shape: 'own' as const,
    ...(flowId && { flowId }),
    ...(taskId && { taskOperatorId: taskId }),
    ...(taskNodeId && { taskNodeId }),
    ...(delegateUserList?.[0] && { delegateUserId: delegateUserList[0] }),
  };
  return load(getFlow, { params: { taskId: id || '0' }, query });
}

/** Asked again whenever it is opened or looked at anew: nobody should decide about an old page. */
export const useFlow = (config: FlowConfig) =>
  useQuery({ ...flowQuery(config), select: readFlow, staleTime: 0, meta: { quiet: true } });

/** The reads that show something else after anything was done with a flow. */
export const showsFlows = [getFlow, listTasks, listLaunched, listMonitored, countTasks, summariseRecords];

export const may = (flow: FlowInfo, act: FlowAct): boolean => flow.acts.includes(act);

/** Which page of which flow: what belongs to it is kept under this name. */
export const pageKey = ({ id, flowId, opType, taskId = '' }: FlowConfig): string =>
  [id || flowId, opType, taskId].join(' ');

/** Under which name what is typed is kept on the device. */
export const draftKeyOf = (config: FlowConfig): string => `flow ${pageKey(config)}`;

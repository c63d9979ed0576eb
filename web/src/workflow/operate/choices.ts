import type { FlowAct } from '@fairway/contract/workflow.ts';
import {
  type FlowNeeds,
  hasSubFlows,
  listJumpTargets,
  listNeeds,
  listReturnChoices,
} from '@fairway/contract/workflow.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../wire/api.ts';
import { load } from '../../wire/calls.ts';
import { queryClient } from '../../wire/query-client.ts';
import type { PendingForm } from '../flow-page/pending-form.ts';
import type { FlowConfig } from '../flow-path.ts';

/** What there is to choose from with a decision. */
export interface Choices {
  needs?: FlowNeeds;
  /** Where it can be sent back to. */
  returns?: {
    nodes: readonly ChosenNode[];
    isAsked: boolean;
    rejectType: number;
    isRejectionTheEnd: boolean;
  };
  /** Where it can be moved to. */
  targets?: readonly ChosenNode[];
  hasSubFlows?: boolean;
}

interface ChosenNode {
  id: string;
  nodeCode: string;
  nodeName: string;
}

/** The task a decision is about; 0 for a request that is still to be submitted. */
export const operatorOf = ({ opType, taskId }: FlowConfig): string =>
  opType === '-1' || !taskId ? '0' : taskId;

/** Asks whom and which branches have to be picked, with the form as it is now. */
export function needsInput(config: FlowConfig, pending: PendingForm, branchList: readonly string[] = []) {
  const { id, flowId, delegateUserList = [] } = config;
  return {
    params: { taskOperatorId: operatorOf(config) },
    body: {
      ...(id && { id }),
      flowId,
      formData: pending.formData,
      flowUrgent: pending.flowUrgent,
      branchList: [...branchList],
      delegateUserList,
    },
  };
}

export const needsQuery = (config: FlowConfig, pending: PendingForm, branchList?: readonly string[]) =>
  load(listNeeds, needsInput(config, pending, branchList));

const asks: Partial<Record<FlowAct, (config: FlowConfig, pending: PendingForm) => Promise<Choices>>> = {
  submit: async (config, pending) => ({ needs: await fresh(needsQuery(config, pending)) }),
  audit: async (config, pending) => ({ needs: await fresh(needsQuery(config, pending)) }),
  reject: async ({ taskId = '' }) => {
    const { list, isLastAppro, ...rule } = await call(listReturnChoices, {
      params: { taskOperatorId: taskId },
    });
    return { returns: { nodes: list, isAsked: isLastAppro, ...rule } };
  },
  change: async ({ id }) => ({ targets: await call(listJumpTargets, { params: { taskId: id } }) }),
  resurgence: async ({ id }) => ({ targets: await call(listJumpTargets, { params: { taskId: id } }) }),
  suspend: async ({ id }) => ({ hasSubFlows: await call(hasSubFlows, { params: { taskId: id } }) }),
};

// Asked again after a silence as part of the choices; both together would be three times as long.
const fresh = (query: ReturnType<typeof needsQuery>) =>
  queryClient.fetchQuery({ ...query, staleTime: 5_000, retry: false });

/** What has to be known before somebody can be asked for a decision. */
export const choicesQuery = (act: FlowAct, config: FlowConfig, pending: PendingForm) =>
  queryOptions({
    queryKey: ['flowChoices', act, config, pending.formData],
    queryFn: async () => (await asks[act]?.(config, pending)) ?? {},
    staleTime: 5_000,
    meta: { quiet: true },
  });

/** Nothing has to be picked. */
export const needsNothing = ({ needs }: Choices): boolean => needs === undefined || needs.type === 3;

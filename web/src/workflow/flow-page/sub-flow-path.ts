import type { Flow } from './flow.ts';

export const subFlowPath = (taskNodeId: string) =>
  `/pages/workFlow/flowBefore/subFlowForm?${new URLSearchParams({ taskNodeId })}`;

/** Where the flows a node has started are shown; undefined while it has started none. */
export const subFlowsPathIn = (flow: Flow) => (nodeCode: string) => {
  const node = flow.flowTaskNodeList.find((one) => one.nodeCode === nodeCode);
  // A node that was never entered has no visit, and so no dot in its id.
  return node?.id.includes('.') ? subFlowPath(node.id) : undefined;
};

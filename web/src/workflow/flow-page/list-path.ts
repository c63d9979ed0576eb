import type { FlowConfig } from '../flow-path.ts';

const lists: Record<string, string> = {
  '0': '/pages/workFlow/flowLaunch/index',
  '1': '/pages/workFlow/flowTodo/index',
  '2': '/pages/workFlow/flowDone/index',
  '3': '/pages/workFlow/flowCopy/index',
};

/** Where somebody who came by a pasted link goes back to. */
export const listPathOf = ({ opType }: FlowConfig): string => lists[opType] ?? '/pages/index/workFlow';

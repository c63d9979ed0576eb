import type { FlowConfig } from '../flow-path.ts';
import { workflowPaths, workflowTabPath } from '../paths.ts';

const lists: Record<string, string> = {
  '0': workflowPaths.launched,
  '1': workflowPaths.todo,
  '2': workflowPaths.done,
  '3': workflowPaths.copy,
};

/** Where somebody who came by a pasted link goes back to. */
export const listPathOf = ({ opType }: FlowConfig): string => lists[opType] ?? workflowTabPath;

import type { FlowConfig } from '../flow-path.ts';
import type { Flow } from './flow.ts';

/** The decision of mine that a page is about: the one it was opened with, else my last. */
export function ownRecord({ taskId = '' }: FlowConfig, flow: Flow, me: string): string {
  const mine = flow.flowTaskOperatorRecordList.filter(
    ({ handleId, status }) => handleId === me && status !== -1,
  );
  const named = mine.find(({ id, taskOperatorId }) => id === taskId || taskOperatorId === taskId);
  return (named ?? mine.findLast(({ taskOperatorId }) => taskOperatorId !== ''))?.id ?? taskId;
}

import type { Sign, Threshold } from '@fairway/contract/flow-template.ts';
import { isCounted, type Task } from './state.ts';

export type Outcome = 'passed' | 'rejected' | undefined;

/** How many it takes of those present: at least one, never more than there are. */
export function needed(threshold: Threshold, total: number): number {
  const wanted = 'pct' in threshold ? Math.ceil((total * threshold.pct) / 100) : threshold.n;
  return Math.max(1, Math.min(wanted, total));
}

/** What the decisions of a group come to; undefined while it is open. It is total: with nobody left to decide it always comes to something. */
export function countVotes(tasks: readonly Task[], sign: Sign): Outcome {
  let [total, approved, rejected, undecided] = [0, 0, 0, 0];
  for (const task of tasks) {
    if (!isCounted(task)) continue;
    total += task.weight;
    if (task.state === 'approved') approved += task.weight;
    else if (task.state === 'rejected') rejected += task.weight;
    else undecided += task.weight;
  }
  if (undecided > 0 && sign.settle === 'late') return undefined;
  const toPass = needed(sign.pass, total);
  if (total > 0 && approved >= toPass) return 'passed';
  const isRejected =
    sign.reject === 'impossible'
      ? approved + undecided < toPass
      : rejected > 0 && rejected >= needed(sign.reject, total);
  if (isRejected && rejected > 0) return 'rejected';
  if (undecided > 0) return undefined;
  return sign.tie === 'pass' ? 'passed' : 'rejected';
}

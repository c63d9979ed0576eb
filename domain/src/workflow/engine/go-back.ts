import { isHumanNode } from '../template/compile-flow.ts';
import { cancelContent, cancelInside } from './cancel-open.ts';
import { peopleOf, standingOf } from './frame-standing.ts';
import type { ReturnTarget } from './return-target.ts';
import type { Run } from './run.ts';
import { type Visit, visitOf } from './state.ts';

interface GoingBack {
  from: Visit;
  result: 'returned' | 'rejected';
  target: ReturnTarget;
  /** Straight back here when the target is through. */
  comeBack: boolean;
  task: string | null;
}

/** Ends everything after the target, inner arms too, and opens the target again for the same people. */
export function goBack(run: Run, { from, result, target, comeBack, task }: GoingBack): void {
  const { frame, placed } = target;
  const back = comeBack ? standingOf(run, frame, placed) : null;
  const isAgain = !isHumanNode(placed.node) || placed.node.reassignOnReturn === 'same';
  const people = isAgain ? peopleOf(run, visitOf(run.state, target.visit.id) ?? target.visit) : undefined;
  cancelInside(run, from);
  run.emit({ type: 'visitClosed', visit: from.id, result, reason: null });
  cancelContent(run, frame);
  run.emit({ type: 'returned', visit: from.id, task, node: placed.node.id, comeBack: back !== null });
  run.entering.push({ frame, node: placed.node.id, how: 'return', people, back });
}

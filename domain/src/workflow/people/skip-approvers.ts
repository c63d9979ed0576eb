import type { HumanNode } from '@fairway/contract/flow-template.ts';
import type { AutoReason } from '@fairway/contract/flow-words.ts';
import { approvalsIn, approvalsJustBefore, passedBefore } from '../engine/path-before.ts';
import { type Run, saidNothing } from '../engine/run.ts';
import type { Task, Visit } from '../engine/state.ts';
import type { PlacedNode } from '../template/compile-flow.ts';
import { ownRequestRule } from './no-self-approval.ts';

/** Passes over people who need not decide again: the initiator, and who agreed before. */
export function skipPeople(run: Run, visit: Visit, placed: PlacedNode<HumanNode>): void {
  const { node } = placed;
  if (node.neverSkip) return;
  const { settings } = run.flow.template;
  const isInitiatorSkipped = ownRequestRule(run.flow, node) === 'skip';
  const skipRepeat = node.skipRepeat ?? settings.skipRepeat;
  const earlier = skipRepeat === 'no' ? [] : earlierApprovals(run, visit, placed, skipRepeat);
  const repeatReason: AutoReason = skipRepeat === 'adjacent' ? 'previous' : 'before';
  for (const task of run.state.tasks.filter(({ group }) => group === visit.group)) {
    const before = earlier.find(({ user }) => user === task.user);
    if (isInitiatorSkipped && task.user === run.state.initiator) passOver(run, task, 'initiator');
    else if (before) {
      run.emit({ type: 'consumed', keys: [before.id] });
      passOver(run, task, repeatReason);
    }
  }
}

function earlierApprovals(
  run: Run,
  visit: Visit,
  placed: PlacedNode,
  rule: 'adjacent' | 'any',
): readonly Task[] {
  if (rule === 'adjacent') return approvalsJustBefore(run, visit.frame, placed);
  return passedBefore(run, visit.frame, placed)
    .filter(({ node }) => run.nodeOf(node)?.node.kind !== 'start')
    .flatMap((earlier) => approvalsIn(run, earlier));
}

const passOver = (run: Run, { id }: Task, auto: AutoReason): void =>
  run.emit({
    type: 'taskDecided',
    task: id,
    result: 'approved',
    by: null,
    auto,
    rejectTo: null,
    comeBack: false,
    ...saidNothing,
  });

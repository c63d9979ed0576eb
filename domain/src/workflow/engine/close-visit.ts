import type { FlowNode, HumanNode } from '@fairway/contract/flow-template.ts';
import type { AutoReason } from '@fairway/contract/flow-words.ts';
import { isHumanNode, type PlacedNode } from '../template/compile-flow.ts';
import { endFlow } from './cancel-open.ts';
import { sendCopies } from './copies.ts';
import { changedSince } from './frame-standing.ts';
import { goBack } from './go-back.ts';
import type { Standing } from './path-before.ts';
import { findTarget, type ReturnTarget, returnTargets } from './return-target.ts';
import type { Run } from './run.ts';
import { frameOf, type Task, type Visit, visitOf } from './state.ts';

/** A visit is through: the next node is entered, or what its rejection leads to. */
export function closeVisit(
  run: Run,
  visitId: string,
  result: 'passed' | 'rejected',
  reason: AutoReason | null = null,
): void {
  const visit = visitOf(run.state, visitId);
  const placed = visit && run.nodeOf(visit.node);
  if (!visit || !placed || visit.state !== 'open') return;
  if (result === 'rejected') {
    reject(run, visit, placed, reason);
    return;
  }
  run.emit({ type: 'visitClosed', visit: visit.id, result, reason });
  // Whoever has a copy of the request is told when it is revoked.
  if (isHumanNode(placed.node) && !run.state.revokes) sendCopies(run, visit.frame, placed, placed.node.cc);
  goOn(run, visit, placed);
}

/** On to where it was sent back from, to the next node, or out of the arm. */
function goOn(run: Run, visit: Visit, placed: PlacedNode): void {
  const { back } = visit;
  if (back) {
    const changed = changedSince(run, back);
    if (changed.length === 0) {
      const { node, people, arms } = back;
      run.entering.push({ frame: visit.frame, node, how: 'back', people, arms, back: back.back });
      return;
    }
    run.emit({ type: 'rerouted', visit: visit.id, node: back.node, changed });
  }
  const next = placed.seq[placed.index + 1];
  if (next) run.entering.push({ frame: visit.frame, node: next.node.id, how: 'forward' });
  else endOfSequence(run, visit.frame);
}

/** An arm is through; the last one lets the branch go on, and the flow itself ends. */
export function endOfSequence(run: Run, frameId: string): void {
  const { state } = run;
  const frame = frameOf(state, frameId);
  if (frame?.state !== 'open') return;
  if (frame.parent === null) endFlow(run, 'approved');
  else {
    run.emit({ type: 'frameClosed', frame: frame.id, result: 'done' });
    joinIfThrough(run, frame.parent);
  }
}

/** The branch goes on when none of its arms is running. */
export function joinIfThrough(run: Run, branchVisit: string): void {
  const isRunning = run.state.frames.some(({ parent, state }) => parent === branchVisit && state === 'open');
  if (!isRunning) closeVisit(run, branchVisit, 'passed');
}

function reject(run: Run, visit: Visit, placed: PlacedNode, reason: AutoReason | null): void {
  const { node } = placed;
  const rule = 'onReject' in node ? node.onReject : 'end';
  const decisive = reason === null ? decisiveTask(run, visit) : undefined;
  const close = () => run.emit({ type: 'visitClosed', visit: visit.id, result: 'rejected', reason });
  if (rule === 'continue') {
    close();
    goOn(run, visit, placed);
    return;
  }
  const target = isGoingRound(run, node, reason) ? undefined : targetOf(run, visit, rule, decisive);
  if (!target) {
    close();
    endFlow(run, 'rejected');
    return;
  }
  const comeBack =
    isHumanNode(node) &&
    reason === null &&
    (node.afterReturn === 'backHere' || (node.afterReturn === 'ask' && decisive?.comeBack === true));
  goBack(run, { from: visit, result: 'rejected', target, comeBack, task: decisive?.id ?? null });
}

/** A node that rejects by itself again in the same breath would do so for ever. */
function isGoingRound(run: Run, { id }: FlowNode, reason: AutoReason | null): boolean {
  if (reason === null) return false;
  const isAgain = run.rejectedByItself.has(id);
  run.rejectedByItself.add(id);
  return isAgain;
}

/** Whose rejection counts for where it goes: the last one who said so. */
const decisiveTask = ({ state }: Run, visit: Visit): Task | undefined =>
  state.tasks
    .filter((task) => task.visit === visit.id && task.state === 'rejected')
    .toSorted((one, other) => one.decidedIn - other.decidedIn || one.order - other.order)
    .at(-1);

/** Where nobody names a step, a rejection here is the end of it. */
export const isRejectionTheEnd = (on: Standing, visit: Visit, { onReject }: HumanNode): boolean =>
  onReject !== 'continue' && targetOf(on, visit, onReject, undefined) === undefined;

function targetOf(
  on: Standing,
  visit: Visit,
  rule: 'end' | 'start' | 'prev' | 'choose' | { node: string },
  decisive: Task | undefined,
): ReturnTarget | undefined {
  const targets = returnTargets(on, visit);
  const start = targets.find(({ placed }) => placed.node.kind === 'start');
  if (rule === 'end') return undefined;
  if (rule === 'start') return start;
  if (rule === 'prev') return targets[0];
  const wanted = rule === 'choose' ? decisive?.rejectTo : rule.node;
  const found = wanted ? findTarget(on, visit, wanted) : undefined;
  return found?.frame === undefined ? start : found;
}

import {
  type ActionNode,
  type BranchNode,
  type CcNode,
  type HumanNode,
  type SubNode,
  signPresets,
} from '@fairway/contract/flow-template.ts';
import { adminOf } from '../people/resolve-people.ts';
import { inPlaceOf } from '../people/successor.ts';
import type { PlacedNode } from '../template/compile-flow.ts';
import { closeVisit } from './close-visit.ts';
import { sendCopies } from './copies.ts';
import { dueAt } from './due-date.ts';
import { enterBranch } from './enter-branch.ts';
import { enterStep } from './enter-step.ts';
import { askForm } from './form-answer.ts';
import { openGroup } from './open-tasks.ts';
import { isPassedBy } from './revocation.ts';
import type { Entering, Run } from './run.ts';
import { frameOf, visitOf } from './state.ts';
import { startChildren } from './sub-flows.ts';

/** Works off what a command leads to, until every open frame waits for a person, a timer or a report. */
export function runToStablePoint(run: Run): void {
  for (let next = run.entering.shift(); next; next = run.entering.shift()) enterNode(run, next);
}

function enterNode(run: Run, entering: Entering): void {
  const placed = run.nodeOf(entering.node);
  const frame = frameOf(run.state, entering.frame);
  // What was decided in between may have ended the arm.
  if (!placed || !frame || frame.state !== 'open' || frame.visit !== null) return;
  const { node } = placed;
  const asked = askForm(run, placed);
  const id = run.nextId('visits');
  run.emit({
    type: 'visitOpened',
    visit: id,
    node: node.id,
    frame: frame.id,
    how: entering.how,
    answer: asked.answer,
    back: entering.back ?? null,
    due: dueAt(run, node),
  });
  if (isPassedBy(run.state, node, entering.how)) {
    closeVisit(run, id, 'passed', 'revoking');
    return;
  }
  switch (node.kind) {
    case 'approve':
    case 'handle':
      enterStep(run, id, { placed: placed as PlacedNode<HumanNode>, entering, auto: asked.auto });
      break;
    case 'start':
      enterStart(run, id);
      break;
    case 'cc':
      enterCc(run, id, placed as PlacedNode<CcNode>);
      break;
    case 'branch':
      enterBranch(run, id, { placed: placed as PlacedNode<BranchNode>, entering, arms: asked.arms });
      break;
    case 'sub':
      startChildren(run, id, placed as PlacedNode<SubNode>);
      break;
    case 'delay':
      enterDelay(run, id);
      break;
    case 'action':
      askForAction(run, id, node);
  }
}

/** The initiator has it back. */
function enterStart(run: Run, visit: string): void {
  const { initiator } = run.state;
  const user = inPlaceOf(run.context.directory, initiator, 'requests') ?? adminOf(run);
  openGroup(run, { visit, kind: 'top', parent: null, sign: signPresets.any, depth: 0 }, [
    { user, via: 'start' },
  ]);
}

function enterCc(run: Run, visit: string, placed: PlacedNode<CcNode>): void {
  sendCopies(run, visitOf(run.state, visit)?.frame ?? '', placed, placed.node.who);
  closeVisit(run, visit, 'passed');
}

function enterDelay(run: Run, visit: string): void {
  const due = visitOf(run.state, visit)?.due ?? null;
  if (due === null || due <= run.runningClock) closeVisit(run, visit, 'passed');
}

/** The server does it and reports. */
export function askForAction(run: Run, visit: string, { run: asked, undoable }: ActionNode): void {
  if (!undoable) run.isFinal = true;
  const attempt = (visitOf(run.state, visit)?.attempts ?? 0) + 1;
  run.emit({
    type: 'actionAsked',
    visit,
    attempt,
    action: asked.action,
    settings: asked.settings,
  });
}

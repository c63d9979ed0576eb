import type { HumanNode } from '@fairway/contract/flow-template.ts';
import type { CommandOf } from '../commands.ts';
import { goBack } from '../go-back.ts';
import { findTarget, returnTargets } from '../return-target.ts';
import { type Run, refuse } from '../run.ts';
import { visitOf } from '../state.ts';
import { needButton, takeStep } from '../take-task.ts';
import { checkSaid, checkSeen, recordDecision } from './decide-task.ts';

/** Sends it back to a step before. It counts at once, whatever the others would say. */
export function returnTo(run: Run<CommandOf<'return'>>): void {
  const { command } = run;
  const taken = takeStep(run, command.task);
  const { node, visit, task } = taken;
  if (node.kind === 'action') refuse('E_OFF');
  needButton(node, 'return');
  checkSeen(run, command);
  checkSaid(run, node, command, false);
  const target = findTarget(run, visit, command.to);
  if (target.frame === undefined) refuse(target.refusal);
  const nearest = returnTargets(run, visit)[0]?.placed.node.id;
  if (!isAllowed(node, command.to, target.placed.node.kind === 'start', nearest)) refuse('E_TARGET');
  recordDecision(run, taken, command, { result: 'returned', rejectTo: command.to });
  const comeBack =
    node.afterReturn === 'backHere' || (node.afterReturn === 'ask' && command.comeBack === true);
  goBack(run, {
    from: visitOf(run.state, visit.id) ?? visit,
    result: 'returned',
    target,
    comeBack,
    task: task.id,
  });
}

/** The steps a node lets people send it back to. */
export function isAllowed(
  { returnTo: rule }: HumanNode,
  to: string,
  isStart: boolean,
  nearest: string | undefined,
): boolean {
  if (rule === 'any') return true;
  if (rule === 'start') return isStart;
  if (rule === 'prev') return to === nearest;
  return rule.includes(to);
}

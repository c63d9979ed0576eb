import type { CommandOf } from '../commands.ts';
import { findTarget } from '../return-target.ts';
import { type Run, refuse } from '../run.ts';
import { settle } from '../settle-group.ts';
import { mayReject, type Taken, takeStep } from '../take-task.ts';
import { checkSaid, checkSeen, recordDecision } from './decide-task.ts';

/** A vote against; where it leads when it carries, the step says, or the person where the step lets them choose. */
export function reject(run: Run<CommandOf<'reject'>>): void {
  const { command } = run;
  const taken = takeStep(run, command.task);
  if (!mayReject(run.state, taken.node)) refuse('E_OFF');
  checkSeen(run, command);
  checkSaid(run, taken.node, command, false);
  if (command.to !== undefined) checkChoice(run, taken, command.to);
  recordDecision(run, taken, command, {
    result: 'rejected',
    rejectTo: command.to,
    comeBack: command.comeBack,
  });
  settle(run, taken.task.group);
}

function checkChoice(run: Run, { node, visit }: Taken, to: string): void {
  if (!('onReject' in node) || node.onReject !== 'choose') refuse('E_TARGET');
  const target = findTarget(run, visit, to);
  if (target.frame === undefined) refuse(target.refusal);
}

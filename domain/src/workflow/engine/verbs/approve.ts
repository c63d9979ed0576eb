import type { CommandOf } from '../commands.ts';
import type { Run } from '../run.ts';
import { settle } from '../settle-group.ts';
import { takeStep } from '../take-task.ts';
import { checkSaid, checkSeen, patchForm, recordDecision } from './decide-task.ts';

export function approve(run: Run<CommandOf<'approve'>>): void {
  const { command } = run;
  const taken = takeStep(run, command.task);
  checkSeen(run, command);
  checkSaid(run, taken.node, command, true);
  patchForm(run, taken.node, command);
  recordDecision(run, taken, command, { result: 'approved' });
  settle(run, taken.task.group);
}

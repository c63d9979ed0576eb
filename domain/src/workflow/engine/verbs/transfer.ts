import type { CommandOf } from '../commands.ts';
import { copyToNamed } from '../copies.ts';
import { type Run, refuse, saidIn } from '../run.ts';
import { needButton, needFreePerson, takeStep } from '../take-task.ts';

/** Somebody else decides instead, in the same place. */
export function transfer(run: Run<CommandOf<'transfer'>>): void {
  const { command } = run;
  const { task, node } = takeStep(run, command.task);
  needButton(node, 'transfer');
  if (command.to === task.user || command.to === command.actor) refuse('E_SELF');
  needFreePerson(run, task, command.to);
  run.emit({
    type: 'taskMoved',
    task: task.id,
    from: task.user,
    to: command.to,
    why: 'transfer',
    ...saidIn(command),
  });
  copyToNamed(run, command.cc, node.id);
}

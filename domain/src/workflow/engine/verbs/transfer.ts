import type { CommandOf } from '../commands.ts';
import { copyToNamed } from '../copies.ts';
import { type Run, refuse, saidIn } from '../run.ts';
import { needButton, needFreePerson, takeStep } from '../take-task.ts';

/** Somebody else decides instead, in the same place. */
export function transfer(run: Run<CommandOf<'transfer'>>): void {
  const { command } = run;
  const { op, node } = takeStep(run, command.op);
  needButton(node, 'transfer');
  if (command.to === op.user || command.to === command.actor) refuse('E_SELF');
  needFreePerson(run, op, command.to);
  run.emit({
    type: 'opMoved',
    op: op.id,
    from: op.user,
    to: command.to,
    why: 'transfer',
    ...saidIn(command),
  });
  copyToNamed(run, command.cc, node.id);
}

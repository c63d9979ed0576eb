import type { CommandOf } from '../commands.ts';
import { type Run, refuse, saidIn } from '../run.ts';
import { opOf } from '../state.ts';
import { needAdmin, needFreePerson } from '../take-task.ts';

/** An administrator gives a task to somebody else. */
export function assign(run: Run<CommandOf<'assign'>>): void {
  const { command, state } = run;
  needAdmin(run);
  const op = opOf(state, command.op);
  if (!op || (op.state !== 'pending' && op.state !== 'queued')) refuse('E_DONE');
  if (op.via === 'start') refuse('E_OFF');
  needFreePerson(run, op, command.to);
  run.emit({ type: 'opMoved', op: op.id, from: op.user, to: command.to, why: 'assign', ...saidIn(command) });
}

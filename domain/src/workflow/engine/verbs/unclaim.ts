import type { CommandOf } from '../commands.ts';
import { type Run, refuse } from '../run.ts';
import { groupOf } from '../state.ts';
import { takeStep } from '../take-task.ts';

/** Gives a task back to the pool. */
export function unclaim(run: Run<CommandOf<'unclaim'>>): void {
  const { op } = takeStep(run, run.command.op);
  const { state } = run;
  if (groupOf(state, op.group)?.sign.order !== 'claim') refuse('E_OFF');
  for (const peer of state.ops)
    if (peer.group === op.group && peer.state === 'queued') run.emit({ type: 'opActivated', op: peer.id });
}

import { isFlowAdmin } from '../../people/may-act.ts';
import { cancelAdded } from '../cancel-open.ts';
import type { CommandOf } from '../commands.ts';
import { type Run, refuse } from '../run.ts';
import { settle } from '../settle-group.ts';
import { isCounted, opOf, visitOf } from '../state.ts';

/** Takes somebody away who was added; at least one person stays. */
export function reduceSign(run: Run<CommandOf<'reduceSign'>>): void {
  const { command, state } = run;
  const op = opOf(state, command.op);
  const isUndecided = op?.state === 'pending' || op?.state === 'queued' || op?.state === 'waitBefore';
  if (!op || !isUndecided || visitOf(state, op.visit)?.state !== 'open') refuse('E_DONE');
  if (op.addedBy === null) refuse('E_NOT_ADDED');
  const adder = opOf(state, op.addedBy);
  const isMine = adder?.user === command.actor || adder?.by === command.actor;
  if (!isMine && !isFlowAdmin(run.flow, run.context, state, command.actor)) refuse('E_NOT_YOURS');
  const others = state.ops.filter(({ group, id }) => group === op.group && id !== op.id).filter(isCounted);
  if (others.length === 0) refuse('E_LAST');
  run.emit({ type: 'opRemoved', op: op.id });
  cancelAdded(run, op);
  settle(run, op.group);
}

import { isFlowAdmin } from '../../people/may-act.ts';
import { isOwnRequest } from '../../people/no-self-approval.ts';
import { cancelAdded } from '../cancel-open.ts';
import type { CommandOf } from '../commands.ts';
import { type Run, refuse } from '../run.ts';
import { settle } from '../settle-group.ts';
import { isCounted, taskOf, visitOf } from '../state.ts';

/** Takes somebody away who was added; at least one person stays. */
export function reduceSign(run: Run<CommandOf<'reduceSign'>>): void {
  const { command, state } = run;
  const task = taskOf(state, command.task);
  const isUndecided = task?.state === 'pending' || task?.state === 'queued' || task?.state === 'waitBefore';
  if (!task || !isUndecided || visitOf(state, task.visit)?.state !== 'open') refuse('E_DONE');
  if (task.addedBy === null) refuse('E_NOT_ADDED');
  const adder = taskOf(state, task.addedBy);
  const isMine = adder?.user === command.actor || adder?.by === command.actor;
  if (!isMine && !isFlowAdmin(run.flow, run.context, state, command.actor)) refuse('E_NOT_YOURS');
  if (!isMine && isOwnRequest(state, command.actor)) refuse('E_OWN');
  const others = state.tasks
    .filter(({ group, id }) => group === task.group && id !== task.id)
    .filter(isCounted);
  if (others.length === 0) refuse('E_LAST');
  run.emit({ type: 'taskRemoved', task: task.id });
  cancelAdded(run, task);
  settle(run, task.group);
}

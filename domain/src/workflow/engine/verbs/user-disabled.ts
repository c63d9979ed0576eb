import { isActiveUser } from '../../people/directory.ts';
import { isOwnRequest } from '../../people/no-self-approval.ts';
import { adminOf } from '../../people/resolve-people.ts';
import { inPlaceOf } from '../../people/successor.ts';
import { cancelAdded } from '../cancel-open.ts';
import type { CommandOf } from '../commands.ts';
import { type Run, saidNothing } from '../run.ts';
import { settle } from '../settle-group.ts';
import { isCounted, type Task, taskOf } from '../state.ts';
import { isInGroup } from '../take-task.ts';

/** Somebody left: each of their open tasks goes to whoever takes over, else to an administrator; it is dropped where others remain and nobody new can be found. */
export function userDisabled(run: Run<CommandOf<'userDisabled'>>): void {
  const { command, state } = run;
  const theirs = state.tasks.filter(({ user }) => user === command.user).map(({ id }) => id);
  for (const id of theirs) {
    const task = taskOf(run.state, id) as Task;
    const isOpen = task.state === 'pending' || task.state === 'queued' || task.state === 'waitBefore';
    if (!isOpen) continue;
    const to = successorOf(run, task);
    if (to !== undefined)
      run.emit({ type: 'taskMoved', task: id, from: task.user, to, why: 'handOver', ...saidNothing });
    else {
      run.emit({ type: 'taskRemoved', task: id });
      cancelAdded(run, task);
      settle(run, task.group);
    }
  }
}

/** Undefined: others in the group are enough. */
function successorOf(run: Run<CommandOf<'userDisabled'>>, task: Task): string | undefined {
  const { command, context, state } = run;
  const handOver =
    command.handOver ??
    inPlaceOf(context.directory, command.user, task.via === 'start' ? 'requests' : 'tasks');
  const isFree = (user: string) =>
    user !== command.user && !isOwnRequest(state, user) && !isInGroup(run, task.group, user);
  if (handOver !== undefined && isActiveUser(context.directory, handOver) && isFree(handOver))
    return handOver;
  const others = state.tasks
    .filter(({ group, id }) => group === task.group && id !== task.id)
    .filter(isCounted);
  const admin = adminOf(run, [command.user, ...others.map(({ user }) => user)]);
  if (isFree(admin)) return admin;
  return undefined;
}

import { isActiveUser } from '../../people/directory.ts';
import { adminOf } from '../../people/resolve-people.ts';
import { cancelAdded } from '../cancel-open.ts';
import type { CommandOf } from '../commands.ts';
import { type Run, saidNothing } from '../run.ts';
import { settle } from '../settle-group.ts';
import { isCounted, type Op, opOf } from '../state.ts';
import { isInGroup } from '../take-task.ts';

/** Somebody left: each of their open tasks goes to whoever takes over, else to an administrator; it is dropped where others remain and nobody new can be found. */
export function userDisabled(run: Run<CommandOf<'userDisabled'>>): void {
  const { command, state } = run;
  const theirs = state.ops.filter(({ user }) => user === command.user).map(({ id }) => id);
  for (const id of theirs) {
    const op = opOf(run.state, id) as Op;
    const isOpen = op.state === 'pending' || op.state === 'queued' || op.state === 'waitBefore';
    if (!isOpen) continue;
    const to = successorOf(run, op);
    if (to !== undefined)
      run.emit({ type: 'opMoved', op: id, from: op.user, to, why: 'handOver', ...saidNothing });
    else {
      run.emit({ type: 'opRemoved', op: id });
      cancelAdded(run, op);
      settle(run, op.group);
    }
  }
}

/** Undefined: others in the group are enough. */
function successorOf(run: Run<CommandOf<'userDisabled'>>, op: Op): string | undefined {
  const { command, context, state } = run;
  const { handOver } = command;
  const isFree = (user: string) =>
    user !== command.user && user !== state.initiator && !isInGroup(run, op.group, user);
  if (handOver !== undefined && isActiveUser(context.directory, handOver) && isFree(handOver))
    return handOver;
  const others = state.ops.filter(({ group, id }) => group === op.group && id !== op.id).filter(isCounted);
  const admin = adminOf(run, [command.user, ...others.map(({ user }) => user)]);
  if (isFree(admin)) return admin;
  return undefined;
}

import type { Due } from '@fairway/contract/flow-template.ts';
import { isActiveUser, managersOf } from '../people/directory.ts';
import { resolvePeople } from '../people/resolve-people.ts';
import { cancelAdded } from './cancel-open.ts';
import { type Run, saidNothing } from './run.ts';
import { closeGroup } from './settle-group.ts';
import { groupOf, isCounted, type Op, opOf, type Visit } from './state.ts';

/** What a time limit does when it is over. */
export function actWhenOverdue(run: Run, visit: Visit, { onOverdue }: Due): void {
  if (onOverdue === 'none') return;
  if (onOverdue === 'pass' || onOverdue === 'reject') {
    decideAll(run, visit, onOverdue === 'pass' ? 'approved' : 'rejected');
    return;
  }
  const pending = run.state.ops.filter((op) => op.visit === visit.id && op.state === 'pending');
  for (const op of pending) {
    const to =
      onOverdue === 'escalate' ? managerFor(run, op) : transferTo(run, visit, op, onOverdue.transfer);
    if (to !== undefined)
      run.emit({ type: 'opMoved', op: op.id, from: op.user, to, why: 'overdue', ...saidNothing });
  }
}

/** Whoever has not decided is decided for. */
function decideAll(run: Run, visit: Visit, result: 'approved' | 'rejected'): void {
  const group = visit.group === null ? undefined : groupOf(run.state, visit.group);
  if (!group) return;
  for (const { id } of run.state.ops.filter((op) => op.group === group.id && isCounted(op))) {
    const op = opOf(run.state, id) as Op;
    if (op.state === 'approved' || op.state === 'rejected') continue;
    cancelAdded(run, op);
    run.emit({
      type: 'opDecided',
      op: id,
      result,
      by: null,
      auto: 'overdue',
      rejectTo: null,
      comeBack: false,
      ...saidNothing,
    });
  }
  closeGroup(run, group, result === 'approved' ? 'passed' : 'rejected');
}

/** Nobody decides about their own request because others were late. */
const isFree = ({ state, context }: Run, { group }: Op, user: string): boolean =>
  isActiveUser(context.directory, user) &&
  user !== state.initiator &&
  !state.ops.some((other) => other.group === group && other.user === user && isCounted(other));

const managerFor = (run: Run, op: Op): string | undefined =>
  managersOf(run.context.directory, op.user).find((user) => isFree(run, op, user));

const transferTo = (run: Run, visit: Visit, op: Op, rules: Exclude<Due['onOverdue'], string>['transfer']) => {
  const placed = run.nodeOf(visit.node);
  const found = placed ? resolvePeople(run, visit.frame, placed, rules) : [];
  return found.find(({ user }) => isFree(run, op, user))?.user;
};

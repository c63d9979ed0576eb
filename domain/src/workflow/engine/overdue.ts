import type { Due } from '@fairway/contract/flow-template.ts';
import { isActiveUser, managersOf } from '../people/directory.ts';
import { isOwnRequest } from '../people/no-self-approval.ts';
import { resolvePeople } from '../people/resolve-people.ts';
import { cancelAdded } from './cancel-open.ts';
import { type Run, saidNothing } from './run.ts';
import { closeGroup } from './settle-group.ts';
import { groupOf, isCounted, type Task, taskOf, type Visit } from './state.ts';

/** What a time limit does when it is over. */
export function actWhenOverdue(run: Run, visit: Visit, { onOverdue }: Due): void {
  if (onOverdue === 'none') return;
  if (onOverdue === 'pass' || onOverdue === 'reject') {
    decideAll(run, visit, onOverdue === 'pass' ? 'approved' : 'rejected');
    return;
  }
  const pending = run.state.tasks.filter((task) => task.visit === visit.id && task.state === 'pending');
  for (const task of pending) {
    const to =
      onOverdue === 'escalate' ? managerFor(run, task) : transferTo(run, visit, task, onOverdue.transfer);
    if (to !== undefined)
      run.emit({ type: 'taskMoved', task: task.id, from: task.user, to, why: 'overdue', ...saidNothing });
  }
}

/** Whoever has not decided is decided for. */
function decideAll(run: Run, visit: Visit, result: 'approved' | 'rejected'): void {
  const group = visit.group === null ? undefined : groupOf(run.state, visit.group);
  if (!group) return;
  for (const { id } of run.state.tasks.filter((task) => task.group === group.id && isCounted(task))) {
    const task = taskOf(run.state, id) as Task;
    if (task.state === 'approved' || task.state === 'rejected') continue;
    cancelAdded(run, task);
    run.emit({
      type: 'taskDecided',
      task: id,
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
const isFree = ({ state, context }: Run, { group }: Task, user: string): boolean =>
  isActiveUser(context.directory, user) &&
  !isOwnRequest(state, user) &&
  !state.tasks.some((other) => other.group === group && other.user === user && isCounted(other));

const managerFor = (run: Run, task: Task): string | undefined =>
  managersOf(run.context.directory, task.user).find((user) => isFree(run, task, user));

const transferTo = (
  run: Run,
  visit: Visit,
  task: Task,
  rules: Exclude<Due['onOverdue'], string>['transfer'],
) => {
  const placed = run.nodeOf(visit.node);
  const found = placed ? resolvePeople(run, visit.frame, placed, rules) : [];
  return found.find(({ user }) => isFree(run, task, user))?.user;
};

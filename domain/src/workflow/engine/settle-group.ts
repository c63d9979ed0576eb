import { cancelLive } from './cancel-open.ts';
import { closeVisit } from './close-visit.ts';
import { countVotes, type Outcome } from './count-votes.ts';
import type { Run } from './run.ts';
import { type Group, groupOf, isCounted, type Task, taskOf } from './state.ts';

/** Tallies a group after a decision: it closes once, or the next person in order gets their turn. */
export function settle(run: Run, groupId: string): void {
  const group = groupOf(run.state, groupId);
  if (group?.state !== 'open') return;
  const tasks = run.state.tasks.filter((task) => task.group === groupId);
  const outcome = countVotes(tasks, group.sign);
  if (outcome === undefined) giveTurn(run, group, tasks);
  else closeGroup(run, group, outcome);
}

export function closeGroup(run: Run, group: Group, outcome: NonNullable<Outcome>): void {
  run.emit({ type: 'groupClosed', group: group.id, result: outcome });
  cancelLive(run, group.id);
  const parent = group.parent === null ? undefined : taskOf(run.state, group.parent);
  if (parent) settleParent(run, group, parent, outcome);
  else closeVisit(run, group.visit, outcome);
}

/** What people who were added decided, for who added them. */
function settleParent(run: Run, { kind }: Group, parent: Task, outcome: NonNullable<Outcome>): void {
  if (kind === 'consult' || (kind === 'before' && outcome === 'passed')) {
    run.emit({ type: 'taskActivated', task: parent.id });
    return;
  }
  const result = outcome === 'passed' ? 'approved' : 'rejected';
  run.emit({ type: 'taskSettled', task: parent.id, result });
  settle(run, parent.group);
}

/** In order: the first one queued, when nobody is at it. Taken from a pool: everybody again. */
function giveTurn(run: Run, { sign }: Group, tasks: readonly Task[]): void {
  const isSomebodyAtIt = tasks.some(
    ({ state }) => state === 'pending' || state === 'waitBefore' || state === 'waitAfter',
  );
  if (isSomebodyAtIt) return;
  const queued = tasks
    .filter((task) => isCounted(task) && task.state === 'queued')
    .toSorted((one, other) => one.order - other.order);
  for (const { id } of sign.order === 'claim' ? queued : queued.slice(0, 1))
    run.emit({ type: 'taskActivated', task: id });
}

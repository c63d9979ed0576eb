import { cancelLive } from './cancel-open.ts';
import { closeVisit } from './close-visit.ts';
import { countVotes, type Outcome } from './count-votes.ts';
import type { Run } from './run.ts';
import { type Group, groupOf, isCounted, type Op, opOf } from './state.ts';

/** Tallies a group after a decision: it closes once, or the next person in order gets their turn. */
export function settle(run: Run, groupId: string): void {
  const group = groupOf(run.state, groupId);
  if (group?.state !== 'open') return;
  const ops = run.state.ops.filter((op) => op.group === groupId);
  const outcome = countVotes(ops, group.sign);
  if (outcome === undefined) giveTurn(run, group, ops);
  else closeGroup(run, group, outcome);
}

export function closeGroup(run: Run, group: Group, outcome: NonNullable<Outcome>): void {
  run.emit({ type: 'groupClosed', group: group.id, result: outcome });
  cancelLive(run, group.id);
  const parent = group.parent === null ? undefined : opOf(run.state, group.parent);
  if (parent) settleParent(run, group, parent, outcome);
  else closeVisit(run, group.visit, outcome);
}

/** What people who were added decided, for who added them. */
function settleParent(run: Run, { kind }: Group, parent: Op, outcome: NonNullable<Outcome>): void {
  if (kind === 'consult' || (kind === 'before' && outcome === 'passed')) {
    run.emit({ type: 'opActivated', op: parent.id });
    return;
  }
  const result = outcome === 'passed' ? 'approved' : 'rejected';
  run.emit({ type: 'opSettled', op: parent.id, result });
  settle(run, parent.group);
}

/** In order: the first one queued, when nobody is at it. Taken from a pool: everybody again. */
function giveTurn(run: Run, { sign }: Group, ops: readonly Op[]): void {
  const isSomebodyAtIt = ops.some(
    ({ state }) => state === 'pending' || state === 'waitBefore' || state === 'waitAfter',
  );
  if (isSomebodyAtIt) return;
  const queued = ops
    .filter((op) => isCounted(op) && op.state === 'queued')
    .toSorted((one, other) => one.order - other.order);
  for (const { id } of sign.order === 'claim' ? queued : queued.slice(0, 1))
    run.emit({ type: 'opActivated', op: id });
}

import type { Sign } from '@fairway/contract/flow-template.ts';
import type { Found } from '../people/resolve-people.ts';
import type { Run } from './run.ts';
import type { Group } from './state.ts';

/** Opens a group with a task for each of these people; in order, only the first is at it. */
export function openGroup(
  run: Run,
  given: { visit: string; kind: Group['kind']; parent: string | null; sign: Sign; depth: number },
  people: readonly Found[],
): string {
  const group = run.nextId('groups');
  run.emit({ type: 'groupOpened', group, ...given });
  for (const [order, { user, via }] of people.entries())
    run.emit({
      type: 'taskCreated',
      task: run.nextId('tasks'),
      visit: given.visit,
      group,
      user,
      state: given.sign.order === 'seq' && order > 0 ? 'queued' : 'pending',
      order,
      weight: weightOf(given.sign, user),
      addedBy: given.parent,
      via,
    });
  return group;
}

export const weightOf = ({ weights }: Sign, user: string): number =>
  weights && Object.hasOwn(weights, user) ? (weights[user] ?? 1) : 1;

import type { FlowState } from '../engine/state.ts';
import { type Directory, isActiveUser } from './directory.ts';

/** What somebody who left handed over: what they decide, and what they asked for. */
export type Succession = 'tasks' | 'requests';

/** Who acts in somebody's place: they themselves, or whoever took over from them and is still here; undefined: nobody. */
export function inPlaceOf(directory: Directory, userId: string, what: Succession): string | undefined {
  const seen = new Set<string>();
  for (
    let id: string | undefined = userId;
    id !== undefined && !seen.has(id);
    id = directory.users.get(id)?.successors?.[what]
  ) {
    if (isActiveUser(directory, id)) return id;
    seen.add(id);
  }
  return undefined;
}

/** Whether somebody looks after a request whose initiator left. */
export const hasTakenOver = (
  directory: Directory,
  { initiator }: Pick<FlowState, 'initiator'>,
  userId: string,
): boolean => userId !== initiator && inPlaceOf(directory, initiator, 'requests') === userId;

import type { FlowEvent } from './events.ts';
import type { FlowState } from './state.ts';

/**
 * A task was once called an op. What was written then stays as it is, because every line of a history is hashed letter
 * by letter; it is read under the names of today, in the same order, so that a state comes out with the same bytes.
 */
type Stored = Record<string, unknown>;

const renamed = (given: Stored, from: string, to: string): Stored =>
  from in given
    ? Object.fromEntries(Object.entries(given).map(([key, value]) => [key === from ? to : key, value]))
    : given;
const withTask = (given: Stored): Stored => renamed(given, 'op', 'task');

/** A state as it is stored. */
export function readState(written: string): FlowState {
  const state = JSON.parse(written) as Stored & { records: Stored[]; undo: Stored[] };
  if (!('ops' in state)) return state as unknown as FlowState;
  const named = renamed(state, 'ops', 'tasks');
  named.records = state.records.map(withTask);
  named.undo = state.undo.map(withTask);
  return named as unknown as FlowState;
}

/** Events as they are stored. */
export const readEvents = (events: readonly unknown[]): FlowEvent[] =>
  events.map((event) => readEvent(event as Stored & { type: string }) as unknown as FlowEvent);

function readEvent(event: Stored & { type: string }): Stored {
  const named = withTask(event);
  return /^op[A-Z]/.test(event.type) ? { ...named, type: `task${event.type.slice(2)}` } : named;
}

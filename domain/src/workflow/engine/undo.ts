import { type FlowState, frameOf, groupOf, taskOf, type UndoEntry, visitOf } from './state.ts';
import type { Draft } from './state-draft.ts';

/** How many decisions in a row can be taken back; what is kept for it grows with every one. */
const mostInARow = 5;

/** A command ends: how it can be taken back is kept if it decided a task, and what nobody can get back to is forgotten. */
export function keepUndo(state: FlowState, command: number, task: string | null): void {
  const { wrote, looked } = state;
  const all = task === null ? state.undo : [...state.undo, { command, task, wrote, looked }];
  if (all.length > 0) state.undo = reachable(state, all);
  state.wrote = [];
  state.looked = [];
}

/** What nothing was built on, and a few that are built on only by what can be taken back first. */
function reachable(state: FlowState, all: readonly UndoEntry[]): UndoEntry[] {
  const waiting: UndoEntry[] = [];
  const kept = all.filter((entry) => {
    const later = builtOn(state, entry);
    if (later === undefined) return true;
    const canWait = all.some((other) => other.command === later);
    if (canWait) waiting.push(entry);
    return canWait;
  });
  if (waiting.length < mostInARow) return kept;
  const before = takenBackBefore(kept);
  return kept.filter((entry) => (before.get(entry)?.size ?? 0) < mostInARow);
}

/** For each, everything that was built on it, however far away, and has to be taken back first. */
function takenBackBefore(entries: readonly UndoEntry[]): Map<UndoEntry, Set<UndoEntry>> {
  const before = new Map<UndoEntry, Set<UndoEntry>>();
  const used = new Map(
    entries.map((entry) => [entry, new Set([...entry.wrote, ...entry.looked].map(({ key }) => key))]),
  );
  for (const [place, entry] of [...entries.entries()].toReversed()) {
    const later = entries
      .slice(place + 1)
      .filter((other) => entry.wrote.some(({ key }) => used.get(other)?.has(key)));
    before.set(entry, new Set([...later, ...later.flatMap((other) => [...(before.get(other) ?? [])])]));
  }
  return before;
}

/** The last command that changed what this one wrote, or decided something because of it. */
export function builtOn(state: FlowState, { command, wrote }: UndoEntry): number | undefined {
  let latest = command;
  for (const { key } of wrote) latest = Math.max(latest, lastUse(state, key));
  return latest > command ? latest : undefined;
}

function lastUse(state: FlowState, key: string): number {
  if (key === 'form') return Math.max(state.formTouched, state.formRead);
  switch (key.charAt(0)) {
    case 'v':
      return visitOf(state, key)?.touched ?? 0;
    case 'g':
      return groupOf(state, key)?.touched ?? 0;
    case 'f':
      return usedAt(frameOf(state, key));
    default:
      return usedAt(taskOf(state, key));
  }
}

const usedAt = (entity: { touched: number; read: number } | undefined): number =>
  Math.max(entity?.touched ?? 0, entity?.read ?? 0);

/** Puts back everything a command wrote; what it made is cancelled, because ids are never used twice. */
export function takeBack(draft: Draft, command: number): void {
  const { state } = draft;
  const entry = state.undo.find((one) => one.command === command);
  if (!entry) return;
  for (const { key, prior } of entry.wrote) {
    if (key === 'form') {
      const before = prior as Extract<UndoEntry['wrote'][number], { key: 'form' }>['prior'];
      state.form = { ...state.form, ...before.values };
      state.formSince = before.since;
      state.formTouched = before.touched;
      state.formRev += 1;
      const revisions = Object.keys(before.values).map((model) => [model, state.formRev]);
      state.formChanged = { ...state.formChanged, ...Object.fromEntries(revisions) };
    } else if (prior) draft.restore(key, prior as never);
    else cancelMade(draft, key);
  }
  for (const { key, before } of entry.looked) unlook(draft, key, command, before);
  state.undo = state.undo.filter((one) => one !== entry);
  state.records = state.records.map((record) =>
    record.command === command ? { ...record, undone: true } : record,
  );
}

function cancelMade(draft: Draft, key: string): void {
  switch (key.charAt(0)) {
    case 'v':
      draft.write('visits', key, { state: 'cancelled' });
      break;
    case 'g':
      draft.write('groups', key, { state: 'cancelled' });
      break;
    case 'f':
      draft.write('frames', key, { state: 'cancelled', visit: null });
      break;
    default:
      draft.write('tasks', key, { state: 'cancelled' });
  }
}

function unlook(draft: Draft, key: string, command: number, before: number): void {
  const { state } = draft;
  if (key === 'form') {
    if (state.formRead === command) state.formRead = before;
    return;
  }
  const seen = key.startsWith('f') ? frameOf(state, key) : taskOf(state, key);
  if (seen?.read === command) draft.restore(key, { ...seen, read: before });
}

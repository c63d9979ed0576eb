import { keepForVisit, storedForVisit } from '../../native/visit-storage.ts';
import { onOtherPerson } from '../../wire/session-changes.ts';

/** What one screen leaves for another of the same visit, a reload included: half a decision, an unsent form. */
type Notes = Record<string, unknown>;

const storageKey = 'flowNotes';
let notes: Notes | undefined;

const all = (): Notes => {
  notes ??= read(storedForVisit(storageKey));
  return notes;
};

export const visitNote = <T>(key: string) => all()[key] as T | undefined;

export function leaveNote(key: string, value: unknown): void {
  become({ ...all(), [key]: value });
}

export function dropNote(key: string): void {
  const { [key]: gone, ...others } = all();
  if (gone !== undefined) become(others);
}

function become(now: Notes): void {
  notes = now;
  keepForVisit(storageKey, JSON.stringify(now));
}

function read(text: string | null): Notes {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    return typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as Notes) : {};
  } catch {
    return {};
  }
}

// What one person began is not for the next one.
onOtherPerson(() => become({}));

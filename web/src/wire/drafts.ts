import { forget, keep, stored } from '../native/device-storage.ts';
import { onSignOut } from './session-changes.ts';
import { myId } from './session-store.ts';

export interface Draft<T> {
  /** When it was typed last. */
  at: number;
  values: T;
}

type Drafts = Record<string, Record<string, Draft<unknown>>>;

const storageKey = 'drafts';
const all = (): Drafts => stored<Drafts>(storageKey) ?? {};

/** What this person typed into a form on this device and did not save. It may be older than the form is. */
export const draftOf = <T>(form: string) => all()[myId()]?.[form] as Draft<T> | undefined;

export function keepDraft(form: string, values: unknown): void {
  // A screen that closes because its person left would leave it to nobody, and so to everybody.
  if (myId() === '') return;
  keep(storageKey, { ...all(), [myId()]: { ...all()[myId()], [form]: { at: Date.now(), values } } });
}

export function forgetDraft(form: string): void {
  const { [form]: _, ...others } = all()[myId()] ?? {};
  keepOf(myId(), others);
}

/** The drafts of forms whose names begin so. */
export const draftsNamed = (beginning: string): string[] =>
  Object.keys(all()[myId()] ?? {}).filter((form) => form.startsWith(beginning));

export const countDrafts = () => Object.keys(all()[myId()] ?? {}).length;

function keepOf(person: string, drafts: Record<string, Draft<unknown>>): void {
  const { [person]: _, ...ofOthers } = all();
  const left = Object.keys(drafts).length > 0 ? { ...ofOthers, [person]: drafts } : ofOthers;
  if (Object.keys(left).length > 0) keep(storageKey, left);
  else forget(storageKey);
}

onSignOut((personId) => keepOf(personId, {}));

import type { StoreApi } from 'zustand';
import { forget, keep, stored } from '../native/device-storage.ts';
import { onSignOut } from './session-changes.ts';
import { personIdOf, useSession } from './session-store.ts';

interface Kept<T> {
  personId: string;
  at: number;
  numbers: T;
}

const keyOf = (name: string) => `numbers ${name}`;
const names = new Set<string>();

/**
 * Keeps numbers the server told on the device, for their person: without a network the last ones are there, with the time
 * they are of. Call it before anything is told.
 */
export function keepNumbers<T extends object>(name: string, store: StoreApi<T>): void {
  names.add(name);
  const personId = () => personIdOf(useSession.getState());
  const kept = stored<Kept<T>>(keyOf(name));
  if (kept?.personId && kept.personId === personId()) store.setState(kept.numbers);
  store.subscribe((numbers) => {
    if (personId()) keep(keyOf(name), { personId: personId(), at: Date.now(), numbers } satisfies Kept<T>);
  });
}

/** When any of them was told last; undefined when none was. */
export function numbersKeptAt(): number | undefined {
  const times = [...names].flatMap((name) => stored<Kept<object>>(keyOf(name))?.at ?? []);
  return times.length === 0 ? undefined : Math.max(...times);
}

onSignOut(() => {
  for (const name of names) forget(keyOf(name));
});

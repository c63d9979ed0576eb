import { create } from 'zustand';
import { forget, keep, stored } from '../../native/device-storage.ts';
import { onOtherPerson, onSignOut } from '../../wire/session-changes.ts';
import { myId } from '../../wire/session-store.ts';

const mostKept = 1_000;

const storageKey = (userId: string) => `heardVoices ${userId}`;
const heardBy = (userId: string) => ({ ids: new Set(stored<string[]>(storageKey(userId)) ?? []) });

/** The voice messages that this person played on this device. */
export const useHeardVoices = create<{ ids: ReadonlySet<string> }>(() => heardBy(myId()));

export function noteHeard(messageId: string): void {
  const ids = [...useHeardVoices.getState().ids, messageId].slice(-mostKept);
  useHeardVoices.setState({ ids: new Set(ids) });
  keep(storageKey(myId()), ids);
}

onSignOut((personId) => forget(storageKey(personId)));
onOtherPerson((personId) => useHeardVoices.setState(heardBy(personId)));

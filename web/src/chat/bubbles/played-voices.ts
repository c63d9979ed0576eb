import { create } from 'zustand';
import { forget, keep, stored } from '../../native/device-storage.ts';
import { onOtherPerson, onSignOut } from '../../wire/session-changes.ts';
import { myId } from '../../wire/session-store.ts';

const mostKept = 1_000;

const storageKey = (userId: string) => `heardVoices ${userId}`;
const heardBy = (userId: string) => ({ ids: new Set(stored<string[]>(storageKey(userId)) ?? []) });

/** The voice messages that this person played on this device. */
export const usePlayedVoices = create<{ ids: ReadonlySet<string> }>(() => heardBy(myId()));

export function markPlayed(messageId: string): void {
  const ids = [...usePlayedVoices.getState().ids, messageId].slice(-mostKept);
  usePlayedVoices.setState({ ids: new Set(ids) });
  keep(storageKey(myId()), ids);
}

onSignOut((personId) => forget(storageKey(personId)));
onOtherPerson((personId) => usePlayedVoices.setState(heardBy(personId)));

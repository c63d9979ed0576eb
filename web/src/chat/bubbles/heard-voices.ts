import { create } from 'zustand';
import { forget, keep, stored } from '../../native/device-storage.ts';
import { myId, useSession } from '../../wire/session-store.ts';

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

// A session that ran out leaves it for its person; whoever signs out wants nothing left on this device.
useSession.subscribe((now, before) => {
  const person = before.userInfo?.userId ?? '';
  if (now.leftByChoice && !before.leftByChoice) forget(storageKey(person));
  if (now.userInfo?.userId !== person) useHeardVoices.setState(heardBy(now.userInfo?.userId ?? ''));
});

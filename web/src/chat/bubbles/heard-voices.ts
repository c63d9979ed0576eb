import { create } from 'zustand';
import { keep, stored } from '../../native/device-storage.ts';

const storageKey = 'heardVoices';
const mostKept = 1_000;

/** The voice messages that were played on this device. */
export const useHeardVoices = create<{ ids: ReadonlySet<string> }>(() => ({
  ids: new Set(stored<string[]>(storageKey) ?? []),
}));

export function noteHeard(messageId: string): void {
  const ids = [...useHeardVoices.getState().ids, messageId].slice(-mostKept);
  useHeardVoices.setState({ ids: new Set(ids) });
  keep(storageKey, ids);
}

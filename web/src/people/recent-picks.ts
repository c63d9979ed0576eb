import { forget, keep, stored } from '../native/device-storage.ts';
import { myId } from '../wire/session-store.ts';

const storageKey = 'recentPicks';
const mostRemembered = 10;

interface Remembered {
  userId: string;
  /** What was picked, by kind, the latest first. */
  picks: Record<string, string[]>;
}

/** What I picked of this kind lately; what somebody else picked on this device is dropped. */
export function recentPicks(kind: string): string[] {
  return read().picks[kind] ?? [];
}

export function rememberPicks(kind: string, keys: readonly string[]): void {
  const { picks } = read();
  const latest = [...new Set([...keys, ...(picks[kind] ?? [])])].slice(0, mostRemembered);
  keep(storageKey, { userId: myId(), picks: { ...picks, [kind]: latest } } satisfies Remembered);
}

function read(): Remembered {
  const found = stored<Partial<Remembered>>(storageKey);
  if (found?.userId === myId() && found.picks) return { userId: found.userId, picks: found.picks };
  forget(storageKey);
  return { userId: myId(), picks: {} };
}

import { forget, keep, stored } from '../native/device-storage.ts';
import type { Found } from '../wire/find.ts';
import { onOtherPerson, onSignOut } from '../wire/session-changes.ts';
import { myId } from '../wire/session-store.ts';

const most = 8;
const storageKey = 'searchRecent';

interface Kept {
  personId: string;
  finds: Found[];
}

/** What this person opened from the search last, the newest first. */
export function recentFinds(): Found[] {
  const kept = stored<Kept>(storageKey);
  return kept?.personId === myId() && Array.isArray(kept.finds) ? kept.finds : [];
}

export function rememberFind(found: Found): void {
  const others = recentFinds().filter(({ path }) => path !== found.path);
  const kept: Kept = { personId: myId(), finds: [found, ...others].slice(0, most) };
  keep(storageKey, kept);
}

onSignOut(() => forget(storageKey));
onOtherPerson(
  (personId) => personId && stored<Kept>(storageKey)?.personId !== personId && forget(storageKey),
);

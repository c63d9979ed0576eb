import { forget, keep, stored } from '../../native/device-storage.ts';
import { onSignOut } from '../../wire/session-changes.ts';
import { myId } from '../../wire/session-store.ts';

/** What somebody saw of a shipment or a list, and when. */
export interface Seen<T> {
  at: number;
  data: T;
}

interface Kept {
  /** Nobody else is shown it. */
  personId: string;
  seen: Record<string, Seen<unknown>>;
}

const storageKey = 'shipments last seen';
/** Each shipment takes four of them; a device has little room for this. */
const most = 48;

function own(): Kept['seen'] {
  const kept = stored<Kept>(storageKey);
  return kept && kept.personId === myId() ? kept.seen : {};
}

export const lastSeen = <T>(key: string): Seen<T> | undefined => own()[key] as Seen<T> | undefined;

/** The newest of them stay on the device. */
export function keepSeen(key: string, data: unknown): void {
  const personId = myId();
  if (personId === '') return;
  const { [key]: _, ...others } = own();
  const newest = Object.entries(others)
    .toSorted(([, one], [, other]) => other.at - one.at)
    .slice(0, most - 1);
  keep(storageKey, { personId, seen: { ...Object.fromEntries(newest), [key]: { at: Date.now(), data } } });
}

/** What is not for somebody any more does not stay with them either. */
export function forgetSeen(key: string): void {
  const { [key]: gone, ...others } = own();
  if (gone) keep(storageKey, { personId: myId(), seen: others });
}

onSignOut(() => forget(storageKey));

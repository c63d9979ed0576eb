import type { Punch } from '@fairway/contract/punch-card.ts';
import { create } from 'zustand';
import { onOtherPerson } from '../../wire/session-changes.ts';
import { myId } from '../../wire/session-store.ts';
import { erasePunch, keepPunch, rewritePunch, waitingPunchesOf } from './waiting-database.ts';
import type { NewWaitingPunch, WaitingPunch } from './waiting-punch.ts';

interface Waiting {
  /** What this person punched and the server does not have, in the order of punching. */
  waiting: readonly WaitingPunch[];
  /** One is on its way now. */
  isSending: boolean;
  /** What arrived since the screen was opened, by `clientId`. */
  arrived: Readonly<Record<string, Punch>>;
}

/** The screens' copy of what the device keeps. */
export const useWaiting = create<Waiting>(() => ({ waiting: [], isSending: false, arrived: {} }));

/** The other tabs of this person look again. */
const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('punch-queue');
const tellTabs = () => tabs?.postMessage(myId());

export function followOtherTabs(changed: () => void): () => void {
  const hear = ({ data }: MessageEvent) => data === myId() && changed();
  tabs?.addEventListener('message', hear);
  return () => tabs?.removeEventListener('message', hear);
}

/** Reads what the device keeps, which other tabs change too. */
export async function readWaiting(): Promise<readonly WaitingPunch[]> {
  const person = myId();
  const waiting = person === '' ? [] : await waitingPunchesOf(person);
  if (person !== myId()) return [];
  useWaiting.setState({ waiting });
  return waiting;
}

/** Resolves when it is on the disk: from then on nothing forgets it. False where the disk did not take it. */
export async function addWaiting(punch: NewWaitingPunch): Promise<boolean> {
  const isKept = await keepPunch(punch);
  await readWaiting();
  tellTabs();
  return isKept;
}

/** False where another tab has sent or deleted it. */
export async function changeWaiting(punch: WaitingPunch): Promise<boolean> {
  const isThere = await rewritePunch(punch);
  await readWaiting();
  tellTabs();
  return isThere;
}

export async function removeWaiting(punch: WaitingPunch): Promise<void> {
  await erasePunch(punch);
  await readWaiting();
  tellTabs();
}

export const noteArrived = (clientId: string, punch: Punch) =>
  useWaiting.setState(({ arrived }) => ({ arrived: { ...arrived, [clientId]: punch } }));

// What one person punched is not for the next one to see; it stays on the disk for them.
onOtherPerson(() => {
  useWaiting.setState({ waiting: [], arrived: {} });
});

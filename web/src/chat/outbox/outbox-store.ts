import { create } from 'zustand';
import { useSession } from '../../session/session-store.ts';
import { eraseAllOf, eraseOutgoing, outgoingOf, writeOutgoing } from './outbox-database.ts';
import type { Outgoing, Phase } from './outgoing.ts';

interface Outbox {
  /** What this person wrote and the server did not acknowledge, in the order of writing. */
  outgoing: Outgoing[];
  /** By `clientId`: what this tab is doing with it. */
  phases: Record<string, Phase>;
}

/** The screens' copy of what the device keeps. */
export const useOutbox = create<Outbox>(() => ({ outgoing: [], phases: {} }));

const me = () => useSession.getState().userInfo?.userId ?? '';

/** Shown already, but not on the disk yet. */
const unwritten = new Set<string>();

/** The other tabs of this person look again. */
const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('chat-outbox');
const tellTabs = () => tabs?.postMessage(me());

export function followOtherTabs(changed: () => void): () => void {
  const hear = ({ data }: MessageEvent) => data === me() && changed();
  tabs?.addEventListener('message', hear);
  return () => tabs?.removeEventListener('message', hear);
}

/** Reads what the device keeps: after a start, and when another tab changed something. */
export async function readOutbox(): Promise<void> {
  const person = me();
  const kept = await outgoingOf(person);
  if (person !== me()) return;
  const keys = new Set(kept.map(({ clientId }) => clientId));
  useOutbox.setState(({ outgoing }) => ({
    outgoing: [
      ...kept,
      ...outgoing.filter(({ clientId }) => unwritten.has(clientId) && !keys.has(clientId)),
    ].sort((a, b) => a.at - b.at),
  }));
}

/** On the screen at once; resolves when it is on the disk, so that nothing that was sent can be forgotten. */
export async function putOutgoing(outgoing: Outgoing): Promise<void> {
  unwritten.add(outgoing.clientId);
  useOutbox.setState((now) => ({
    outgoing: [...now.outgoing.filter(({ clientId }) => clientId !== outgoing.clientId), outgoing].sort(
      (a, b) => a.at - b.at,
    ),
  }));
  await writeOutgoing(outgoing);
  unwritten.delete(outgoing.clientId);
  tellTabs();
}

/** It is stored at the server, or not wanted any more. */
export async function removeOutgoing(clientId: string): Promise<void> {
  unwritten.delete(clientId);
  const isHere = useOutbox.getState().outgoing.some((one) => one.clientId === clientId);
  if (!isHere) return;
  useOutbox.setState(({ outgoing }) => ({
    outgoing: outgoing.filter((one) => one.clientId !== clientId),
  }));
  setPhase(clientId, undefined);
  await eraseOutgoing(clientId);
  tellTabs();
}

export function setPhase(clientId: string, phase: Phase | undefined): void {
  useOutbox.setState(({ phases: { [clientId]: _, ...others } }) => ({
    phases: phase ? { ...others, [clientId]: phase } : others,
  }));
}

// A session that ran out leaves them for its person; whoever signs out wants nothing left on this device.
useSession.subscribe((now, before) => {
  const person = before.userInfo?.userId ?? '';
  if (now.leftByChoice && !before.leftByChoice) void eraseAllOf(person);
  if (now.userInfo?.userId !== before.userInfo?.userId) useOutbox.setState({ outgoing: [], phases: {} });
});

import { create } from 'zustand';
import { onOtherPerson, onSignOut } from '../../wire/session-changes.ts';
import { myId } from '../../wire/session-store.ts';
import { eraseAllOf, eraseOutgoing, outgoingOf, rewriteOutgoing, writeOutgoing } from './outbox-database.ts';
import type { Outgoing, Phase } from './outgoing.ts';

interface Outbox {
  /** What this person wrote and the server did not acknowledge, in the order of writing. */
  outgoing: Outgoing[];
  /** By `clientId`: what this tab is doing with it. */
  phases: Record<string, Phase>;
}

/** The screens' copy of what the device keeps. */
export const useOutbox = create<Outbox>(() => ({ outgoing: [], phases: {} }));

/** Shown already, but not on the disk yet. */
const unwritten = new Set<string>();
/** Not wanted any more, but perhaps still on the disk: what is read of it there must not bring it back. */
const unwanted = new Set<string>();

/** The other tabs of this person look again. */
const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('chat-outbox');
const tellTabs = () => tabs?.postMessage(myId());

export function followOtherTabs(changed: () => void): () => void {
  const hear = ({ data }: MessageEvent) => data === myId() && changed();
  tabs?.addEventListener('message', hear);
  return () => tabs?.removeEventListener('message', hear);
}

/** Reads what the device keeps, which other tabs change too; undefined when it cannot be read now. */
export async function readOutbox(): Promise<Outgoing[] | undefined> {
  const person = myId();
  const found = await outgoingOf(person);
  if (person !== myId() || !found) return undefined;
  const kept = found.filter(({ clientId }) => !unwanted.has(clientId));
  const keys = new Set(kept.map(({ clientId }) => clientId));
  useOutbox.setState(({ outgoing }) => ({
    outgoing: [
      ...kept,
      ...outgoing.filter(({ clientId }) => unwritten.has(clientId) && !keys.has(clientId)),
    ].sort((a, b) => a.at - b.at),
  }));
  return kept;
}

/** Somebody still waits for it: it was not given up, and its person is here. */
export const isWanted = ({ clientId, userId }: Outgoing): boolean =>
  userId === myId() && useOutbox.getState().outgoing.some((one) => one.clientId === clientId);

/** On the screen at once; resolves when it is on the disk, so that nothing that was sent can be forgotten. */
export async function putOutgoing(outgoing: Outgoing): Promise<void> {
  unwanted.delete(outgoing.clientId);
  unwritten.add(outgoing.clientId);
  show(outgoing);
  await writeOutgoing(outgoing);
  unwritten.delete(outgoing.clientId);
  // It may have been given up while it was written down.
  if (unwanted.has(outgoing.clientId)) return drop(outgoing.clientId);
  tellTabs();
}

/** Something became of a message that is kept already. False when nobody wants it any more, here or in another tab. */
export async function changeOutgoing(outgoing: Outgoing): Promise<boolean> {
  if (!isWanted(outgoing)) return false;
  const isKept = await rewriteOutgoing(outgoing);
  if (!isKept || unwanted.has(outgoing.clientId)) await drop(outgoing.clientId);
  if (!isWanted(outgoing)) return false;
  show(outgoing);
  tellTabs();
  return true;
}

function show(outgoing: Outgoing): void {
  useOutbox.setState((now) => ({
    outgoing: [...now.outgoing.filter(({ clientId }) => clientId !== outgoing.clientId), outgoing].sort(
      (a, b) => a.at - b.at,
    ),
  }));
}

/** It is stored at the server, or not wanted any more. */
export async function removeOutgoing(clientId: string): Promise<void> {
  unwritten.delete(clientId);
  const isHere = useOutbox.getState().outgoing.some((one) => one.clientId === clientId);
  if (isHere) await drop(clientId);
}

/** The server knows another message by its name: under a new one nobody takes the two for one. */
export async function renameOutgoing(outgoing: Outgoing, clientId: string): Promise<void> {
  await putOutgoing({ ...outgoing, clientId });
  await removeOutgoing(outgoing.clientId);
}

async function drop(clientId: string): Promise<void> {
  useOutbox.setState(({ outgoing }) => ({
    outgoing: outgoing.filter((one) => one.clientId !== clientId),
  }));
  setPhase(clientId, undefined);
  unwanted.add(clientId);
  if (await eraseOutgoing(clientId)) unwanted.delete(clientId);
  tellTabs();
}

export function setPhase(clientId: string, phase: Phase | undefined): void {
  useOutbox.setState(({ phases: { [clientId]: _, ...others } }) => ({
    phases: phase ? { ...others, [clientId]: phase } : others,
  }));
}

onSignOut((personId) => void eraseAllOf(personId));
onOtherPerson(() => useOutbox.setState({ outgoing: [], phases: {} }));

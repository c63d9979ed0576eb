import type { ChatMessage } from '@fairway/contract/chat.ts';
import { hidePlace, type Log, mergeLog, stretchAt } from '@fairway/domain/chat/log.ts';
import { create } from 'zustand';
import { onOtherPerson } from '../wire/session-changes.ts';
import { useSession } from '../wire/session-store.ts';
import { noteStored } from './outbox/acknowledgements.ts';
import { removeOutgoing, useOutbox } from './outbox/outbox-store.ts';

export interface KnownLog {
  log: Log;
  /** A place in the stretch that is shown; 0 before anything is. */
  anchor: number;
  /** The first and the last place there is for this person. */
  firstSeq: number;
  lastSeq: number;
  /** The newest page, or the one asked for, has come. */
  isLoaded: boolean;
  /** What is shown is the end of the conversation and grows with it; false while an older stretch is shown. */
  follows: boolean;
}

const unknown: KnownLog = {
  ...{ log: [], anchor: 0, firstSeq: 1, lastSeq: 0 },
  ...{ isLoaded: false, follows: true },
};

/** By conversation: what was loaded since the page was opened. */
export const useLogs = create<{ logs: Record<string, KnownLog> }>(() => ({ logs: {} }));

export const knownLog = (conversationId: string): KnownLog =>
  useLogs.getState().logs[conversationId] ?? unknown;

/** The places without a gap that are shown. */
export const shownStretch = ({ log, anchor }: KnownLog): Log => stretchAt(log, anchor);
export const endOf = (known: KnownLog): number => shownStretch(known).at(-1)?.seq ?? 0;

export interface Taken {
  firstSeq?: number;
  lastSeq?: number;
  /** Show the stretch around this place from now on. */
  anchor?: number | undefined;
  isLoaded?: boolean;
  follows?: boolean;
}

/** Takes in what came of a conversation, in whatever order it came. */
export function takeIn(conversationId: string, messages: readonly ChatMessage[], taken: Taken = {}): void {
  const before = knownLog(conversationId);
  const firstSeq = taken.firstSeq ?? before.firstSeq;
  // What lies before was deleted for this person.
  const log = mergeLog(before.log, messages).filter(({ seq }) => seq >= firstSeq);
  const end = log.at(-1)?.seq ?? 0;
  const now: KnownLog = {
    log,
    anchor: taken.anchor ?? (before.anchor || end),
    firstSeq,
    lastSeq: Math.max(before.lastSeq, taken.lastSeq ?? 0, end),
    isLoaded: taken.isLoaded ?? before.isLoaded,
    follows: taken.follows ?? before.follows,
  };
  change(conversationId, now.follows ? now : { ...now, follows: endOf(now) >= now.lastSeq });
  settleOutgoing(messages);
}

export function hideHere(conversationId: string, seq: number): void {
  const known = knownLog(conversationId);
  change(conversationId, { ...known, log: hidePlace(known.log, seq) });
}

/** The history was deleted for this person: what is shown begins after it. */
export function forgetLog(conversationId: string): void {
  useLogs.setState(({ logs: { [conversationId]: _, ...others } }) => ({ logs: others }));
}

function change(conversationId: string, known: KnownLog): void {
  useLogs.setState(({ logs }) => ({ logs: { ...logs, [conversationId]: known } }));
}

/** What the log has needs no sending any more, also where its acknowledgement was lost. */
function settleOutgoing(messages: readonly ChatMessage[]): void {
  const waiting = new Set(useOutbox.getState().outgoing.map(({ clientId }) => clientId));
  const me = useSession.getState().userInfo?.userId;
  for (const { clientId, sendUserId } of messages) {
    if (sendUserId !== me || !waiting.has(clientId)) continue;
    noteStored(clientId);
    void removeOutgoing(clientId);
  }
}

onOtherPerson(() => useLogs.setState({ logs: {} }));

import type { Conversation } from '@fairway/contract/chat.ts';
import type { PlainKey } from '../../language/words.ts';
import { useSocketState } from '../../wire/socket/send-frame.ts';
import { useOnline } from '../../wire/use-online.ts';
import { useOutbox } from '../outbox/outbox-store.ts';
import type { Outgoing } from '../outbox/outgoing.ts';

interface Unsent {
  /** What was written last of it. */
  newest: Outgoing;
  mark: PlainKey;
}

/** Messages are addressed to the conversation, or to the person it is with. */
const isFor = ({ id, peerId }: Pick<Conversation, 'id' | 'peerId'>, address: string): boolean =>
  address === id || address === peerId;

/** What this device has for a conversation and the server does not; what failed is told before what only waits. */
export function useUnsent(conversation: Pick<Conversation, 'id' | 'peerId'>): Unsent | undefined {
  const isUp = useSocketState((line) => line.isUp);
  // A line notices only later that the network is gone.
  const isOnline = useOnline();
  const newest = useOutbox(({ outgoing }) => {
    const here = outgoing.filter(({ to }) => isFor(conversation, to));
    return here.findLast(({ state }) => state !== 'waiting') ?? here.at(-1);
  });
  if (!newest) return undefined;
  if (newest.state !== 'waiting') return { newest, mark: 'chatRowFailed' };
  return { newest, mark: isUp && isOnline ? 'chatRowSending' : 'chatRowUnsent' };
}

/** Whom something is for that is not in the list: people never written to, and who is further down or was removed. */
export function useUnsentElsewhere(listed: readonly Conversation[], isListKnown: boolean): string[] {
  const outgoing = useOutbox((outbox) => outbox.outgoing);
  if (!isListKnown) return [];
  const addresses = new Set(outgoing.map(({ to }) => to));
  return [...addresses].filter((address) => !listed.some((one) => isFor(one, address)));
}

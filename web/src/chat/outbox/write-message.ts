import { newCommandId } from '../../wire/command-id.ts';
import { myId } from '../../wire/session-store.ts';
import { requestReconnect } from '../../wire/socket/reconnect-triggers.ts';
import { useSocketState } from '../../wire/socket/send-frame.ts';
import { isWanted, putOutgoing } from './outbox-store.ts';
import type { Outgoing, OutgoingContent } from './outgoing.ts';
import { sendTo } from './send-waiting.ts';

interface Circumstances {
  replyTo?: number | null;
  mentionIds?: string[];
}

let lastWritten = 0;

/** The order of writing, also of what is written within one millisecond. */
function writtenNow(): number {
  lastWritten = Math.max(lastWritten + 1, Date.now());
  return lastWritten;
}

/** Puts a message on its way; it arrives once, however long the way is. */
export function writeMessage(to: string, content: OutgoingContent, more: Circumstances = {}): Promise<void> {
  return putAndSend({
    clientId: newCommandId(),
    userId: myId(),
    to,
    at: writtenNow(),
    content,
    replyTo: more.replyTo ?? null,
    mentionIds: more.mentionIds ?? [],
    state: 'waiting',
    problem: '',
  });
}

type CardContent = Extract<OutgoingContent, { kind: 'card' }>;

/** What a card says is the server's; until it is stored the person sees what is known here. */
export const sendCard = (
  to: string,
  {
    cardKind,
    cardId,
    title = '',
    line = '',
  }: Pick<CardContent, 'cardKind' | 'cardId'> & Partial<CardContent>,
) => writeMessage(to, { kind: 'card', cardKind, cardId, title, line });

/** Once more, under the same name, so that a first one that did arrive stays the only one. */
export const sendAgain = (outgoing: Outgoing) =>
  putAndSend({ ...outgoing, at: writtenNow(), state: 'waiting', problem: '' });

async function putAndSend(outgoing: Outgoing): Promise<void> {
  await putOutgoing(outgoing);
  if (!isWanted(outgoing)) return;
  if (!useSocketState.getState().isUp) requestReconnect();
  sendTo(outgoing.to);
}

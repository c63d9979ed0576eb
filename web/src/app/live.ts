import type { ServerMessage } from '@fairway/contract/live.ts';
import { catchUpOnScreen, chatLive, chatReads } from '../chat/live.ts';
import { noteRefused } from '../chat/outbox/acknowledgements.ts';
import { startOutbox } from '../chat/outbox/send-waiting.ts';
import { messagesLive } from '../messages/live.ts';
import { messageReads } from '../messages/message-reads.ts';
import { endOfSession } from '../session/live.ts';
import { queryClient } from '../wire/query-client.ts';
import type { Hears } from '../wire/socket/frame-handlers.ts';
import { keepConnected } from '../wire/socket/keep-connected.ts';
import { workflowLive, workflowReads } from '../workflow/live.ts';

const nothing = () => undefined;

/** What is done with everything the server may say; a forgotten message does not compile. */
const hears: Hears = {
  ...messagesLive,
  ...chatLive,
  ...workflowLive,
  ...endOfSession,
  initMessage(greeting) {
    messagesLive.initMessage(greeting);
    chatLive.initMessage(greeting);
  },
  error({ name, of, clientId, msg }) {
    const isTold = noteRefused(clientId, name, msg);
    if (!isTold) reportError(new Error(`the server refused ${of}: ${name}`));
  },
  // The connection itself hears these.
  resume: nothing,
  heartbeat: nothing,
  closeSocket: nothing,
};

/** Reads that may be old after a gap. */
const liveReads = [...chatReads, ...messageReads, ...workflowReads];

/** Opens the socket of the person who is signed in; returns how to close it. */
export function goLive(): () => void {
  const stopOutbox = startOutbox();
  const disconnect = keepConnected({ hear, missedSome });
  return () => {
    stopOutbox();
    disconnect();
  };
}

function hear(message: ServerMessage): void {
  // A newer server may say what this page does not know yet.
  if (!Object.hasOwn(hears, message.method)) return;
  (hears[message.method] as (message: ServerMessage) => void)(message);
}

function missedSome(): void {
  for (const { name } of liveReads) void queryClient.invalidateQueries({ queryKey: [name] });
  catchUpOnScreen();
}

import { AppError } from '@fairway/contract/app-error.ts';
import { endsSession } from '@fairway/contract/envelope.ts';
import { type ServerMessage, takeSocketTicket } from '@fairway/contract/live.ts';
import { t } from '../../language/words.ts';
import { toast } from '../../ui/toast.ts';
import { call } from '../api.ts';
import { tellPerson } from '../query-client.ts';
import { seemsConnected } from '../reachability.ts';
import { type OpenSocket, openSocket } from './open-socket.ts';
import { onReconnectTrigger } from './reconnect-triggers.ts';
import { mostRetries, retryWait, toldFromRetry } from './retry-wait.ts';
import { socketIsDown, socketIsUp } from './send-frame.ts';

/** All who are connected hear at the same moment that something may be missing; they need not ask at the same moment. */
const askWithin = 2_000;

interface Listener {
  hear: (message: ServerMessage) => void;
  /** What was said meanwhile was not heard. */
  missedSome: () => void;
  pace?: number;
}

/** Keeps one socket open, whatever the network does, until it is stopped. */
export function keepConnected({ hear, missedSome, pace = 1 }: Listener): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let line: OpenSocket | undefined;
  let isTrying = false;
  let retries = 0;
  let hadGap = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  async function connect(): Promise<void> {
    // Without a network there is nothing to try and nothing to count; its return is heard.
    if (isTrying || line || signal.aborted || !navigator.onLine) return;
    isTrying = true;
    clearTimeout(waiting);
    try {
      const { ticket } = await call(takeSocketTicket, {}, { mask: false, signal });
      if (!signal.aborted) line = openSocket(ticket, { hear: hearFirst, lost, pace });
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof AppError && endsSession(error.code)) tellPerson(error);
      else retryLater();
    } finally {
      isTrying = false;
    }
  }

  function hearFirst(message: ServerMessage): void {
    if (message.method === 'initMessage') {
      retries = 0;
      if (line) socketIsUp(line.say);
      if (hadGap) missedSome();
      hadGap = false;
    }
    if (message.method === 'resume' || isLostFrame(message))
      setTimeout(askAgain, Math.random() * askWithin * pace);
    if (message.method === 'closeSocket' || message.method === 'logout') stop();
    hear(message);
  }

  function askAgain(): void {
    hadGap = true;
    line?.greet();
  }

  function lost(): void {
    line = undefined;
    socketIsDown();
    retryLater();
  }

  function retryLater(): void {
    hadGap = true;
    retries++;
    if (retries === mostRetries + 1) tellIfNobodyDoes(t('liveFailed'));
    if (retries > mostRetries) return;
    const attempt = retries;
    waiting = setTimeout(() => {
      if (attempt >= toldFromRetry) tellIfNobodyDoes(t('liveConnecting', { attempt }));
      void connect();
    }, retryWait(attempt) * pace);
  }

  const stopWatching = onReconnectTrigger(() => (line ? line.prove() : void connect()));

  function stop(): void {
    stopping.abort();
    stopWatching();
    clearTimeout(waiting);
    line?.close();
    line = undefined;
    socketIsDown();
  }

  void connect();
  return stop;
}

/**
 * The server could not do what was said to it, and nobody waits for an answer to that: what is so now is asked for, and
 * whatever it was about, such as how far somebody has read, is said again by who sees the difference.
 */
const isLostFrame = (message: ServerMessage): boolean =>
  message.method === 'error' && message.name === 'UNAVAILABLE' && message.clientId === '';

/** The banner about the network says it already, and for longer. */
function tellIfNobodyDoes(words: string): void {
  if (seemsConnected()) toast(words);
}

import type { FrameRefusal } from '@fairway/contract/live.ts';
import { frameRefusals } from '@fairway/contract/live.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/open.ts';
import { isDatabaseGone, isWorthAnotherTry } from '../../http/trouble.ts';
import { FrameRefused } from '../../live/frame-refused.ts';
import { type Outcome, type Place, type Sent, storeMessages } from './store.ts';

const mostTogether = 100;
const callsAtOnce = 2;
/** More than this waits only when the database does not keep up: senders try again a little later. */
const mostWaiting = 5_000;
/** What somebody may send at once. */
const burst = 60;
/** PostgreSQL waited for somebody's transaction as long as it may. */
const lockTimeout = '55P03';

export interface Stored extends Place {
  /** It was sent before, and is what it was. */
  isKnown: boolean;
}

interface Waiting {
  sent: Sent;
  resolve: (stored: Stored) => void;
  reject: (error: unknown) => void;
}

interface Parts {
  database: Database;
  log: FastifyBaseLogger;
  messagesPerSecond: number;
}

/** Stores messages: those that come while others are on their way go together. What one person sends keeps its order. */
export function storeQueue({ database, log, messagesPerSecond }: Parts) {
  const waiting: Waiting[] = [];
  const sending = new Set<string>();
  let calls = 0;

  /** The next to go; who has something on its way waits for it. */
  function takeBatch(): Waiting[] {
    const batch: Waiting[] = [];
    const left: Waiting[] = [];
    for (const one of waiting.splice(0))
      (batch.length < mostTogether && !sending.has(one.sent.senderId) ? batch : left).push(one);
    waiting.push(...left);
    return batch;
  }

  function start(): void {
    while (calls < callsAtOnce) {
      const batch = takeBatch();
      if (batch.length === 0) return;
      calls++;
      const senders = new Set(batch.map(({ sent }) => sent.senderId));
      for (const sender of senders) sending.add(sender);
      void store(batch).finally(() => {
        calls--;
        for (const sender of senders) sending.delete(sender);
        start();
      });
    }
  }

  const ask = (messages: readonly Sent[]) =>
    storeMessages(database.db, messages, { perSecond: messagesPerSecond, burst });

  async function store(batch: readonly Waiting[]): Promise<void> {
    try {
      const outcomes = await ask(batch.map(({ sent }) => sent));
      const byPlace = new Map(outcomes.map((outcome) => [outcome.place, outcome]));
      for (const [place, one] of batch.entries()) settle(one, byPlace.get(place));
    } catch (error) {
      if (batch.length > 1 && !isDatabaseGone(error as Error)) {
        log.warn({ err: error }, 'messages could not be stored together');
        // One of them is the trouble: the others must not suffer for it.
        for (const one of batch) await store([one]);
        return;
      }
      for (const one of batch) one.reject(refusalFor(error));
    }
  }

  function refusalFor(error: unknown): FrameRefused {
    log.warn({ err: error }, 'a message could not be stored');
    const coded = error as Error & { code?: string };
    const isPassing = isDatabaseGone(coded) || isWorthAnotherTry(coded) || coded.code === lockTimeout;
    // Sent again, what the database does not take would only fail again.
    return new FrameRefused(isPassing ? 'UNAVAILABLE' : 'CONTENT_INVALID');
  }

  return (sent: Sent): Promise<Stored> =>
    new Promise((resolve, reject) => {
      if (waiting.length >= mostWaiting) return reject(new FrameRefused('UNAVAILABLE'));
      waiting.push({ sent, resolve, reject });
      // What arrives at the same moment goes together.
      setImmediate(start);
    });
}

function settle({ resolve, reject }: Waiting, found: Outcome | undefined): void {
  const { outcome = 'PEER_NOT_FOUND', inConversation, atSeq } = found ?? {};
  if (inConversation && atSeq)
    resolve({ conversationId: inConversation, seq: atSeq, isKnown: outcome === 'known' });
  else reject(new FrameRefused(isRefusal(outcome) ? outcome : 'UNAVAILABLE'));
}

const isRefusal = (outcome: string): outcome is FrameRefusal => Object.hasOwn(frameRefusals, outcome);

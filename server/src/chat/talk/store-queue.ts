import type { FrameRefusal } from '@fairway/contract/live.ts';
import { frameRefusals } from '@fairway/contract/live.ts';
import type { FastifyBaseLogger } from 'fastify';
import { newId } from '../../database/new-id.ts';
import type { Database } from '../../database/open.ts';
import { isDatabaseGone, isWorthAnotherTry } from '../../http/trouble.ts';
import { FrameRefused } from '../../live/frame-refused.ts';
import { type Outcome, type Place, type SaidRow, type Sent, storeMessages } from './store.ts';

const mostTogether = 100;
const callsAtOnce = 2;
/** So many are worth a call of their own beside another: the database and this process then work at the same time. */
const enoughBeside = 40;
/** So soon after the last call much is said, and a millisecond is waited for more of it: a call costs much by itself. */
const busyFor = 20;
const gatherFor = 1;
/** A call that takes longer waits for somebody's transaction: the next one goes beside it. */
const usualCall = 50;
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
  /** Told of each call before it goes, with what it will have stored. */
  expect: (call: string, stored: Promise<readonly SaidRow[]>) => void;
}

/** Stores messages: those that come while others are on their way go together. What one person sends keeps its order. */
export function storeQueue({ database, log, messagesPerSecond, expect }: Parts) {
  const waiting: Waiting[] = [];
  const sending = new Set<string>();
  let calls = 0;
  let isStarting = false;
  let lastCall = Number.NEGATIVE_INFINITY;

  /** The next to go; who has something on its way waits for it, and what is said twice under one name goes once. */
  function takeBatch(): Waiting[] {
    const batch: Waiting[] = [];
    const left: Waiting[] = [];
    const names = new Set<string>();
    for (const one of waiting.splice(0)) {
      const { senderId, clientId } = one.sent;
      const name = `${senderId} ${clientId}`;
      const goes = batch.length < mostTogether && !sending.has(senderId) && !names.has(name);
      (goes ? batch : left).push(one);
      if (goes) names.add(name);
    }
    waiting.push(...left);
    return batch;
  }

  function start(): void {
    isStarting = false;
    // The more go together, the less each of them costs: few wait for the call before them, unless that is stuck.
    const goesBeside = waiting.length >= enoughBeside || performance.now() - lastCall >= usualCall;
    const mayGo = calls === 0 || (calls < callsAtOnce && goesBeside);
    const batch = mayGo ? takeBatch() : [];
    if (batch.length === 0) return;
    calls++;
    lastCall = performance.now();
    const senders = new Set(batch.map(({ sent }) => sent.senderId));
    for (const sender of senders) sending.add(sender);
    const tooLong = setTimeout(start, usualCall);
    void store(batch).finally(() => {
      clearTimeout(tooLong);
      calls--;
      for (const sender of senders) sending.delete(sender);
      start();
    });
  }

  function ask(messages: readonly Sent[]): Promise<Outcome[]> {
    const call = newId();
    const asked = storeMessages(database.db, call, messages, { perSecond: messagesPerSecond, burst });
    expect(
      call,
      asked.then((outcomes) => outcomes.flatMap((outcome) => saidRows(messages, outcome))),
    );
    return asked;
  }

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
      if (isStarting) return;
      isStarting = true;
      // What arrives at the same moment goes together; where much is said, the moment is longer.
      if (performance.now() - lastCall < busyFor) setTimeout(start, gatherFor);
      else setImmediate(start);
    });
}

function saidRows(messages: readonly Sent[], { place, outcome, ...at }: Outcome): SaidRow[] {
  const sent = messages[place];
  if (outcome !== 'stored' || !sent || at.inConversation === null || at.atSeq === null) return [];
  const { id, senderId, clientId, kind, content, replyTo, sendTime } = sent;
  return [
    {
      ...{ conversationId: at.inConversation, seq: at.atSeq, id, senderId, clientId, kind, content, replyTo },
      ...{ mentionIds: at.named ?? [], sendTime, recalledAt: null },
    },
  ];
}

function settle({ resolve, reject }: Waiting, found: Outcome | undefined): void {
  const { outcome = 'PEER_NOT_FOUND', inConversation, atSeq } = found ?? {};
  if (inConversation && atSeq)
    resolve({ conversationId: inConversation, seq: atSeq, isKnown: outcome === 'known' });
  else reject(new FrameRefused(isRefusal(outcome) ? outcome : 'UNAVAILABLE'));
}

const isRefusal = (outcome: string): outcome is FrameRefusal => Object.hasOwn(frameRefusals, outcome);

import type { FrameRefusal } from '@fairway/contract/live.ts';
import { frameRefusals } from '@fairway/contract/live.ts';
import type { FastifyBaseLogger } from 'fastify';
import { newId } from '../../database/new-id.ts';
import type { Database } from '../../database/open.ts';
import { FrameRefused } from '../../live/frame-refused.ts';
import { findLogs, type Outcome, type Place, type SaidRow, type Sent, storeMessages } from './store.ts';

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
const isLockTimeout = (error: unknown): boolean => (error as { code?: string }).code === '55P03';
/** Data, constraints, sizes and exceptions of ours: sent again, what the database does not take would only fail again. */
const isOwnFault = (error: unknown): boolean =>
  /^(22|23|54|P0)...$/.test((error as { code?: string }).code ?? '');

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

  async function storeTogether(batch: readonly Waiting[]): Promise<void> {
    const outcomes = await ask(batch.map(({ sent }) => sent));
    const byPlace = new Map(outcomes.map((outcome) => [outcome.place, outcome]));
    for (const [place, one] of batch.entries()) settle(one, byPlace.get(place));
  }

  async function store(batch: readonly Waiting[]): Promise<void> {
    try {
      await storeTogether(batch);
    } catch (error) {
      await storeApart(batch, error).catch((trouble: unknown) => refuse(batch, trouble));
    }
  }

  /** Some of them are the trouble: the others must not suffer for it. A database in trouble is spared. */
  async function storeApart(batch: readonly Waiting[], error: unknown): Promise<void> {
    if (batch.length === 1 || !(isOwnFault(error) || isLockTimeout(error))) return refuse(batch, error);
    log.warn({ err: error }, 'messages could not be stored together');
    const parts = await partsByLog(batch);
    if (parts.length > 1) for (const part of parts) await store(part);
    // Who waits for the same conversation waits for it together, and once.
    else if (isLockTimeout(error)) refuse(batch, error);
    else await storeOneByOne(batch);
  }

  async function storeOneByOne(batch: readonly Waiting[]): Promise<void> {
    for (const [place, one] of batch.entries()) {
      try {
        await storeTogether([one]);
      } catch (error) {
        if (!isOwnFault(error)) return refuse(batch.slice(place), error);
        refuse([one], error);
      }
    }
  }

  /** Those of each conversation, in their order; conversations that nobody holds at this moment go first. */
  async function partsByLog(batch: readonly Waiting[]): Promise<Waiting[][]> {
    const logs = await findLogs(
      database.db,
      batch.map(({ sent }) => sent),
    );
    const parts = new Map<string, Waiting[]>();
    for (const { place, id } of logs.toSorted((one, other) => Number(one.isHeld) - Number(other.isHeld))) {
      const one = batch[place];
      if (!one) continue;
      const name = id ?? one.sent.directKey;
      parts.set(name, [...(parts.get(name) ?? []), one]);
    }
    return [...parts.values()];
  }

  function refuse(batch: readonly Waiting[], error: unknown): void {
    log.warn({ err: error }, 'messages could not be stored');
    const refusal = new FrameRefused(isOwnFault(error) ? 'CONTENT_INVALID' : 'UNAVAILABLE');
    for (const { reject } of batch) reject(refusal);
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

import { AppError } from '@fairway/contract/app-error.ts';
import { endsSession } from '@fairway/contract/envelope.ts';
import type { FrameRefusal } from '@fairway/contract/live.ts';
import { uploadFailure } from '../../files/upload-failure.ts';
import { newCommandId } from '../../wire/command-id.ts';
import { myId } from '../../wire/session-store.ts';
import { retryWait } from '../../wire/socket/retry-wait.ts';
import { useSocketState } from '../../wire/socket/send-frame.ts';
import { sendAndWait } from './acknowledgements.ts';
import { frameOf } from './frame-of.ts';
import {
  changeOutgoing,
  followOtherTabs,
  isWanted,
  readOutbox,
  removeOutgoing,
  renameOutgoing,
  setPhase,
  useOutbox,
} from './outbox-store.ts';
import type { Outgoing } from './outgoing.ts';
import { uploadFirst } from './upload-first.ts';

/** Nothing is wrong with the message: the same a little later passes. */
const passing: readonly FrameRefusal[] = ['TOO_MANY_MESSAGES', 'TOO_MANY_FRAMES', 'UNAVAILABLE'];

/** The person may be let in again. */
const mayChange: readonly FrameRefusal[] = ['PEER_NOT_FOUND', 'NOT_A_MEMBER'];

/** By conversation: what is being done, after which the next is done. */
const queues = new Map<string, Promise<void>>();
const retries = new Map<string, number>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** From now on what waits is sent whenever the line is up; returns how to stop. */
export function startOutbox(): () => void {
  const sendAll = () => void readOutbox().then(sendWaiting);
  const stopWatching = useSocketState.subscribe((now, before) => now.isUp && !before.isUp && sendAll());
  const stopFollowing = followOtherTabs(sendAll);
  sendAll();
  return () => {
    stopWatching();
    stopFollowing();
    for (const timer of timers.values()) clearTimeout(timer);
    timers.clear();
    retries.clear();
  };
}

function sendWaiting(): void {
  const waiting = useOutbox.getState().outgoing.filter(({ state }) => state === 'waiting');
  for (const to of new Set(waiting.map((one) => one.to))) sendTo(to);
}

/** Each conversation has its own order; a large file in one does not hold up the others. */
export function sendTo(to: string): void {
  if (!useSocketState.getState().isUp) return;
  clearTimeout(timers.get(to));
  const queue = `${myId()}:${to}`;
  const before = queues.get(queue) ?? Promise.resolve();
  queues.set(
    queue,
    before.then(() => alone(`chat-outbox:${queue}`, () => sendInOrder(to))).catch(reportError),
  );
}

/** Two tabs must not send the same queue at once: one would overtake the other. */
async function alone(name: string, work: () => Promise<void>): Promise<void> {
  // Missing where the page came over plain http; then the server's eye for doubles has to do.
  if (navigator.locks) await navigator.locks.request(name, work);
  else await work();
}

async function sendInOrder(to: string): Promise<void> {
  const person = myId();
  for (;;) {
    // From the disk: another tab may have sent it meanwhile.
    const kept = await readOutbox();
    if (person !== myId() || !useSocketState.getState().isUp) return;
    if (!kept) return sendLater(to);
    const next = kept.find((one) => one.to === to && one.state === 'waiting');
    if (!next) return;
    const isSettled = await sendOne(next);
    if (person !== myId()) return;
    setPhase(next.clientId, undefined);
    if (!isSettled) return sendLater(to);
    retries.delete(to);
  }
}

function sendLater(to: string): void {
  const retry = (retries.get(to) ?? 0) + 1;
  retries.set(to, retry);
  clearTimeout(timers.get(to));
  timers.set(
    to,
    setTimeout(() => sendTo(to), retryWait(retry)),
  );
}

/** True when it is stored, refused for good, or not wanted any more; false when it waits on. */
async function sendOne(outgoing: Outgoing): Promise<boolean> {
  const { clientId } = outgoing;
  let ready: Outgoing | undefined;
  try {
    ready = await uploadFirst(outgoing);
  } catch (error) {
    if (!isWanted(outgoing)) return true;
    const { problem, canRetry } = uploadFailure(error);
    if (canRetry || (error instanceof AppError && endsSession(error.code))) return false;
    await changeOutgoing({ ...outgoing, state: 'refused', problem });
    return true;
  }
  if (!ready || !isWanted(ready)) return true;
  setPhase(clientId, { is: 'sending' });
  const answer = await sendAndWait(frameOf(ready));
  if (answer.is === 'stored') {
    await removeOutgoing(clientId);
    return true;
  }
  if (answer.is === 'unanswered' || passing.includes(answer.name)) return false;
  if (answer.name === 'CLIENT_ID_TAKEN') {
    await renameOutgoing(ready, newCommandId());
    return false;
  }
  const state = mayChange.includes(answer.name) ? 'failed' : 'refused';
  await changeOutgoing({ ...ready, state, problem: answer.words });
  return true;
}

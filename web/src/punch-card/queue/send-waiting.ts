import { AppError } from '@fairway/contract/app-error.ts';
import { endsSession } from '@fairway/contract/envelope.ts';
import { addPunch, type NewPunch } from '@fairway/contract/punch-card.ts';
import { reasonAfter } from '@fairway/contract/punch-fields.ts';
import { sendFile } from '../../files/send-file.ts';
import { t } from '../../language/words.ts';
import { toast } from '../../ui/toast.ts';
import { call } from '../../wire/api.ts';
import { newCommandId } from '../../wire/command-id.ts';
import { NetworkError } from '../../wire/failures.ts';
import { tellPerson } from '../../wire/query-client.ts';
import { useReachability } from '../../wire/reachability.ts';
import { seeing } from '../../wire/seeing.ts';
import { myId } from '../../wire/session-store.ts';
import { retryWait } from '../../wire/socket/retry-wait.ts';
import { refreshPunches } from '../punch-reads.ts';
import { deviceTime, elapsedSince } from './device-clock.ts';
import type { WaitingPunch } from './waiting-punch.ts';
import {
  changeWaiting,
  followOtherTabs,
  noteArrived,
  readWaiting,
  removeWaiting,
  useWaiting,
} from './waiting-store.ts';

let retries = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** From now on what waits is sent whenever there is a network; returns how to stop. */
export function startSending(): () => void {
  const send = () => void sendWaiting();
  const stopWatching = useReachability.subscribe((now, before) => {
    if (now.reachable && !before.reachable) send();
  });
  const stopFollowing = followOtherTabs(() => {
    void readWaiting();
    // It may have arrived from there.
    refreshPunches();
  });
  addEventListener('online', send);
  send();
  return () => {
    stopWatching();
    stopFollowing();
    removeEventListener('online', send);
    clearTimeout(timer);
    retries = 0;
  };
}

/** Sends what waits, in its order; resolves when nothing more can leave now. */
export async function sendWaiting(): Promise<void> {
  const person = myId();
  // Nobody punches for somebody they only look at.
  if (person === '' || seeing) return;
  clearTimeout(timer);
  await alone(`punch-queue:${person}`, () => sendInOrder(person)).catch(reportError);
}

/** What was refused is tried once more, as it is now or with a reason; its photos are stored anew. */
export async function sendAgain(punch: WaitingPunch, lateReason = punch.lateReason): Promise<void> {
  await prepareAgain(punch, lateReason);
  await sendWaiting();
}

/** As asked for by a press: with what was refused, as it is. One without its reason waits for that. */
export async function sendEverything(): Promise<void> {
  for (const one of await readWaiting())
    if (one.problem !== '' && !needsLateReason(one)) await prepareAgain(one, one.lateReason);
  await sendWaiting();
}

async function prepareAgain(punch: WaitingPunch, lateReason: string): Promise<void> {
  const photos = punch.photos.map((photo) => ({ ...photo, fileId: '', commandId: newCommandId() }));
  await changeWaiting({ ...punch, photos, lateReason, problem: '' });
}

/** So late that the server asks why; it is not asked before that is said. */
export const needsLateReason = (punch: WaitingPunch, now = Date.now()): boolean =>
  punch.lateReason === '' && now - punch.takenAt > reasonAfter;

/** Two tabs must not send the same punch at once. */
async function alone(name: string, work: () => Promise<void>): Promise<void> {
  // Missing where the page came over plain http; then the server's eye for doubles has to do.
  if (navigator.locks) await navigator.locks.request(name, work);
  else await work();
}

async function sendInOrder(person: string): Promise<void> {
  for (;;) {
    // From the disk: another tab may have sent it meanwhile.
    const waiting = await readWaiting();
    if (person !== myId() || !navigator.onLine) return;
    const next = waiting.find((one) => one.problem === '' && !needsLateReason(one));
    if (!next) return;
    useWaiting.setState({ isSending: true });
    const outcome = await sendOne(next).finally(() => useWaiting.setState({ isSending: false }));
    if (outcome === 'stay') return;
    if (outcome === 'later') return sendLater();
    retries = 0;
  }
}

function sendLater(): void {
  retries += 1;
  clearTimeout(timer);
  timer = setTimeout(() => void sendWaiting(), retryWait(retries));
}

/** Trouble of the server's own, or too much at once: the same a little later passes. */
const passes = (code = 0) => code === 429 || (code >= 500 && code < 600);

/** `later`: nobody answered. `stay`: nothing of this person can leave before they sign in again. */
async function sendOne(punch: WaitingPunch): Promise<'done' | 'later' | 'stay'> {
  let ready = punch;
  try {
    for (const photo of punch.photos) {
      if (photo.fileId) continue;
      const fileId = await sendPhoto(photo, `${punch.takenAt}.jpg`);
      // Noted, so that it is not sent again after a reload.
      const photos = ready.photos.map((one) =>
        one.commandId === photo.commandId ? { ...one, fileId } : one,
      );
      ready = { ...ready, photos };
      if (!(await changeWaiting(ready))) return 'done';
    }
    // The times of sending differ with each try, so it is a command of its own; the client id makes all of them one punch.
    const commandId = newCommandId();
    const arrived = await call(addPunch, { body: bodyOf(ready) }, { mask: false, commandId });
    noteArrived(ready.clientId, arrived);
    await removeWaiting(ready);
    if (ready.isQueued) toast(t('punchArrivedToast'));
    refreshPunches();
    return 'done';
  } catch (error) {
    const code = error instanceof AppError ? error.code : undefined;
    if (error instanceof AppError && code !== undefined && endsSession(code)) {
      tellPerson(error);
      return 'stay';
    }
    if (error instanceof AppError && !passes(code)) {
      await changeWaiting({ ...ready, problem: error.message });
      return 'done';
    }
    if (!(error instanceof AppError) && !(error instanceof NetworkError)) reportError(error);
    if (!ready.isQueued) await changeWaiting({ ...ready, isQueued: true });
    return 'later';
  }
}

async function sendPhoto({ bytes, commandId }: WaitingPunch['photos'][number], name: string) {
  const file = new File([bytes], name, { type: 'image/jpeg' });
  const { signal } = new AbortController();
  const sending = { file, type: 'annexpic', commandId, signal, onProgress: () => undefined } as const;
  return (await sendFile(sending)).name;
}

function bodyOf(punch: WaitingPunch): NewPunch {
  const { clientId, isQueued, facts, photos, lateReason } = punch;
  const now = deviceTime();
  return {
    ...{ ...facts, clientId, isQueued, lateReason },
    ...{ takenAt: punch.takenAt, sentAt: now.takenAt, elapsedMs: elapsedSince(punch, now) },
    photos: photos.map(({ fileId, sha256 }) => ({ fileId, sha256 })),
  };
}

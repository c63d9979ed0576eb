import { type ChatMessage, historyPage, listChatMessages } from '@fairway/contract/chat.ts';
import { call } from '../wire/api.ts';
import { onOtherPerson } from '../wire/session-changes.ts';
import { useSession } from '../wire/session-store.ts';
import { endOf, knownLog, shownStretch, type Taken, takeIn } from './log-store.ts';

/** So many are fetched at once to catch up. */
const catchUpPage = 200;
/** Who is further behind starts again at the end: nobody reads up from there. */
const mostToCatchUp = 600;

interface Asked {
  before?: number;
  after?: number;
  around?: number;
  limit?: number;
}

/** What is under way, by conversation and question: the same is not asked twice at once. */
const underWay = new Map<string, Promise<void>>();

function once(conversationId: string, what: string, work: () => Promise<void>): Promise<void> {
  const key = `${conversationId} ${what}`;
  const known = underWay.get(key);
  if (known) return known;
  const running = work().finally(() => {
    if (underWay.get(key) === running) underWay.delete(key);
  });
  underWay.set(key, running);
  return running;
}

const me = () => useSession.getState().userInfo?.userId;

/** Asks for places and takes them in; returns those that came. */
async function fetchPlaces(
  conversationId: string,
  asked: Asked,
  shows: (list: ChatMessage[]) => Taken = () => ({}),
): Promise<ChatMessage[]> {
  const person = me();
  const query = Object.fromEntries(Object.entries(asked).map(([name, place]) => [name, String(place)]));
  const { list, ...ends } = await call(listChatMessages, { params: { id: conversationId }, query });
  // What one person asked for is not for the next one.
  if (me() !== person) return [];
  takeIn(conversationId, list, { ...ends, ...shows(list) });
  return list;
}

onOtherPerson(() => underWay.clear());

/** What is shown once more, and what came since: on another device the person may have deleted some of it. */
export const lookAgain = (conversationId: string) =>
  once(conversationId, 'again', async () => {
    const shown = shownStretch(knownLog(conversationId)).slice(-mostToCatchUp);
    const end = shown.at(-1)?.seq ?? 0;
    for (let after = (shown[0]?.seq ?? 1) - 1; after < end; after += catchUpPage) {
      const list = await fetchPlaces(conversationId, { after, limit: catchUpPage });
      if (list.length === 0) break;
    }
    if (endOf(knownLog(conversationId)) < knownLog(conversationId).lastSeq) await catchUp(conversationId);
  });

/** The newest page, and from now on the end is shown. */
export const loadNewest = (conversationId: string) =>
  once(conversationId, 'newest', async () => {
    const shows = (list: ChatMessage[]) => ({ anchor: list.at(-1)?.seq, isLoaded: true, follows: true });
    await fetchPlaces(conversationId, {}, shows);
  });

/** The stretch around a place: what a search found, an answered message, the first unread. */
export const loadAround = (conversationId: string, seq: number) =>
  once(conversationId, `around ${seq}`, async () => {
    const nearestIn = (list: ChatMessage[]) => list.findLast((message) => message.seq <= seq) ?? list[0];
    const shows = (list: ChatMessage[]) => ({
      ...{ anchor: nearestIn(list)?.seq, isLoaded: true, follows: false },
    });
    await fetchPlaces(conversationId, { around: seq }, shows);
  });

export const hasOlder = (conversationId: string) => {
  const known = knownLog(conversationId);
  const first = shownStretch(known)[0]?.seq;
  return first !== undefined && first > known.firstSeq;
};

export const loadOlder = (conversationId: string) =>
  once(conversationId, 'older', async () => {
    const first = shownStretch(knownLog(conversationId))[0]?.seq;
    if (first === undefined || !hasOlder(conversationId)) return;
    await fetchPlaces(conversationId, { before: first, limit: historyPage });
  });

/** The next page below what is shown, where that is not the end. */
export const loadNewer = (conversationId: string) =>
  once(conversationId, 'newer', async () => {
    const end = endOf(knownLog(conversationId));
    if (end === 0) return;
    await fetchPlaces(conversationId, { after: end, limit: historyPage });
  });

/** Everything since the last place that is shown: after a gap, and when a live entry came too early. */
export const catchUp = (conversationId: string) =>
  once(conversationId, 'catch up', async () => {
    // Who reads further up goes on reading; the way to the end fetches it.
    if (!knownLog(conversationId).follows) return;
    for (let fetched = 0; fetched < mostToCatchUp; fetched += catchUpPage) {
      const end = endOf(knownLog(conversationId));
      if (end === 0) break;
      const list = await fetchPlaces(conversationId, { after: end, limit: catchUpPage });
      if (list.length === 0 || endOf(knownLog(conversationId)) >= knownLog(conversationId).lastSeq) return;
    }
    await loadNewest(conversationId);
  });

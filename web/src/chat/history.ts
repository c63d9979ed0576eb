import { historyPage, listChatMessages } from '@fairway/contract/chat.ts';
import { call } from '../app/api.ts';
import { endOf, knownLog, shownStretch, takeIn } from './log-store.ts';

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
  const running = underWay.get(key) ?? work().finally(() => underWay.delete(key));
  underWay.set(key, running);
  return running;
}

function fetchPlaces(conversationId: string, asked: Asked) {
  const query = Object.fromEntries(Object.entries(asked).map(([name, place]) => [name, String(place)]));
  return call(listChatMessages, { params: { id: conversationId }, query });
}

/** What is shown once more, and what came since: on another device the person may have deleted some of it. */
export const lookAgain = (conversationId: string) =>
  once(conversationId, 'again', async () => {
    const shown = shownStretch(knownLog(conversationId)).slice(-mostToCatchUp);
    const end = shown.at(-1)?.seq ?? 0;
    for (let after = (shown[0]?.seq ?? 1) - 1; after < end; after += catchUpPage) {
      const { list, ...ends } = await fetchPlaces(conversationId, { after, limit: catchUpPage });
      takeIn(conversationId, list, ends);
    }
    if (endOf(knownLog(conversationId)) < knownLog(conversationId).lastSeq) await catchUp(conversationId);
  });

/** The newest page, and from now on the end is shown. */
export const loadNewest = (conversationId: string) =>
  once(conversationId, 'newest', async () => {
    const { list, ...ends } = await fetchPlaces(conversationId, {});
    takeIn(conversationId, list, { ...ends, anchor: list.at(-1)?.seq, isLoaded: true, follows: true });
  });

/** The stretch around a place: what a search found, an answered message, the first unread. */
export const loadAround = (conversationId: string, seq: number) =>
  once(conversationId, `around ${seq}`, async () => {
    const { list, ...ends } = await fetchPlaces(conversationId, { around: seq });
    const nearest = list.findLast((message) => message.seq <= seq) ?? list[0];
    takeIn(conversationId, list, { ...ends, anchor: nearest?.seq, isLoaded: true, follows: false });
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
    const { list, ...ends } = await fetchPlaces(conversationId, { before: first, limit: historyPage });
    takeIn(conversationId, list, ends);
  });

/** The next page below what is shown, where that is not the end. */
export const loadNewer = (conversationId: string) =>
  once(conversationId, 'newer', async () => {
    const end = endOf(knownLog(conversationId));
    if (end === 0) return;
    const { list, ...ends } = await fetchPlaces(conversationId, { after: end, limit: historyPage });
    takeIn(conversationId, list, ends);
  });

/** Everything since the last place that is shown: after a gap, and when a live entry came too early. */
export const catchUp = (conversationId: string) =>
  once(conversationId, 'catch up', async () => {
    // Who reads further up goes on reading; the way to the end fetches it.
    if (!knownLog(conversationId).follows) return;
    for (let fetched = 0; fetched < mostToCatchUp; fetched += catchUpPage) {
      const end = endOf(knownLog(conversationId));
      if (end === 0) break;
      const { list, ...ends } = await fetchPlaces(conversationId, { after: end, limit: catchUpPage });
      takeIn(conversationId, list, ends);
      if (list.length === 0 || endOf(knownLog(conversationId)) >= knownLog(conversationId).lastSeq) return;
    }
    await loadNewest(conversationId);
  });

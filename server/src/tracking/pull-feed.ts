import { AppError } from '@fairway/contract/app-error.ts';
import type { EventSource } from '@fairway/contract/tracking.ts';
import { mostEvents } from '@fairway/contract/tracking-feeds.ts';
import { undated } from '@fairway/domain/tracking/event.ts';
import type { ReadEvent } from '@fairway/domain/tracking/read-dcsa.ts';
import { saidAt } from '@fairway/domain/tracking/stored-report.ts';
import type { Config } from '../config.ts';
import { InterfaceError } from '../data-interfaces/interface-error.ts';
import type { Db } from '../database/open.ts';
import { type AskedPage, askFeed, feedProblem } from './ask-feed.ts';
import { countCall, type FeedRow, findFeed, takeFeed, updateFeed } from './feed-store.ts';
import { readEvent } from './read-events.ts';
import { countOf, takeIn } from './take-in.ts';

const usualPause = 5 * 60_000;
const longestPause = 6 * 3_600_000;
/** What a source says twice is taken once: asking for a little more loses nothing where clocks differ. */
const overlap = 10 * 60_000;
/** One run reads so many pages; the next one goes on behind them. */
const mostPages = 20;

/** What is remembered between two pulls. */
interface Cursor {
  etag?: string;
  /** When the newest event we have was made, by the clock of the source. */
  newest?: number;
  /** The page a run stopped before, and the newest event of the pages until there. */
  next?: string;
  reached?: number;
}

const cursorOf = ({ cursor }: FeedRow): Cursor => (cursor === '' ? {} : (JSON.parse(cursor) as Cursor));

/** Each failure doubles the pause, up to six hours. */
export const pauseAfter = (failures: number): number =>
  Math.min(usualPause * 2 ** Math.min(failures, 20), longestPause);

export interface PullParts {
  config: Pick<Config, 'interfaceHosts'>;
  read: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  /** A transaction of its own: nothing is held while the other side thinks. */
  commitNow: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  now: Date;
}

/** Asks a feed, page by page; what goes wrong is written down and makes the next time later. */
export async function pullFeed(parts: PullParts, id: string): Promise<{ taken: number; error: string }> {
  const { config, read, commitNow, now } = parts;
  const feed = await read((db) => findFeed(db, id));
  if (!feed) throw new AppError('NOT_FOUND');
  if (feed.kind !== 'pull') throw new AppError('FEED_NOT_PULLED');
  if (!feed.isEnabled) throw new AppError('FEED_DISABLED');
  let cursor = cursorOf(feed);
  let taken = 0;
  let beganAnew = false;
  try {
    for (let pages = 0; pages < mostPages; pages += 1) {
      const isFirst = cursor.next === undefined;
      const url = cursor.next === undefined ? firstPage(feed, cursor) : new URL(cursor.next);
      await commitNow((db) => countCall(db, id, now));
      const page = await askFeed(config, feed, url, isFirst ? cursor.etag : undefined).catch(
        (error: unknown) => {
          // A place in the list that the other side has forgotten: from the beginning, which nothing is lost by.
          if (isFirst || beganAnew || !isForgotten(error)) throw error;
          beganAnew = true;
          cursor = withoutPlace(cursor);
          return 'forgotten' as const;
        },
      );
      if (page === 'forgotten') continue;
      taken += page ? await takePage(parts, feed, page) : 0;
      cursor = page ? cursorAfter(page, cursor, isFirst, now) : cursor;
      if (!(await remember(parts, feed, cursor, taken))) break;
      if (cursor.next === undefined) break;
    }
    return { taken, error: '' };
  } catch (error) {
    const words = feedProblem(error);
    const failures = feed.failures + 1;
    const nextPullAt = new Date(now.getTime() + pauseAfter(failures));
    await commitNow((db) => updateFeed(db, id, { lastError: words, failures, nextPullAt, lastSyncAt: now }));
    return { taken, error: words };
  }
}

function firstPage({ url }: FeedRow, { newest }: Cursor): URL {
  const first = new URL(url);
  if (newest !== undefined)
    first.searchParams.set('eventCreatedDateTime:gte', new Date(newest - overlap).toISOString());
  return first;
}

const isForgotten = (error: unknown): boolean =>
  error instanceof InterfaceError &&
  error.problem === 'badStatus' &&
  [400, 404, 410, 416, 422].includes(Number(error.places.status));

const withoutPlace = ({ newest }: Cursor): Cursor => (newest === undefined ? {} : { newest });

/** Keeps what a page says. Thousands at once would hold shipments for long. */
export async function takePage(
  { commitNow, now }: Pick<PullParts, 'commitNow' | 'now'>,
  { id, source }: Pick<FeedRow, 'id' | 'source'>,
  { sent }: Pick<AskedPage, 'sent'>,
): Promise<number> {
  const events = sent.map(readEvent);
  let taken = 0;
  for (let done = 0; done < events.length; done += mostEvents) {
    const part = events.slice(done, done + mostEvents);
    const origin = { source: source as EventSource, feedId: id };
    const { results } = await commitNow((db) => takeIn(db, part, origin, now));
    taken += countOf(results, 'taken');
  }
  return taken;
}

/** The time to ask from moves on with the last page only: until then the pages belong to one question. */
function cursorAfter({ sent, etag, next }: AskedPage, cursor: Cursor, isFirst: boolean, now: Date): Cursor {
  const { newest, reached } = cursor;
  const latest = newestOf(sent.map(readEvent), isFirst ? newest : (reached ?? newest), now);
  if (next !== undefined)
    return {
      ...{ ...(newest !== undefined && { newest }), next: next.href },
      ...(latest !== undefined && { reached: latest }),
    };
  // The etag of a first page says nothing of those behind it.
  return { ...(isFirst && etag && { etag }), ...(latest !== undefined && { newest: latest }) };
}

/** A clock that goes ahead must not make us miss what is said until then. */
function newestOf(events: readonly ReadEvent[], known: number | undefined, now: Date): number | undefined {
  const times = events.flatMap((one) =>
    one.is === 'event' && saidAt(one.event) !== undated ? [Math.min(one.event.issuedAt, now.getTime())] : [],
  );
  return [...times, ...(known === undefined ? [] : [known])].reduce<number | undefined>(
    (one, other) => (one === undefined ? other : Math.max(one, other)),
    undefined,
  );
}

/** False where somebody gave it another address meanwhile: what we know is of the one before. */
async function remember(
  { commitNow, now }: PullParts,
  feed: FeedRow,
  cursor: Cursor,
  taken: number,
): Promise<boolean> {
  return commitNow(async (db) => {
    const current = await takeFeed(db, feed.id, { waits: true });
    if (current?.url !== feed.url) return false;
    // Where pages are left it goes on with the next run.
    const pause = cursor.next === undefined ? usualPause : 0;
    await updateFeed(db, feed.id, {
      ...{ cursor: JSON.stringify(cursor), failures: 0, lastError: '', lastSyncAt: now },
      ...{ nextPullAt: new Date(now.getTime() + pause), ...(taken > 0 && { lastReportAt: now }) },
    });
    return true;
  });
}

import { AppError } from '@fairway/contract/app-error.ts';
import type { EventSource } from '@fairway/contract/tracking.ts';
import { mostEvents } from '@fairway/contract/tracking-feeds.ts';
import type { ReadEvent } from '@fairway/domain/tracking/read-dcsa.ts';
import type { Config } from '../config.ts';
import { guardedRequest, listedHost } from '../data-interfaces/guarded-request.ts';
import { InterfaceError } from '../data-interfaces/interface-error.ts';
import type { Db } from '../database/open.ts';
import { feedWords } from '../language/tracking-words.ts';
import { type FeedRow, findFeed, takeFeed, updateFeed } from './feed-store.ts';
import { eventsIn, readEvent } from './read-events.ts';
import { countOf, takeIn } from './take-in.ts';

const longestAnswer = 20_000;
const mostBytes = 8_000_000;
const usualPause = 5 * 60_000;
const longestPause = 6 * 3_600_000;
/** What a source says twice is taken once: asking for a little more loses nothing where clocks differ. */
const overlap = 10 * 60_000;

/** What is remembered between two pulls. */
interface Cursor {
  etag?: string;
  /** When the newest event we have was made, by the clock of the source. */
  newest?: number;
}

const cursorOf = ({ cursor }: FeedRow): Cursor => (cursor === '' ? {} : (JSON.parse(cursor) as Cursor));

/** Each failure doubles the pause, up to six hours. */
export const pauseAfter = (failures: number): number =>
  Math.min(usualPause * 2 ** Math.min(failures, 20), longestPause);

interface Asked {
  sent: unknown[];
  etag: string | undefined;
  isSame: boolean;
}

async function ask({ interfaceHosts }: Pick<Config, 'interfaceHosts'>, feed: FeedRow): Promise<Asked> {
  const url = new URL(feed.url);
  const { etag, newest } = cursorOf(feed);
  if (newest !== undefined)
    url.searchParams.set('eventCreatedDateTime:gte', new Date(newest - overlap).toISOString());
  const { mayBePrivate } = listedHost(interfaceHosts, url);
  const giveUp = AbortSignal.timeout(longestAnswer);
  const { status, headers, text } = await guardedRequest(
    {
      ...{ url, mayBePrivate, method: 'GET', body: '', most: mostBytes },
      headers: {
        accept: 'application/json',
        ...(feed.secret !== '' && { authorization: `Bearer ${feed.secret}` }),
        ...(etag !== undefined && { 'if-none-match': etag }),
      },
    },
    giveUp,
  ).catch((error: unknown) => {
    if (error instanceof InterfaceError) throw error;
    throw new InterfaceError(giveUp.aborted ? 'tooSlow' : 'unreachable', {}, error);
  });
  if (status === 304) return { sent: [], etag, isSame: true };
  if (status >= 300 && status < 400) throw new InterfaceError('redirected');
  if (status !== 200) throw new InterfaceError('badStatus', { status });
  const sent = eventsIn(jsonIn(text));
  if (!sent) throw new Error(feedWords.notEvents.zh);
  return { sent, etag: headers.etag, isSame: false };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new InterfaceError('notJson');
  }
}

const wordsOf = (error: unknown): string =>
  error instanceof InterfaceError
    ? error.inWords('zh')
    : error instanceof Error
      ? error.message
      : String(error);

interface Parts {
  config: Pick<Config, 'interfaceHosts'>;
  read: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  /** A transaction of its own: nothing is held while the other side thinks. */
  commitNow: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  now: Date;
}

/** Asks a feed once; what goes wrong is written down and makes the next time later. */
export async function pullFeed(
  { config, read, commitNow, now }: Parts,
  id: string,
): Promise<{ taken: number; error: string }> {
  const feed = await read((db) => findFeed(db, id));
  if (!feed) throw new AppError('NOT_FOUND');
  if (feed.kind !== 'pull') throw new AppError('FEED_NOT_PULLED');
  if (!feed.isEnabled) throw new AppError('FEED_DISABLED');
  let asked: Asked;
  try {
    asked = await ask(config, feed);
  } catch (error) {
    const words = wordsOf(error).slice(0, 300);
    const failures = feed.failures + 1;
    const nextPullAt = new Date(now.getTime() + pauseAfter(failures));
    await commitNow((db) => updateFeed(db, id, { lastError: words, failures, nextPullAt, lastSyncAt: now }));
    return { taken: 0, error: words };
  }
  const events = asked.sent.map(readEvent);
  let taken = 0;
  // Thousands at once would hold shipments for long.
  for (let done = 0; done < events.length; done += mostEvents) {
    const part = events.slice(done, done + mostEvents);
    const origin = { source: feed.source as EventSource, feedId: id };
    const { results } = await commitNow((db) => takeIn(db, part, origin, now));
    taken += countOf(results, 'taken');
  }
  await commitNow(async (db) => {
    const current = await takeFeed(db, id, { waits: true });
    // Somebody gave it another address meanwhile: what we know is of the one before.
    if (current?.url !== feed.url) return;
    const cursor: Cursor = {
      ...(asked.etag && { etag: asked.etag }),
      ...newestOf(events, cursorOf(feed), now),
    };
    await updateFeed(db, id, {
      ...{ cursor: JSON.stringify(cursor), failures: 0, lastError: '', lastSyncAt: now },
      ...{ nextPullAt: new Date(now.getTime() + usualPause), ...(taken > 0 && { lastReportAt: now }) },
    });
  });
  return { taken, error: '' };
}

/** A clock that goes ahead must not make us miss what is said until then. */
function newestOf(events: readonly ReadEvent[], { newest }: Cursor, now: Date): Cursor {
  const times = events.flatMap((one) =>
    one.is === 'event' ? [Math.min(one.event.issuedAt, now.getTime())] : [],
  );
  const known = [...times, ...(newest === undefined ? [] : [newest])];
  return known.length === 0 ? {} : { newest: known.reduce((one, other) => Math.max(one, other)) };
}

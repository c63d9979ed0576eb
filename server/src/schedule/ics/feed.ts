import { createHash, randomBytes } from 'node:crypto';
import { AppError } from '@fairway/contract/app-error.ts';
import type { Reply } from '@fairway/contract/endpoint.ts';
import { filledWords } from '@fairway/contract/filled-words.ts';
import type { FeedShows, getScheduleFeed as getCall } from '@fairway/contract/schedule-ics.ts';
import { calendarText } from '@fairway/domain/schedule/ics/write-ics.ts';
import type { Bytes, Context } from '../../http/context.ts';
import { scheduleWords } from '../../language/schedule-words.ts';
import { hashOf } from '../../session/token.ts';
import { loadEvents } from '../loaded-event.ts';
import { eventsOfPeople } from '../store.ts';
import { mostExported } from './export-schedule.ts';
import { changeFeedRow, deleteFeed, findFeed, findFeedByToken, noteRead, replaceFeed } from './feed-store.ts';
import { ownEvents } from './own-events.ts';

const day = 86_400_000;
/** Who subscribes looks ahead; of what is past a year is enough. */
const shownFor = 366 * day;

export async function getScheduleFeed({ db, session }: Context): Promise<Reply<typeof getCall>> {
  const feed = await findFeed(db, session.userId);
  return {
    ...{ isOn: feed !== undefined, shows: feed?.shows ?? 'privateBusy' },
    ...{ madeAt: feed?.madeAt.getTime() ?? null, lastReadAt: feed?.lastReadAt?.getTime() ?? null },
  };
}

/** An address in place of the one before. It is told now and never again: only its hash stays. */
export async function makeScheduleFeed(
  { db, session, now }: Context,
  shows: FeedShows,
): Promise<{ path: string }> {
  const token = randomBytes(32).toString('base64url');
  await replaceFeed(db, { userId: session.userId, tokenHash: hashOf(token), shows, madeAt: now });
  return { path: `/api/system/Schedule/Feed/${token}.ics` };
}

export async function changeScheduleFeed({ db, session }: Context, shows: FeedShows): Promise<null> {
  if (!(await changeFeedRow(db, session.userId, shows))) throw new AppError('NOT_FOUND');
  return null;
}

export async function withdrawScheduleFeed({ db, session }: Context): Promise<null> {
  await deleteFeed(db, session.userId);
  return null;
}

/** A calendar program knows no envelope: it is told by HTTP that there is nothing. */
const nothing: Bytes = { status: 404, contentType: 'text/plain; charset=utf-8', body: 'Not found' };

export async function readScheduleFeed(
  { db, now, language }: Context<'open'>,
  written: string,
): Promise<Bytes> {
  const feed = await findFeedByToken(db, hashOf(written.replace(/\.ics$/i, '')));
  if (!feed) return nothing;
  const { userId, realName, shows } = feed;
  const span = { from: new Date(now.getTime() - shownFor), before: new Date(Date.UTC(9_999, 0)) };
  const events = await loadEvents(db, await eventsOfPeople(db, [userId], span, mostExported));
  const shown = { shows, busy: scheduleWords.busy[language] };
  const name = filledWords(scheduleWords.calendarOf[language], { name: realName });
  const text = calendarText(name, await ownEvents(db, userId, events, shown), now.getTime());
  await noteRead(db, userId, now);
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  return {
    contentType: 'text/calendar; charset=utf-8',
    body: Buffer.from(text),
    headers: { etag, 'cache-control': 'private, no-cache' },
  };
}

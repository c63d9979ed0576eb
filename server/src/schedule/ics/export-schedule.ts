import { AppError } from '@fairway/contract/app-error.ts';
import { filledWords } from '@fairway/contract/filled-words.ts';
import { calendarText, type IcsEvent } from '@fairway/domain/schedule/ics/write-ics.ts';
import type { Range } from '@fairway/domain/schedule/occurrences.ts';
import { contentDisposition } from '../../files/describe-file.ts';
import type { Bytes, Context } from '../../http/context.ts';
import { scheduleWords } from '../../language/schedule-words.ts';
import { loadEvents, timesIn } from '../loaded-event.ts';
import { findShown } from '../show-schedule.ts';
import { eventsOfPeople } from '../store.ts';
import { everything, ownEvents } from './own-events.ts';

/** Of one file, so that no calendar takes the memory of all. */
export const mostExported = 5_000;
const whole: Range = { from: 0, before: Date.UTC(9_999, 0) };

export async function exportSchedule(
  ctx: Context,
  asked: { from?: number | undefined; before?: number | undefined },
): Promise<Bytes> {
  const { db, session, language } = ctx;
  const range = { from: asked.from ?? whole.from, before: asked.before ?? whole.before };
  const isWhole = asked.from === undefined && asked.before === undefined;
  const span = { from: new Date(range.from), before: new Date(range.before) };
  const rows = await eventsOfPeople(db, [session.userId], span, mostExported + 1);
  if (rows.length > mostExported) throw new AppError('SCHEDULE_TOO_MANY_EVENTS');
  const events = (await loadEvents(db, rows)).filter((one) => isWhole || timesIn(one, range).length > 0);
  const name = filledWords(scheduleWords.calendarOf[language], { name: session.realName });
  return asFile(ctx, name, await ownEvents(db, session.userId, events, everything));
}

/** An event as whoever may see it sees it; whoever takes part gets it as it stands in their calendar. */
export async function exportScheduleEvent(ctx: Context, id: string): Promise<Bytes> {
  const { db, session } = ctx;
  const found = await findShown(ctx, id);
  if (!found) throw new AppError('NOT_FOUND');
  const { event } = found;
  const [own] = await ownEvents(db, session.userId, [event], everything);
  const [seen] = own ? [own] : await ownEvents(db, event.row.creatorUserId, [event], everything);
  if (!seen) throw new AppError('NOT_FOUND');
  return asFile(ctx, '', [seen], seen.facts.title);
}

function asFile(
  { now }: Pick<Context, 'now'>,
  name: string,
  events: readonly IcsEvent[],
  fileName = name,
): Bytes {
  return {
    contentType: 'text/calendar; charset=utf-8',
    body: Buffer.from(calendarText(name, events, now.getTime())),
    headers: {
      'content-disposition': contentDisposition('attachment', `${fileName}.ics`),
      'cache-control': 'no-store',
    },
  };
}

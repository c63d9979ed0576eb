import { AppError } from '@fairway/contract/app-error.ts';
import {
  type IcsLeftOut,
  type IcsProblem,
  longestIcs,
  mostImportedEvents,
} from '@fairway/contract/schedule-ics.ts';
import { type ReadEvent, readIcs } from '@fairway/domain/schedule/ics/read-ics.ts';
import type { Context } from '../../http/context.ts';
import { scheduleWords } from '../../language/schedule-words.ts';
import { readSettings } from '../../system/settings.ts';
import { type LoadedEvent, loadEvents } from '../loaded-event.ts';
import { type Becomes, changedEvent, newEvent } from './compare-event.ts';
import { eventsByUid } from './import-store.ts';
import { ownIdIn } from './own-events.ts';

/** What becomes of one event of a file. */
export type Planned = { at: number; title: string } & (
  | { is: 'bad'; why: IcsProblem }
  | { is: 'added'; uid: string; becomes: Becomes; leftOut: IcsLeftOut[] }
  | { is: 'changed' | 'same'; kept: LoadedEvent; becomes: Becomes; leftOut: IcsLeftOut[] }
);

/** What a file would do to the calendar of the caller; nothing is written. */
export async function planImport(ctx: Context, text: string): Promise<Planned[]> {
  const { db, session, language } = ctx;
  const tooLarge = () => new AppError('SCHEDULE_FILE_TOO_LARGE', { count: mostImportedEvents });
  if (text.length > longestIcs) throw tooLarge();
  const companyZone = (await readSettings(db)).timeZone;
  const read = readIcs(text, { companyZone, untitled: scheduleWords.untitled[language] });
  if (!read) throw new AppError('SCHEDULE_FILE_UNREADABLE');
  if (read.length === 0) throw new AppError('SCHEDULE_FILE_EMPTY');
  if (read.length > mostImportedEvents) throw tooLarge();
  const events = read.flatMap(({ event }) => event ?? []);
  const known = await knownEvents(ctx, events);
  return read.map(({ at, title, event, why }): Planned => {
    if (!event) return { at, title, is: 'bad', why };
    const kept = known.get(event.uid);
    const { leftOut } = event;
    if (!kept) return { at, title, is: 'added', uid: event.uid, becomes: newEvent(event), leftOut };
    if (kept.row.creatorUserId !== session.userId) return { at, title, is: 'bad', why: 'notMine' };
    const becomes = changedEvent(kept, event);
    const isSame = becomes.fields.length === 0;
    // Who takes part in an event that is there already goes on doing so.
    const lost = leftOut.filter((one) => one !== 'participants' && one !== 'files');
    return { at, title, is: isSame ? 'same' : 'changed', kept, becomes, leftOut: lost };
  });
}

/** By the name in the file: what the caller has of it, or is only invited to. Of the events of others nobody learns. */
async function knownEvents(
  { db, session }: Context,
  events: readonly ReadEvent[],
): Promise<Map<string, LoadedEvent>> {
  const uids = events.map(({ uid }) => uid);
  const ids = uids.flatMap((uid) => ownIdIn(uid) ?? []);
  const rows = await eventsByUid(db, session.userId, uids, ids);
  const loaded = new Map<string, LoadedEvent>();
  for (const event of await loadEvents(db, rows)) {
    const { id, uid, creatorUserId } = event.row;
    const isTheirs = event.participants.some(({ userId }) => userId === session.userId);
    if (creatorUserId !== session.userId && !isTheirs) continue;
    if (uid !== '' && creatorUserId === session.userId) loaded.set(uid, event);
    else for (const one of uids) if (ownIdIn(one) === id) loaded.set(one, event);
  }
  return loaded;
}

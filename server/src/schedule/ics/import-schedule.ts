import { AppError } from '@fairway/contract/app-error.ts';
import type { Reply } from '@fairway/contract/endpoint.ts';
import type {
  ImportedIcsEvent,
  listScheduleImports as listCall,
  previewScheduleImport as previewCall,
} from '@fairway/contract/schedule-ics.ts';
import { momentOf } from '@fairway/domain/schedule/wall-clock.ts';
import { newId } from '../../database/new-id.ts';
import type { Context } from '../../http/context.ts';
import { changedOf, factsOf, type Kept, keepEvents } from '../keep-event.ts';
import { invitedPeople } from '../participants.ts';
import { type ImportedRow, insertImport, latestImports, lockImporter } from './import-store.ts';
import { type Planned, planImport } from './plan-import.ts';
import { tellMoved } from './tell-moved.ts';

/** For so long an import is offered to be taken back. */
export const undoneWithin = 30 * 86_400_000;
const mostListed = 20;

const countOf = (planned: readonly Planned[], is: Planned['is']): number =>
  planned.filter((one) => one.is === is).length;

const countsOf = (planned: readonly Planned[]) => ({
  added: countOf(planned, 'added'),
  changed: countOf(planned, 'changed'),
  same: countOf(planned, 'same'),
});

export async function previewScheduleImport(
  ctx: Context,
  { text }: { text: string },
): Promise<Reply<typeof previewCall>> {
  const planned = await planImport(ctx, text);
  const list = planned.map(shownEvent);
  return { total: planned.length, ...countsOf(planned), bad: countOf(planned, 'bad'), list };
}

function shownEvent({ at, title, ...one }: Planned): ImportedIcsEvent {
  if (one.is === 'bad')
    return {
      ...{ line: at, is: one.is, title, allDay: false, startAt: null, endAt: null, zone: '', rule: '' },
      ...{ place: '', exceptions: 0, fields: [], leftOut: [], why: one.why },
    };
  const { facts, timing, exceptions, fields } = one.becomes;
  const { zone, start, end, rule } = timing;
  return {
    ...{ line: at, is: one.is, title: facts.title, allDay: facts.isAllDay, zone, rule, place: facts.place },
    ...{ startAt: momentOf(start, zone), endAt: momentOf(end, zone), exceptions: exceptions.length },
    ...{ fields, leftOut: one.leftOut, why: null },
  };
}

/** All of it or nothing: what cannot be read is refused, or left out where the caller says so. */
export async function importSchedule(
  ctx: Context,
  { text, fileName, skipsBad }: { text: string; fileName: string; skipsBad: boolean },
) {
  const { db, session, now } = ctx;
  ctx.auditTarget(fileName);
  await lockImporter(db, session.userId);
  const planned = await planImport(ctx, text);
  const counts = countsOf(planned);
  const bad = countOf(planned, 'bad');
  if (bad > 0 && !skipsBad) throw new AppError('SCHEDULE_IMPORT_BAD', { count: bad });
  if (counts.added + counts.changed === 0) throw new AppError('SCHEDULE_IMPORT_NOTHING');
  const id = newId(now.getTime());
  const rows: ImportedRow[] = [];
  const events: Kept[] = [];
  for (const one of planned) {
    if (one.is !== 'added' && one.is !== 'changed') continue;
    const [event, row] = one.is === 'added' ? added(ctx, id, one) : await changed(ctx, id, one);
    events.push(event);
    rows.push(row);
  }
  await keepEvents(db, events, now);
  const { same: _, ...changes } = counts;
  await insertImport(db, { id, userId: session.userId, fileName, at: now, ...changes }, rows);
  return { id, ...counts };
}

function added(
  { session, now }: Context,
  toldAs: string,
  { uid, becomes }: Extract<Planned, { is: 'added' }>,
): [Kept, ImportedRow] {
  const { facts, timing, exceptions } = becomes;
  const id = newId(now.getTime());
  const participants = invitedPeople(session.userId, []);
  return [
    { id, uid, facts, timing, exceptions, participants, creatorUserId: session.userId, toldAs },
    { eventId: id, version: 1, before: null },
  ];
}

async function changed(
  ctx: Context,
  toldAs: string,
  { kept, becomes }: Extract<Planned, { is: 'changed' | 'same' }>,
): Promise<[Kept, ImportedRow]> {
  const { row, timing, exceptions } = kept;
  const { facts, timing: after, exceptions: others } = becomes;
  const participants = await tellMoved(ctx, kept, becomes);
  return [
    changedOf(kept, { facts, timing: after, exceptions: others, participants, toldAs }),
    {
      ...{ eventId: row.id, version: row.version + 1 },
      before: { facts: factsOf(row), timing, exceptions },
    },
  ];
}

export async function listScheduleImports({ db, session, now }: Context): Promise<Reply<typeof listCall>> {
  const since = new Date(now.getTime() - undoneWithin);
  const rows = await latestImports(db, session.userId, since, mostListed);
  return { list: rows.map(({ userId: _, ...one }) => ({ ...one, at: one.at.getTime() })) };
}

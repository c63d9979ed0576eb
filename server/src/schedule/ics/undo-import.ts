import { AppError } from '@fairway/contract/app-error.ts';
import type { Context } from '../../http/context.ts';
import { tellOnCommit } from '../../live/tell-on-commit.ts';
import { changedOf, type Kept, keepEvents } from '../keep-event.ts';
import { loadEvents } from '../loaded-event.ts';
import { deleteEvents, takeEvents } from '../store.ts';
import { deleteImport, takeImport } from './import-store.ts';
import { tellMoved } from './tell-moved.ts';

/** Removes what an import added and puts back what it changed, unless anything of it was changed since. */
export async function undoScheduleImport(
  ctx: Context,
  id: string,
): Promise<{ removed: number; restored: number }> {
  const { db, session, now } = ctx;
  const imported = await takeImport(db, id, session.userId);
  if (!imported) throw new AppError('NOT_FOUND');
  const found = await takeEvents(
    db,
    imported.map(({ eventId }) => eventId),
  );
  const events = new Map((await loadEvents(db, found)).map((event) => [event.row.id, event]));
  const added: string[] = [];
  const restored: Kept[] = [];
  for (const { eventId, version, before } of imported) {
    const event = events.get(eventId);
    // It was deleted since: there is nothing left to take back.
    if (!event) continue;
    if (event.row.version !== version)
      throw new AppError('SCHEDULE_IMPORT_CHANGED', { name: event.row.title });
    if (before) {
      const participants = await tellMoved(ctx, event, before);
      restored.push(changedOf(event, { ...before, participants, toldAs: id }));
    } else added.push(eventId);
  }
  await keepEvents(db, restored, now);
  // They have no files: an import brings none, and none of them was changed since.
  await deleteEvents(db, added);
  if (added.length > 0) await tellOnCommit(db, [{ userIds: [session.userId], what: 'schedule', id }]);
  await deleteImport(db, id);
  return { removed: added.length, restored: restored.length };
}

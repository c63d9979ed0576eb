import { AppError } from '@fairway/contract/app-error.ts';
import { showFilesAt } from '../../files/show-files-at.ts';
import type { Context } from '../../http/context.ts';
import { tellOnCommit } from '../../live/tell-on-commit.ts';
import { keepChanged } from '../keep-event.ts';
import { loadEvents } from '../loaded-event.ts';
import { schedulePlace } from '../schedule-places.ts';
import { deleteEvent, takeEvent } from '../store.ts';
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
  let [removed, restored] = [0, 0];
  for (const { eventId, version, before } of imported) {
    const row = await takeEvent(db, eventId);
    // It was deleted since: there is nothing left to take back.
    if (!row) continue;
    if (row.version !== version) throw new AppError('SCHEDULE_IMPORT_CHANGED', { name: row.title });
    const [event] = await loadEvents(db, [row]);
    if (event && before) {
      const participants = await tellMoved(ctx, event, before);
      await keepChanged(db, event, { ...before, participants, toldAs: id }, now);
      restored += 1;
    } else {
      await showFilesAt(db, schedulePlace(eventId), []);
      await deleteEvent(db, eventId);
      await tellOnCommit(db, [{ userIds: [session.userId], what: 'schedule', id }]);
      removed += 1;
    }
  }
  await deleteImport(db, id);
  return { removed, restored };
}

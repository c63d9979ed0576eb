import { AppError } from '@fairway/contract/app-error.ts';
import { ratesInUse, takeBackImport } from '../freight/import-rates.ts';
import type { Context } from '../http/context.ts';
import { findImport, moveImport, takeImport } from './store.ts';

/** Stops an import that is not done: its job notices and rolls back. */
export async function cancelImport(ctx: Context, id: string): Promise<null> {
  const row = await takeImport(ctx.db, id);
  if (!row) throw new AppError('NOT_FOUND');
  ctx.auditTarget(row.fileName);
  const changes = { state: 'cancelled', written: 0, endTime: ctx.now } as const;
  if (!(await moveImport(ctx.db, id, ['waiting', 'running'], changes)))
    throw new AppError('RATE_IMPORT_OVER');
  return null;
}

const mostNamed = 10;

/** Takes a whole import back; or nothing of it, and names what stands in the way. */
export async function undoImport(ctx: Context, id: string) {
  const row = await takeImport(ctx.db, id);
  if (!row) throw new AppError('NOT_FOUND');
  ctx.auditTarget(row.fileName);
  if (row.state !== 'done') throw new AppError('RATE_IMPORT_NOT_DONE');
  const { db, now, session } = ctx;
  const taken = await takeBackImport({ db, now, userId: session.userId }, id);
  if ('inUse' in taken) {
    const named = taken.inUse.slice(0, mostNamed).join(', ');
    const more = taken.inUse.length > mostNamed ? ` … (${taken.inUse.length})` : '';
    throw new AppError('RATE_IMPORT_IN_USE', { rates: named + more });
  }
  await moveImport(ctx.db, id, ['done'], { state: 'undone', endTime: ctx.now });
  return taken;
}

/** What stands in the way of an undo, each with its id to lead there. */
export async function listRatesInUse(ctx: Context, id: string) {
  if (!(await findImport(ctx.db, id))) throw new AppError('NOT_FOUND');
  const all = await ratesInUse(ctx.db, id);
  return { list: all.slice(0, mostNamed), total: all.length };
}

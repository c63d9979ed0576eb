import { AppError } from '@fairway/contract/app-error.ts';
import { newId } from '../database/new-id.ts';
import type { Context } from '../http/context.ts';
import { refuseReaching } from './access.ts';
import { checkInterface, type WrittenInterface } from './check-interface.ts';
import { insertInterface } from './store.ts';
import { storedColumns } from './stored-columns.ts';

/** Adds an interface that could be asked at once. */
export async function createInterface(ctx: Context, written: WrittenInterface): Promise<{ id: string }> {
  const { db, session, now } = ctx;
  refuseReaching(session, written.source.kind);
  await checkInterface(ctx, written);
  const id = newId();
  const who = { creatorUserId: session.userId, lastModifyUserId: session.userId };
  const row = { id, ...storedColumns(written), ...who, creatorTime: now, lastModifyTime: now };
  if (!(await insertInterface(db, row))) throw new AppError('CODE_TAKEN', { enCode: written.enCode });
  ctx.auditTarget(`${written.fullName} ${id}`);
  return { id };
}

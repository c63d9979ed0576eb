import { AppError } from '@fairway/contract/app-error.ts';
import type { Context } from '../http/context.ts';
import { refuseReaching } from './access.ts';
import { checkInterface, type WrittenInterface } from './check-interface.ts';
import { lockInterface, saveInterface } from './store.ts';
import { storedColumns } from './stored-columns.ts';

/** Changes an interface nobody changed since it was opened. */
export async function updateInterface(
  ctx: Context,
  id: string,
  { version, ...written }: WrittenInterface & { version: number },
): Promise<null> {
  const { db, session, now } = ctx;
  const stored = await lockInterface(db, id);
  if (!stored) throw new AppError('NOT_FOUND');
  refuseReaching(session, stored.kind, written.source.kind);
  if (stored.version !== version) throw new AppError('RECORD_CHANGED');
  await checkInterface(ctx, written);
  const changed = { ...storedColumns(written), lastModifyUserId: session.userId, lastModifyTime: now };
  if (!(await saveInterface(db, id, changed))) throw new AppError('CODE_TAKEN', { enCode: written.enCode });
  ctx.auditTarget(`${written.fullName} ${id}`);
  return null;
}

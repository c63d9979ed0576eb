import { AppError } from '@fairway/contract/app-error.ts';
import type { InterfaceUse } from '../data-interfaces/access.ts';
import { deleteInterface } from '../data-interfaces/delete-interface.ts';
import { attempt } from '../database/attempt.ts';
import { recordChange } from '../entities/record-change.ts';
import { tellFirstHourScreens } from '../first-hour/tell-first-hour-screens.ts';
import type { Context } from '../http/context.ts';
import { deleteFormModel } from '../records/models/save-model.ts';
import { deleteFlowTemplate } from '../workflow/templates/save-template.ts';
import { areUnchanged, holdGallery, lockTake, markUndone } from './store.ts';

const isRefused = (error: unknown): boolean => error instanceof AppError;

/** Takes away what was taken, as long as it is as it was made; what came along and is used by others stays. */
export async function undoTake(ctx: Context, id: string, use: InterfaceUse): Promise<null> {
  const { db, session } = ctx;
  if (!session.isAdministrator) throw new AppError('FORBIDDEN');
  await holdGallery(db);
  const take = await lockTake(db, id);
  if (!take || take.isUndone) throw new AppError('NOT_FOUND');
  const { made, targetId, fullName } = take;
  if (!(await areUnchanged(db, made))) throw new AppError('GALLERY_CHANGED', { name: fullName });
  for (const one of made.flows.toReversed()) await remove(one, () => deleteFlowTemplate(ctx, one));
  for (const one of made.forms.toReversed()) await remove(one, () => deleteFormModel(ctx, one));
  for (const one of made.interfaces)
    await attempt(db, isRefused, async () => {
      await deleteInterface(ctx, one, use);
    });
  await markUndone(db, id);
  const entity = { entity: 'galleryTake', id, version: 2, act: 'undo' as const };
  await recordChange(ctx, entity, { isUndone: false }, { isUndone: true });
  ctx.auditTarget(fullName);
  await tellFirstHourScreens(db);
  return null;

  /** The flow or form itself is refused where somebody used it, and so is its own form. */
  async function remove(one: string, work: () => Promise<null>): Promise<void> {
    const isItsOwn = one === targetId || (made.flows.at(-1) === targetId && one === made.forms.at(-1));
    if (isItsOwn) await work();
    else
      await attempt(db, isRefused, async () => {
        await work();
      });
  }
}

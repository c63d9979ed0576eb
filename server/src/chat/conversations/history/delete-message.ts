import { AppError } from '@fairway/contract/app-error.ts';
import type { Context } from '../../../http/context.ts';
import { tellMyDevices } from '../mine/tell-my-devices.ts';
import { myPlace } from './my-place.ts';
import { hidePlace } from './store.ts';

/** Deletes a message for the caller; the others keep it. */
export async function deleteChatMessage(ctx: Context, address: string, seq: number): Promise<null> {
  const { id: conversationId } = await myPlace(ctx, address, seq);
  const { userId } = ctx.session;
  if (!(await hidePlace(ctx.db, { userId, conversationId, seq }))) throw new AppError('NOT_FOUND');
  tellMyDevices(ctx, conversationId);
  return null;
}

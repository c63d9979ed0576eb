import { AppError } from '@fairway/contract/app-error.ts';
import { can } from '@fairway/domain/permission/can.ts';
import type { Context } from '../http/context.ts';
import { addPortAlias } from '../master-data/add-port-alias.ts';

/** Keeps a spelling as another name of a port; it takes the right to change ports. */
export async function answerPortSpelling(
  ctx: Context,
  { spelling, portId }: { spelling: string; portId: string },
): Promise<null> {
  if (!can(await ctx.permissions(), 'masterData', 'button', 'btn_edit')) throw new AppError('FORBIDDEN');
  ctx.auditTarget(spelling);
  await addPortAlias(ctx, portId, { alias: spelling, source: 'carrier' });
  return null;
}

import { AppError } from '@fairway/contract/app-error.ts';
import { type RecordAct, recordActs } from '@fairway/contract/records.ts';
import { can } from '@fairway/domain/permission/can.ts';
import type { Context, Session } from '../http/context.ts';
import { type Model, modelOf } from './models/model.ts';

/** A model in the hands of somebody who may use it. */
export interface UsableModel extends Model {
  acts: readonly RecordAct[];
  /** Whose records they see; everybody's when nobody is named. */
  onlyOf: string | undefined;
}

/** A model this person finds in their menu and may do this with; to everybody else there is none. */
export async function usableModel(
  ctx: Pick<Context, 'db' | 'session' | 'permissions'>,
  modelId: string,
  act?: RecordAct,
): Promise<UsableModel> {
  const permissions = await ctx.permissions();
  const isInMenu = permissions.some((entry) => entry.modelId === modelId);
  const model = isInMenu ? await modelOf(ctx.db, modelId) : undefined;
  if (model?.enabledMark !== 1) throw new AppError('NOT_FOUND');
  const acts = recordActs.filter((one) => can(permissions, modelId, 'button', `btn_${one}`));
  if (act && !acts.includes(act)) throw new AppError('FORBIDDEN');
  return { ...model, acts, onlyOf: onlyOf(model, ctx.session) };
}

/** Customers see what they filled in themselves, whatever the form says. */
export const onlyOf = ({ recordScope }: Pick<Model, 'recordScope'>, session: Session): string | undefined =>
  recordScope === 'own' || session.kind === 'customer' ? session.userId : undefined;

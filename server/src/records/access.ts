import { AppError } from '@fairway/contract/app-error.ts';
import { type RecordAct, recordActs } from '@fairway/contract/records.ts';
import { can } from '@fairway/domain/permission/can.ts';
import type { Db } from '../database/open.ts';
import type { Context, Session } from '../http/context.ts';
import { seenOfForm } from '../permission/data-scopes.ts';
import { peopleBefore } from './holding-store.ts';
import { type Model, modelOf, modelsOf } from './models/model.ts';

/** Somebody, and those whose records they took over. */
export type OnlyOf = readonly string[] | undefined;

/** A model in the hands of somebody who may use it. */
export interface UsableModel extends Model {
  acts: readonly RecordAct[];
  /** Whose records they see; everybody's when nobody is named. */
  onlyOf: OnlyOf;
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
  const usable = usableBy(permissions, model, await onlyOf(ctx.db, model, ctx.session));
  if (act && !usable.acts.includes(act)) throw new AppError('FORBIDDEN');
  return usable;
}

/** Whether somebody finds the form in their menu: the list of its records is theirs to read. */
export async function mayListRecords(
  { db, permissions }: Pick<Context, 'db' | 'permissions'>,
  modelId: string,
): Promise<boolean> {
  const isInMenu = (await permissions()).some((entry) => entry.modelId === modelId);
  return isInMenu && (await modelOf(db, modelId))?.enabledMark === 1;
}

/** Every model that this person finds in their menu. */
export async function usableModels(
  ctx: Pick<Context, 'db' | 'session' | 'permissions'>,
): Promise<UsableModel[]> {
  const permissions = await ctx.permissions();
  const models = await modelsOf(
    ctx.db,
    permissions.map(({ modelId }) => modelId),
  );
  const open = models.filter(({ enabledMark }) => enabledMark === 1);
  return Promise.all(
    open.map(async (model) => usableBy(permissions, model, await onlyOf(ctx.db, model, ctx.session))),
  );
}

type Permissions = Awaited<ReturnType<Context['permissions']>>;

const usableBy = (permissions: Permissions, model: Model, onlyOf: OnlyOf): UsableModel => ({
  ...model,
  acts: recordActs.filter((one) => can(permissions, model.id, 'button', `btn_${one}`)),
  onlyOf,
});

/** Customers see what they filled in themselves, whatever the form says. */
export async function onlyOf(
  db: Db,
  { id, recordScope }: Pick<Model, 'id' | 'recordScope'>,
  session: Pick<Session, 'userId' | 'kind' | 'organisationStamp'>,
): Promise<OnlyOf> {
  if (session.kind === 'customer') return [session.userId];
  const seen = await seenOfForm({ db, session }, id, recordScope);
  return seen === 'all' ? undefined : [...seen, ...(await peopleBefore(db, seen))];
}

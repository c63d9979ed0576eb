import { AppError } from '@fairway/contract/app-error.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import type { addSignInMethod as addCall } from '@fairway/contract/sign-in-settings.ts';
import { recordAdded } from '../../entities/change-history.ts';
import type { Context } from '../../http/context.ts';
import { countBound, deleteMethod, insertMethod } from '../methods/method-store.ts';
import { loadMethods } from '../methods/methods.ts';
import { methodEntity, nameOfMethod, refuseOthers, takeMethod } from './take-method.ts';
import { tellMethodScreens } from './tell-method-screens.ts';

/** Ids that stand for something else in our addresses. */
const reserved = ['sms', 'address', 'Trial'];

export async function addSignInMethod(
  ctx: Context,
  { id, kind, name }: Received<typeof addCall>['body'],
): Promise<{ id: string; version: number }> {
  const { db, config, session, now, auditTarget } = ctx;
  refuseOthers(session);
  auditTarget(name || id);
  const isTaken = reserved.includes(id) || (await loadMethods(db, config)).some((one) => one.id === id);
  const row = {
    ...{ id, kind, version: 1, isOwn: true, secretId: null, values: name === '' ? {} : { name } },
    ...{ changedBy: session.userId, changedAt: now },
  };
  if (isTaken || !(await insertMethod(db, row))) throw new AppError('SIGN_IN_METHOD_EXISTS', { id });
  await recordAdded(ctx, { entity: methodEntity, ids: [id] });
  await tellMethodScreens(db);
  return { id, version: 1 };
}

/** Nobody may be tied to it: with another provider under its id their identities would be somebody else's. */
export async function removeSignInMethod(ctx: Context, id: string, version: number): Promise<null> {
  const { db, language } = ctx;
  const method = await takeMethod(ctx, id, version);
  const name = nameOfMethod(method, language);
  if (!method.isOwn) throw new AppError('SIGN_IN_METHOD_FIXED', { name });
  const count = (await countBound(db)).get(id) ?? 0;
  if (count > 0) throw new AppError('SIGN_IN_METHOD_BOUND', { name, count });
  await deleteMethod(db, id);
  await tellMethodScreens(db);
  return null;
}

import { AppError } from '@fairway/contract/app-error.ts';
import type { Language } from '@fairway/contract/errors.ts';
import type { Context, Session } from '../../http/context.ts';
import { methodNames } from '../../language/sign-in-method-words.ts';
import { lockMethod } from '../methods/method-store.ts';
import { loadMethods, type Method, textOf } from '../methods/methods.ts';

export const methodEntity = 'signInMethod';

/** Whoever can say who somebody is can be anybody, so only administrators change that. */
export function refuseOthers({ isAdministrator }: Session): void {
  if (!isAdministrator) throw new AppError('FORBIDDEN');
}

export const nameOfMethod = ({ id, kind, values }: Method, language: Language): string =>
  kind === 'address' || kind === 'sms' ? methodNames[kind][language] : textOf(values, 'name') || id;

/** A method as its administrator saw it; nobody else changes it until they are done. */
export async function takeMethod(ctx: Context, id: string, version: number) {
  const { db, config, session, auditTarget } = ctx;
  refuseOthers(session);
  const known = (await loadMethods(db, config)).find((one) => one.id === id);
  if (!known) throw new AppError('NOT_FOUND');
  await lockMethod(db, id, known.kind);
  const methods = await loadMethods(db, config);
  const method = methods.find((one) => one.id === id);
  if (!method) throw new AppError('NOT_FOUND');
  auditTarget(nameOfMethod(method, 'zh'));
  if ((method.row?.version ?? 0) !== version) throw new AppError('RECORD_CHANGED');
  return method;
}

import { AppError } from '@fairway/contract/app-error.ts';
import { mayRename } from '@fairway/domain/people/may-rename.ts';
import type { Context } from '../http/context.ts';
import { renamed } from '../organisation/audited-person.ts';
import { quickQueryOf } from '../organisation/quick-query.ts';
import { refuseBadName } from '../organisation/refuse-bad-name.ts';
import { lockAccount, updateName } from './store.ts';

/** Gives somebody another name: a colleague, a customer, oneself. */
export async function renamePerson(
  { db, session, language, auditTarget }: Context,
  userId: string,
  realName: string,
): Promise<null> {
  if (!mayRename(session)) throw new AppError('FORBIDDEN');
  refuseBadName(realName, language);
  const quickQuery = await quickQueryOf(realName);
  const before = await lockAccount(db, userId);
  if (!before) throw new AppError('NOT_FOUND');
  auditTarget(renamed(before.account, before.realName, realName));
  if (before.realName !== realName) await updateName(db, userId, { realName, quickQuery });
  return null;
}

import { AppError } from '@fairway/contract/app-error.ts';
import type { Context } from '../../http/context.ts';
import { type DelegationRow, findDelegation } from './store.ts';

/** One the caller entrusted; somebody else's does not exist. */
export async function ownDelegation({ db, session }: Context, delegationId: string): Promise<DelegationRow> {
  const found = await findDelegation(db, delegationId);
  if (found?.userId !== session.userId) throw new AppError('NOT_FOUND');
  return found;
}

import { AppError } from '@fairway/contract/app-error.ts';
import type { Context } from '../http/context.ts';
import { forgetPerson } from '../organisation/forget-person.ts';
import { endSessionsOf, forgetCredentials } from './store.ts';

/** Deletes the caller's account: nobody can sign in to it again, and what records keep of it is anonymous. */
export async function deleteMyAccount({ db, session, now }: Context): Promise<null> {
  if (session.isAdministrator) throw new AppError('ADMINISTRATOR_STAYS');
  await endSessionsOf(db, session.userId, 'accountDeleted', now);
  await forgetCredentials(db, session.userId);
  await forgetPerson(db, session.userId, now);
  return null;
}

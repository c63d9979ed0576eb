import { AppError } from '@fairway/contract/app-error.ts';
import type { Db } from '../database/open.ts';
import type { Context } from '../http/context.ts';
import { describeProvider, offeredProviders } from './social-providers.ts';
import { deleteIdentitiesOf, deleteIdentity, identitiesOf } from './store.ts';

export async function listMySocials({ db, session, config }: Context) {
  const mine = await identitiesOf(db, session.userId);
  const offered = await offeredProviders(db, config);
  return offered.map(({ provider }) => {
    const tied = mine.find(({ source }) => source === provider.id);
    const entity = tied && { id: tied.id, socialName: tied.socialName, creatorTime: tied.at.getTime() };
    return { ...describeProvider(provider), entity: entity ?? null };
  });
}

export async function untieSocial({ db, session, auditTarget }: Context, id: string): Promise<null> {
  const untied = await deleteIdentity(db, id, session.userId);
  if (!untied) throw new AppError('NOT_FOUND');
  auditTarget(`${untied.source} ${untied.socialName}`);
  return null;
}

/** Nobody outside can say any more that they are this person. */
export const forgetSocials = (db: Db, userId: string): Promise<void> => deleteIdentitiesOf(db, userId);

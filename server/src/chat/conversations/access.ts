import { AppError } from '@fairway/contract/app-error.ts';
import { mayBegin } from '@fairway/domain/chat/may-write.ts';
import type { Db } from '../../database/open.ts';
import type { Session } from '../../http/context.ts';
import { findMembership, findPeople, type Membership } from './store.ts';

export type Person = Awaited<ReturnType<typeof findPeople>>[number];

/** A conversation the caller is or was in; all others do not exist for them. */
export async function myConversation(
  db: Db,
  { userId }: Pick<Session, 'userId'>,
  address: string,
): Promise<Membership> {
  const membership = await findMembership(db, userId, address);
  if (!membership) throw new AppError('NOT_FOUND');
  return membership;
}

/** Somebody the caller has no conversation with yet and may begin one. */
export async function possiblePeer(
  db: Db,
  { userId, kind }: Pick<Session, 'userId' | 'kind'>,
  address: string,
): Promise<Person> {
  const [person] = await findPeople(db, [address]);
  if (!person || person.id === userId || !mayBegin({ kind, isActive: true }, person))
    throw new AppError('NOT_FOUND');
  return person;
}

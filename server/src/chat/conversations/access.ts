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

/** Somebody this person has no conversation with yet and may begin one; all others are not there. */
export async function possiblePeer(
  db: Db,
  { userId }: Pick<Session, 'userId'>,
  address: string,
): Promise<Person | undefined> {
  const people = await findPeople(db, [userId, address]);
  const [me, peer] = [userId, address].map((id) => people.find((person) => person.id === id));
  return me && peer && me !== peer && mayBegin(me, peer) ? peer : undefined;
}

import { AppError } from '@fairway/contract/app-error.ts';
import type { Context } from '../../../http/context.ts';
import { myConversation } from '../access.ts';
import { membersOf } from '../store.ts';
import { lockConversation } from './store.ts';

/** A group the caller is in, locked, with who is in it; direct conversations and threads have no members to change. */
export async function myGroup({ db, session }: Pick<Context, 'db' | 'session'>, address: string) {
  const { id } = await myConversation(db, session, address);
  const group = await lockConversation(db, id);
  const members = await membersOf(db, id);
  if (!members.some((member) => member.id === session.userId)) throw new AppError('NOT_FOUND');
  if (group.kind !== 'group') throw new AppError('FORBIDDEN');
  return { group, members, isOwner: group.ownerId === session.userId };
}

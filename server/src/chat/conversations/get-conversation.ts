import { AppError } from '@fairway/contract/app-error.ts';
import type { ConversationDetail, ConversationMember } from '@fairway/contract/chat.ts';
import { mayWriteAmong, mayWriteTo, type Writer } from '@fairway/domain/chat/may-write.ts';
import type { Context, Session } from '../../http/context.ts';
import { whoIsOnline } from '../../live/who-is-online.ts';
import { isExternal } from '../../organisation/is-external.ts';
import { possiblePeer } from './access.ts';
import { beginningWith, showConversations } from './show-conversation.ts';
import { findMembership, findPeople, membersOf, type Summary } from './store.ts';

/** One conversation of the caller, or the one they could begin with this person. */
export async function getConversation(ctx: Context, address: string): Promise<ConversationDetail> {
  const { db, session } = ctx;
  const membership = await findMembership(db, session.userId, address);
  if (!membership) return firstWords(ctx, address);
  const [found] = await showConversations(ctx, [membership.id], whoIsOnline);
  if (!found) throw new AppError('NOT_FOUND');
  const { row, shown } = found;
  const members = shown.isMember ? await membersOf(db, row.id) : [];
  return {
    ...shown,
    members: members.map((member) => memberOf(session, member)),
    mayWrite: shown.isMember && mayWrite(session, row, members),
    mayManage: shown.isMember && row.kind === 'group' && row.ownerId === session.userId,
  };
}

async function firstWords({ db, session }: Context, address: string): Promise<ConversationDetail> {
  const peer = await possiblePeer(db, session, address);
  if (!peer) throw new AppError('NOT_FOUND');
  const both = await findPeople(db, [session.userId, peer.id]);
  return {
    ...beginningWith(peer),
    members: both.map((person) => memberOf(session, { ...person, isOwner: false })),
    mayWrite: true,
    mayManage: false,
  };
}

function mayWrite(
  { kind: ofCaller }: Session,
  { kind, peerKind, isPeerActive }: Summary,
  members: readonly Writer[],
): boolean {
  const caller = { kind: ofCaller, isActive: true };
  if (kind === 'group') return mayWriteAmong(caller, members);
  return peerKind === null || mayWriteTo(caller, { kind: peerKind, isActive: isPeerActive === true });
}

type Member = Omit<ConversationMember, 'isExternal'> & Pick<Session, 'kind'>;

/** What people sign in with is for colleagues. */
const memberOf = (
  session: Session,
  { id, realName, account, headIcon, kind, isOwner }: Member,
): ConversationMember => ({
  ...{ id, realName, headIcon, isExternal: isExternal({ kind }), isOwner },
  account: session.kind === 'member' ? account : '',
});

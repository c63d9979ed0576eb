import { visibleRange } from '@fairway/domain/chat/visible-range.ts';
import type { Context } from '../../../http/context.ts';
import { myConversation } from '../access.ts';
import type { Membership } from '../store.ts';
import { clear, hide, setMine, tellMyUnread } from './store.ts';
import { tellMyDevices } from './tell-my-devices.ts';

interface Settings {
  isPinned?: boolean | undefined;
  isMuted?: boolean | undefined;
  isHidden?: boolean | undefined;
}

const lastSeen = (membership: Membership): number => visibleRange(membership, membership.lastSeq).lastSeq;

/** What the caller alone says of a conversation; what is not said stays. */
export async function setConversation(
  ctx: Context,
  address: string,
  { isPinned, isMuted, isHidden }: Settings,
): Promise<null> {
  const { db, session, now } = ctx;
  const membership = await myConversation(db, session, address);
  const settings = {
    ...(isPinned === undefined ? {} : { pinnedAt: isPinned ? now : null }),
    ...(isMuted === undefined ? {} : { isMuted }),
    ...(isHidden === false ? { hiddenSeq: null } : {}),
  };
  if (Object.keys(settings).length > 0) await setMine(db, session.userId, membership.id, settings);
  if (isHidden) await hide(db, session.userId, membership.id, lastSeen(membership));
  if (isHidden !== undefined) await tellMyUnread(db, session.userId, membership.id);
  tellMyDevices(ctx, membership.id);
  return null;
}

/** Takes a conversation off the caller's list until somebody writes in it again. */
export async function hideConversation(ctx: Context, address: string): Promise<null> {
  return setConversation(ctx, address, { isHidden: true });
}

/** Deletes the history for the caller; the others keep theirs. */
export async function clearConversation(ctx: Context, address: string): Promise<null> {
  const { db, session } = ctx;
  const membership = await myConversation(db, session, address);
  await clear(db, session.userId, membership.id, lastSeen(membership));
  await tellMyUnread(db, session.userId, membership.id);
  tellMyDevices(ctx, membership.id);
  return null;
}

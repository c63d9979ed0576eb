import type { Conversation } from '@fairway/contract/chat.ts';
import { useNavigate } from 'react-router';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { addressOf } from './conversation-address.ts';

export const homeTabPath = '/pages/index/index';

/** Whom or what one chats with; the name and the picture are shown until the real ones have come. */
export type ChatPartner = Pick<Conversation, 'id' | 'peerId' | 'name' | 'headIcon'>;

/** A screen of its own. */
export function chatPagePath(partner: ChatPartner, seq?: number): string {
  const { name, headIcon } = partner;
  const query = new URLSearchParams({
    ...{ name, formUserId: addressOf(partner), headIcon },
    ...(seq !== undefined && { seq: String(seq) }),
  });
  return `/pages/message/im/index?${query}`;
}

/** Beside the list. */
export function chatPanePath(partner: Pick<Conversation, 'id' | 'peerId'>, seq?: number): string {
  const query = new URLSearchParams({
    id: addressOf(partner),
    ...(seq !== undefined && { seq: String(seq) }),
  });
  return `${homeTabPath}?${query}`;
}

/** The chat with one person, where a card of theirs leads. */
export function chatWithPath(
  person: { id: string; name: string; headIcon: string },
  isDesk: boolean,
): string {
  const partner = { ...person, id: '', peerId: person.id };
  return isDesk ? chatPanePath(partner) : chatPagePath(partner);
}

/** Opens a chat, at one of its messages if told so: beside the list on a desk, as a screen of its own elsewhere. */
export function useOpenChat() {
  const navigate = useNavigate();
  const isDesk = useMedia(desktop);
  return (partner: ChatPartner, seq?: number) =>
    void navigate(isDesk ? chatPanePath(partner, seq) : chatPagePath(partner, seq));
}

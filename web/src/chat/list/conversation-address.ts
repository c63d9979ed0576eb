import type { Conversation } from '@fairway/contract/chat.ts';

/** What calls and links name a conversation by: the other person, or its own id. */
export const addressOf = ({ id, peerId }: Pick<Conversation, 'id' | 'peerId'>): string => peerId || id;

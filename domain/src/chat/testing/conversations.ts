import type { ChatMessage, Conversation } from '@fairway/contract/chat.ts';

type Text = Extract<ChatMessage, { contentType: 'text' }>;

/** What somebody else said, at this place. */
export const entryOf = (seq: number, changes: Partial<Text> = {}): Text => ({
  ...{ conversationId: 'c1', seq, id: `m${seq}`, clientId: `client-${seq}` },
  ...{ sendUserId: 'sales02', sendUserName: '钱雨薇', sendUserHeadIcon: '', sendTime: seq * 1000 },
  isExternal: false,
  ...{ replyTo: null, mentionIds: [], contentType: 'text', content: `第 ${seq} 句` },
  ...changes,
});

/** A conversation with one colleague, in which nothing was said yet. */
export const conversationOf = (changes: Partial<Conversation> = {}): Conversation => ({
  ...{
    id: 'c1',
    kind: 'direct',
    peerId: 'sales02',
    name: '钱雨薇',
    headIcon: '',
    isExternal: false,
    memberCount: 2,
    record: null,
  },
  ...{ lastSeq: 0, readSeq: 0, peerReadSeq: 0, unread: 0, isMentioned: false, isPinned: false },
  ...{ isMuted: false, isMember: true, isOnline: false, last: null, lastTime: null },
  ...changes,
});

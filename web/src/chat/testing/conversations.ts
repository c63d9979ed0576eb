import type { ChatMessage, ConversationDetail } from '@fairway/contract/chat.ts';
import type { InitMessage, ReceiveMessage, SendEcho } from '@fairway/contract/live.ts';

export const peer = { id: 'u2', realName: '李雷', account: 'ops02', headIcon: '', isExternal: false };
const me = { id: 'u1', realName: '王小明', account: 'sales01', headIcon: '', isExternal: false };

export const morning = Date.UTC(2026, 10, 14, 1, 0);

export const direct: ConversationDetail = {
  id: 'c1',
  kind: 'direct',
  peerId: peer.id,
  name: peer.realName,
  headIcon: '',
  isExternal: false,
  memberCount: 2,
  record: null,
  lastSeq: 3,
  readSeq: 3,
  peerReadSeq: 2,
  unread: 0,
  isMentioned: false,
  isPinned: false,
  isMuted: false,
  isMember: true,
  isOnline: true,
  last: null,
  lastTime: null,
  members: [
    { ...me, isOwner: false },
    { ...peer, isOwner: false },
  ],
  mayWrite: true,
  mayManage: false,
};

export const group: ConversationDetail = {
  ...direct,
  id: 'g1',
  kind: 'group',
  peerId: '',
  name: '宁波出口组',
  memberCount: 3,
  members: [
    { ...me, isOwner: true },
    { ...peer, isOwner: false },
    { id: 'u3', realName: '韩梅梅', account: 'doc03', headIcon: '', isExternal: false, isOwner: false },
  ],
};

/** One place of the log; of the other person unless told so. */
export function entry(seq: number, more: Partial<ChatMessage> & { content?: unknown } = {}): ChatMessage {
  const isMine = more.sendUserId === me.id;
  return {
    ...{ conversationId: 'c1', seq, id: `m${seq}`, clientId: `client-${seq}` },
    ...{ sendUserId: peer.id, sendUserName: isMine ? me.realName : peer.realName, sendUserHeadIcon: '' },
    isExternal: false,
    ...{ sendTime: morning + seq * 1000, replyTo: null, mentionIds: [] },
    ...{ contentType: 'text', content: `第${seq}句` },
    ...more,
  } as ChatMessage;
}

export const mine = (seq: number, more: Partial<ChatMessage> & { content?: unknown } = {}) =>
  entry(seq, { sendUserId: me.id, ...more });

export const places = (list: ChatMessage[], lastSeq = list.at(-1)?.seq ?? 0, firstSeq = 1) => ({
  ...{ list, firstSeq, lastSeq },
});

export const received = (message: ChatMessage, formUserId = peer.id): ReceiveMessage => ({
  method: 'receiveMessage',
  formUserId,
  userId: me.id,
  dateTime: message.sendTime,
  latestDate: message.sendTime,
  messageType: message.contentType,
  formMessage: message.content,
  ...{ realName: peer.realName, account: peer.account, headIcon: '', isExternal: false },
  conversationId: message.conversationId,
  seq: message.seq,
  message,
});

export const echoed = (message: ChatMessage, toUserId = peer.id): SendEcho => ({
  method: 'sendMessage',
  UserId: me.id,
  toUserId,
  dateTime: message.sendTime,
  latestDate: message.sendTime,
  ...{ realName: me.realName, account: me.account, headIcon: '', isExternal: false },
  ...{ toRealName: peer.realName, toAccount: peer.account, toHeadIcon: '', toIsExternal: false },
  messageType: message.contentType,
  toMessage: message.content,
  clientId: message.clientId,
  conversationId: message.conversationId,
  seq: message.seq,
  message,
});

export const greeting: InitMessage = {
  method: 'initMessage',
  userId: me.id,
  onlineUsers: [peer.id],
  unreadNums: [],
  mutedConversations: [],
  toDoCount: 0,
  ...{ unreadNoticeCount: 0, unreadMessageCount: 0, unreadSystemMessageCount: 0, unreadScheduleCount: 0 },
  unreadTotalCount: 0,
  unsettledCount: 0,
  ...{ noticeDefaultText: '', noticeDefaultTime: null, messageDefaultText: '', messageDefaultTime: null },
};

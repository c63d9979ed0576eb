import type { InitMessage, MessagePush, UnreadCounts } from '@fairway/contract/live.ts';
import type { InSiteMessage, MessageDetail } from '@fairway/contract/messages.ts';
import { success } from '../../testing/answers.ts';

export const calls = {
  list: 'GET /api/message',
  counts: 'GET /api/message/getUnReadMsgNum',
  read: (id: string) => `GET /api/message/ReadInfo/${id}`,
  stillUnread: 'GET /api/message/Actions/StillUnread',
  readAll: 'POST /api/message/Actions/ReadAll',
  remove: 'DELETE /api/message/Record',
};

const at = Date.UTC(2026, 10, 14, 1, 30);

export const message = (id: string, changes: Partial<InSiteMessage> = {}): InSiteMessage => ({
  id,
  title: `消息 ${id}`,
  type: 3,
  isRead: 0,
  flowType: 0,
  excerpt: '',
  bodyText: '',
  creatorUser: '李主管',
  isExternal: false,
  releaseUser: '李主管',
  releaseTime: at,
  creatorTime: at,
  settled: null,
  opens: '',
  link: '',
  ...changes,
});

export const listed = (list: InSiteMessage[], pagination = {}) =>
  success({ list, pagination: { currentPage: 1, pageSize: 20, total: list.length, ...pagination } });

export const counted = (changes = {}) =>
  success({
    ...{ unReadMsg: 0, unReadNotice: 0, unReadSystemMsg: 0, unReadSchedule: 0, unReadNum: 0 },
    unsettledNum: 0,
    ...changes,
  });

export const detail = (id: string, changes: Partial<MessageDetail> = {}) =>
  success({
    ...{ id, title: `消息 ${id}`, bodyText: '<p>正文</p>', files: '', releaseUser: '李主管' },
    ...{ releaseTime: at, excerpt: '', coverImage: '', expirationTime: null, category: '', toUserIds: '' },
    ...{ type: 3, flowType: 0, settled: null, opens: '', link: '' },
    ...changes,
  });

const counts: UnreadCounts = {
  unreadNoticeCount: 1,
  unreadMessageCount: 1,
  unreadSystemMessageCount: 2,
  unreadScheduleCount: 0,
  unreadTotalCount: 4,
  unsettledCount: 0,
};

export const greeting: InitMessage = {
  ...{ method: 'initMessage', userId: 'u1', onlineUsers: [], unreadNums: [], toDoCount: 0, ...counts },
  ...{
    mutedConversations: [],
    noticeDefaultText: '',
    noticeDefaultTime: null,
    messageDefaultText: '',
    messageDefaultTime: null,
  },
};

export const unreadChanged = (changes: Partial<UnreadCounts>) => ({
  method: 'unreadChanged',
  ...counts,
  ...changes,
});

export const push = (changes: Partial<MessagePush> = {}): MessagePush => ({
  ...{ method: 'messagePush', id: 'm9', messageType: 1, title: '放假通知', bodyText: '', userId: 'u2' },
  ...{ toUserId: ['u1'], messageDefaultTime: at, unreadNoticeCount: 1, unreadSystemMessageCount: 2 },
  unreadTotalCount: 5,
  ...changes,
});

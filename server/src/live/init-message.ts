import type { InitMessage } from '@fairway/contract/live.ts';

/** What somebody who connects is told before any feature adds to it. */
export const initMessage = (userId: string): InitMessage => ({
  method: 'initMessage',
  userId,
  onlineUsers: [],
  unreadNums: [],
  mutedConversations: [],
  unreadNoticeCount: 0,
  unreadMessageCount: 0,
  unreadSystemMessageCount: 0,
  unreadScheduleCount: 0,
  unreadTotalCount: 0,
  unsettledCount: 0,
  toDoCount: 0,
  noticeDefaultText: '',
  noticeDefaultTime: null,
  messageDefaultText: '',
  messageDefaultTime: null,
});

import type { Conversation } from '@fairway/contract/chat.ts';
import { conversationOf, entryOf } from '@fairway/domain/chat/testing/conversations.ts';
import { type Answer, success } from '../../../testing/answers.ts';

export const listCall = 'GET /api/message/conversations';

/** One page of the list, of one page in all unless told otherwise. */
export const pageOf = (list: Conversation[], { currentPage = 1, total = list.length } = {}): Answer =>
  success({ list, pagination: { currentPage, pageSize: 20, total } });

const minute = 60_000;

/** A colleague who is there and wrote last, at place 7; two of it are unread. */
export const qian = conversationOf({
  ...{ id: 'c-qian', peerId: 'sales02', name: '钱雨薇', isOnline: true },
  ...{ lastSeq: 7, readSeq: 5, unread: 2, lastTime: Date.now() - 5 * minute },
  last: entryOf(7, { conversationId: 'c-qian', content: '提单\n到了吗？' }),
});

/** A group that is muted, with something about oneself in it. */
export const seaGroup = conversationOf({
  ...{ id: 'c-sea', kind: 'group', peerId: '', name: '海运组', memberCount: 5 },
  ...{ lastSeq: 30, readSeq: 20, unread: 9, isMentioned: true, isMuted: true },
  ...{ lastTime: Date.now() - 3 * 60 * minute },
  last: entryOf(30, {
    conversationId: 'c-sea',
    ...{ sendUserId: 'ops01', sendUserName: '周至' },
  }),
});

/** Somebody older who is pinned, with nothing unread. */
export const fang = conversationOf({
  ...{ id: 'c-fang', peerId: 'acc01', name: '方慧敏', isPinned: true },
  ...{ lastSeq: 3, readSeq: 3, lastTime: Date.now() - 2 * 24 * 60 * minute },
  last: {
    ...entryOf(3, { conversationId: 'c-fang', sendUserId: 'u1', sendUserName: '王小明' }),
    contentType: 'image',
    content: { name: 'f1', path: '/x', width: 100, height: 100 },
  },
});

export const conversations = [fang, qian, seaGroup];

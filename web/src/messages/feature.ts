import type { Feature } from '../wire/feature.ts';
import { useBadge, useQuietUnread } from './badge-store.ts';
import { messageHandlers } from './live.ts';
import { messageReads } from './message-reads.ts';
import { MessagesLink } from './messages-link.tsx';
import { NotificationOpener } from './notify-outside.ts';
import { PushLine } from './push/push-line.tsx';

export const messagesFeature = {
  screens: [
    {
      path: '/pages/message/message/index',
      page: () => import('./messages-page.tsx').then((page) => page.MessagesPage),
      group: 'message',
    },
    {
      path: '/pages/message/messageDetail/index',
      page: () => import('./message-detail-page.tsx').then((page) => page.MessageDetailPage),
      group: 'message',
    },
  ],
  live: { handlers: messageHandlers, reads: messageReads },
  frameParts: { NotificationOpener, PushLine },
  deskBarParts: { MessagesLink },
  finders: () => import('./finders.ts').then((file) => file.messagesFinders),
  customerCards: () => import('./customer-cards.tsx').then((file) => file.messagesCustomerCards),
  tabCount: {
    group: 'message',
    words: 'unreadCount',
    useCount: () => useBadge((badge) => badge.badgeNum),
    useHasQuiet: () => useQuietUnread(({ count }) => count > 0),
  },
} satisfies Feature;

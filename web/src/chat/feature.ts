import type { Feature } from '../wire/feature.ts';
import { chatActs, chatActsTitle } from './audit-acts.ts';
import { chatWithPath } from './list/chat-paths.ts';
import { catchUpOnScreen, chatHandlers, chatReads } from './live.ts';
import { startOutbox } from './outbox/send-waiting.ts';

export const chatFeature = {
  screens: [
    {
      path: '/pages/index/index',
      page: () => import('./home/home-page.tsx').then((page) => page.HomePage),
      group: 'message',
    },
    {
      path: '/pages/message/im/index',
      page: () => import('./chat-page.tsx').then((page) => page.ChatPage),
      group: 'message',
    },
    {
      path: '/pages/message/search/index',
      isOwn: true,
      page: () => import('./search/chat-search-page.tsx').then((page) => page.ChatSearchPage),
      group: 'message',
    },
    {
      path: '/pages/message/group/index',
      isOwn: true,
      page: () => import('./group/chat-settings-page.tsx').then((page) => page.ChatSettingsPage),
      group: 'message',
    },
    {
      path: '/pages/message/group/create',
      isOwn: true,
      page: () => import('./group/create-group-page.tsx').then((page) => page.CreateGroupPage),
      group: 'message',
    },
  ],
  live: { handlers: chatHandlers, reads: chatReads, start: startOutbox, afterGap: catchUpOnScreen },
  links: { chatWith: chatWithPath },
  auditActs: chatActs,
  auditTitle: chatActsTitle,
  customerCards: () => import('./home/customer-contacts.tsx').then((file) => file.chatCustomerCards),
  finders: () => import('./search/finders.ts').then((file) => file.chatFinders),
} satisfies Feature;

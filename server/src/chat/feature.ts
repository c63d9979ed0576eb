import { sqlFile } from '../database/sql-file.ts';
import type { Feature } from '../feature.ts';
import { conversationChanged } from './conversation-changed.ts';
import { forgetInChat } from './conversations/forget-in-chat.ts';
import { groupsHeld } from './conversations/groups/holding.ts';
import { sentFiles } from './conversations/history/sent-files.ts';
import { openChatFrames } from './live/frame-handlers.ts';
import { greetInChat } from './live/greet.ts';
import { whoSeesPresence } from './live/who-sees-presence.ts';
import { chatRoutes } from './routes.ts';

export const chat: Feature = {
  routes: ({ threads }) => chatRoutes(threads),
  builtIn: [sqlFile('chat/store-messages.sql', new URL('store-messages.sql', import.meta.url))],
  news: { conversation: conversationChanged },
  greeting: (db, opener, { threads }) => greetInChat(db, threads, opener),
  frames: (parts, { cards, threads }) => openChatFrames({ ...parts, cards, threads }),
  acquaintances: whoSeesPresence,
  sentFiles: ({ threads }) => sentFiles(threads),
  forgetPerson: forgetInChat,
  demo: [{ name: 'demoChats', load: async () => (await import('./demo/load-demo-chats.ts')).loadDemoChats }],
  holdings: [groupsHeld],
};

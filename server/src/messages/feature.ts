import type { Feature } from '../feature.ts';
import { greet } from './greet.ts';
import { messageJobs } from './jobs.ts';
import { pushMessage } from './push-message.ts';
import { messageRoutes } from './routes.ts';
import { unreadChanged } from './unread-changed.ts';

export const messages: Feature = {
  routes: messageRoutes,
  jobs: messageJobs,
  news: { message: pushMessage, unread: unreadChanged },
  greeting: (db, { userId }) => greet(db, userId),
};

import type { Feature } from '../feature.ts';
import { noticePlaces } from './notice-places.ts';
import { noticeRoutes } from './routes.ts';

export const notices: Feature = {
  routes: noticeRoutes,
  filePlaces: noticePlaces,
  demo: [
    { name: 'demoNotices', load: async () => (await import('./demo/load-demo-notices.ts')).loadDemoNotices },
  ],
};

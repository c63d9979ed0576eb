import type { Feature } from '../feature.ts';
import { readWithModule } from '../http/table-readers.ts';
import { noticePlaces } from './notice-places.ts';
import { noticeRoutes } from './routes.ts';

export const notices: Feature = {
  routes: noticeRoutes,
  filePlaces: noticePlaces,
  tableReaders: { notices: readWithModule('notices') },
  demo: [
    { name: 'demoNotices', load: async () => (await import('./demo/load-demo-notices.ts')).loadDemoNotices },
  ],
};

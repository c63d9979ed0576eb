import type { Feature } from '../feature.ts';
import { flowPlaces } from './access.ts';
import { fillableForms } from './fillable-forms.ts';
import { flowCard } from './flow-card.ts';
import { flowChanged } from './flow-changed.ts';
import { flowThread } from './flow-thread.ts';
import { forgetInFlows } from './forget-in-flows.ts';
import { workflowJobs } from './jobs.ts';
import { flowReadRoutes } from './read-routes.ts';
import { statisticsRoutes } from './statistics-routes.ts';
import { commentPlaces } from './talk/comment-places.ts';
import { forgetInTalk } from './talk/forget-in-talk.ts';
import { talkRoutes } from './talk-routes.ts';
import { templateRoutes } from './template-routes.ts';
import { flowWriteRoutes } from './write-routes.ts';

export const workflow: Feature = {
  routes: [...flowWriteRoutes, ...flowReadRoutes, ...statisticsRoutes, ...templateRoutes, ...talkRoutes],
  jobs: workflowJobs,
  news: { flow: flowChanged },
  filePlaces: { ...flowPlaces, ...commentPlaces },
  threads: { flow: flowThread },
  cards: { flow: flowCard },
  fillableForms,
  async forgetPerson(db, userId, now) {
    await forgetInFlows(db, userId);
    await forgetInTalk(db, userId, now);
  },
  demo: [{ name: 'demoFlows', load: async () => (await import('./demo/load-demo-flows.ts')).loadDemoFlows }],
};

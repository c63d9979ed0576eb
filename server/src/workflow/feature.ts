import type { Feature } from '../feature.ts';
import { readByEverybody, readWithModule } from '../http/table-readers.ts';
import { commentPlaces } from './comments/comment-places.ts';
import { commentRoutes } from './comments/routes.ts';
import { countDecided } from './count-decided.ts';
import { forgetDelegations } from './delegations/forget-delegations.ts';
import { delegationRoutes } from './delegations/routes.ts';
import { fillableForms, flowForms } from './fillable-forms.ts';
import { flowCard } from './flow-card.ts';
import { flowChanged, greetWithToDos, toDosChanged } from './flow-changed.ts';
import { flowThread } from './flow-thread.ts';
import { forgetInFlows } from './forget-in-flows.ts';
import { workflowJobs } from './jobs.ts';
import { delegationsHeld, flowStepsHeld, requestsHeld, tasksHeld } from './leaving/holdings.ts';
import { forgetPhrases } from './phrases/forget-phrases.ts';
import { phraseRoutes } from './phrases/routes.ts';
import { flowPlaces } from './read-files.ts';
import { flowReadRoutes } from './read-routes.ts';
import { statisticsRoutes } from './statistics-routes.ts';
import { templateRoutes } from './template-routes.ts';
import { flowsNaming } from './templates/flows-naming.ts';
import { flowsOfCategory } from './templates/flows-of-category.ts';
import { flowWriteRoutes } from './write-routes.ts';

export const workflow: Feature = {
  routes: [
    ...flowWriteRoutes,
    ...flowReadRoutes,
    ...statisticsRoutes,
    ...templateRoutes,
    ...commentRoutes,
    ...delegationRoutes,
    ...phraseRoutes,
  ],
  jobs: workflowJobs,
  news: { flow: flowChanged, toDos: toDosChanged },
  greeting: (db, { userId }) => greetWithToDos(db, userId),
  filePlaces: { ...flowPlaces, ...commentPlaces },
  threads: { flow: flowThread },
  cards: { flow: flowCard },
  tableReaders: {
    'flow-templates': readWithModule('flowTemplates'),
    'flows-all': readWithModule('flowMonitor'),
    // Of these everybody is shown what concerns them.
    'flows-todo': readByEverybody,
    'flows-done': readByEverybody,
    'flows-copy': readByEverybody,
    'flows-launched': readByEverybody,
    statistics: readByEverybody,
  },
  fillableForms,
  flowForms,
  unitUsers: { flows: flowsNaming },
  dictionaryUsers: { flows: flowsOfCategory },
  async forgetPerson(db, userId, now) {
    await forgetInFlows(db, userId);
    await forgetPhrases(db, userId);
    await forgetDelegations(db, userId, now);
  },
  demo: [
    { name: 'demoFlows', load: async () => (await import('./demo/load-demo-flows.ts')).loadDemoFlows },
    {
      name: 'demoEnglish',
      load: async () => (await import('./demo/load-english-flows.ts')).loadEnglishFlows,
    },
  ],
  reportFigures: { approvals: countDecided },
  holdings: [delegationsHeld, flowStepsHeld, requestsHeld, tasksHeld],
};

import { searchRequests } from '@fairway/contract/search.ts';
import { rankNames, soughtName } from '@fairway/domain/text/rank-names.ts';
import { t } from '../language/words.ts';
import { screenFinder } from '../search/screen-finder.ts';
import { searchNamesQuery } from '../search/search-names.ts';
import { call } from '../wire/api.ts';
import type { Finder, Found } from '../wire/find.ts';
import { queryClient } from '../wire/query-client.ts';
import { launchedConfig, taskConfig } from './flow-configs.ts';
import { type FlowConfig, flowPath } from './flow-path.ts';
import { taskKinds } from './lists/task-kinds.ts';

const most = 20;
/** The wire's word for a form of our own. */
const ownForm = 2;

/** Requests one may start. */
const startFinder: Finder = {
  heading: 'searchFlows',
  isNew: true,
  onDevice: async () => {
    const { flows } = await queryClient.fetchQuery(searchNamesQuery);
    const all = flows.map(({ id, flowId, enCode, fullName, categoryName, quickQuery }) => ({
      key: id,
      name: t('searchStartFlow', { name: fullName }),
      line: categoryName,
      icon: 'plus' as const,
      path: flowPath({ id: '', enCode, flowId, formType: ownForm, type: 0, opType: '-1', fullName }),
      sought: soughtName(fullName, enCode, quickQuery),
    }));
    return (keyword) =>
      (keyword === '' ? all : rankNames(all, keyword, most)).map(({ sought: _, ...found }) => found);
  },
};

/** Requests one has to do with; of one that is in several lists the first says how it opens. */
const requestFinder: Finder = {
  heading: 'searchRequests',
  ask: async (keyword, signal) => {
    const { todo, launched, done, copies } = await call(searchRequests, { query: { keyword } }, { signal });
    const all: Found[] = [
      ...todo.map((task) => found(taskConfig(task, taskKinds.todo.opType), task.userName, t('flowTodo'))),
      ...launched.map((flow) => found(launchedConfig(flow), flow.userName, t('flowLaunched'))),
      ...done.map((task) => found(taskConfig(task, taskKinds.done.opType), task.userName, t('flowDone'))),
      ...copies.map((task) => found(taskConfig(task, taskKinds.copy.opType), task.userName, t('flowCopy'))),
    ];
    return [...new Map(all.toReversed().map((one) => [one.key, one])).values()].toReversed();
  },
};

const found = (config: FlowConfig, person: string, list: string): Found => ({
  key: config.id,
  icon: 'workflow',
  name: config.fullName ?? '',
  line: [person, list].filter(Boolean).join(' · '),
  path: flowPath(config),
});

const screens = screenFinder([
  { path: '/pages/index/workFlow', words: 'tabWorkflow', spoken: 'xie tong', icon: 'workflow' },
  {
    path: '/pages/workFlow/flowLaunch/index',
    words: 'flowLaunched',
    spoken: 'wo fa qi de',
    icon: 'workflow',
  },
  {
    path: '/pages/workFlow/flowTodo/index',
    words: 'flowTodo',
    spoken: 'dai ban shi yi',
    icon: 'workflow',
    forMembers: true,
  },
  {
    path: '/pages/workFlow/flowDone/index',
    words: 'flowDone',
    spoken: 'yi ban shi yi',
    icon: 'workflow',
    forMembers: true,
  },
  { path: '/pages/workFlow/flowCopy/index', words: 'flowCopy', spoken: 'chao song wo de', icon: 'workflow' },
  {
    path: '/pages/workFlow/entrust/index',
    words: 'flowEntrust',
    spoken: 'liu cheng wei tuo',
    icon: 'users',
    forMembers: true,
  },
  {
    path: '/pages/workFlow/statistics',
    words: 'statistics',
    spoken: 'shen pi xiao lv',
    icon: 'chart',
    forMembers: true,
  },
]);

export const workflowFinders: readonly Finder[] = [screens, startFinder, requestFinder];

import type { Feature } from '../wire/feature.ts';
import { workflowActs, workflowActsTitle } from './audit-acts.ts';
import { requestPath } from './flow-path.ts';
import { workflowHandlers, workflowReads } from './live.ts';
import { useToDoCount } from './to-do-count.ts';
import { workflowWords } from './words.ts';

export const workflowFeature = {
  words: [workflowWords],
  customerCards: () => import('./tab/customer-requests.tsx').then((file) => file.workflowCustomerCards),
  screens: [
    {
      path: '/pages/index/workFlow',
      page: () => import('./workflow-tab-page.tsx').then((page) => page.WorkflowTabPage),
      group: 'workflow',
    },
    {
      path: '/pages/workFlow/index',
      page: () => import('./monitor/flows-page.tsx').then((page) => page.FlowsPage),
      group: 'workflow',
    },
    {
      path: '/pages/workFlow/flowBefore/index',
      page: () => import('./flow-page/flow-page.tsx').then((page) => page.FlowPage),
      group: 'workflow',
    },
    {
      path: '/pages/workFlow/flowBefore/subFlowForm',
      page: () => import('./flow-page/sub-flow-page.tsx').then((page) => page.SubFlowPage),
      group: 'workflow',
    },
    {
      path: '/pages/workFlow/flowLaunch/index',
      page: () => import('./lists/flow-launch-page.tsx').then((page) => page.FlowLaunchPage),
      group: 'workflow',
    },
    {
      path: '/pages/workFlow/flowTodo/index',
      page: () => import('./lists/flow-todo-page.tsx').then((page) => page.FlowTodoPage),
      group: 'workflow',
    },
    {
      path: '/pages/workFlow/flowDone/index',
      page: () => import('./lists/flow-done-page.tsx').then((page) => page.FlowDonePage),
      group: 'workflow',
    },
    {
      path: '/pages/workFlow/flowCopy/index',
      page: () => import('./lists/flow-copy-page.tsx').then((page) => page.FlowCopyPage),
      group: 'workflow',
    },
    {
      path: '/pages/workFlow/entrust/index',
      page: () => import('./delegations/delegations-page.tsx').then((page) => page.DelegationsPage),
      group: 'workflow',
    },
    {
      path: '/pages/workFlow/entrust/form',
      page: () => import('./delegations/delegation-form-page.tsx').then((page) => page.DelegationFormPage),
      group: 'workflow',
    },
    {
      path: '/pages/workFlow/entrust/flow',
      page: () => import('./delegations/start-for-page.tsx').then((page) => page.StartForPage),
      group: 'workflow',
    },
    {
      path: '/pages/workFlow/operate/index',
      page: () => import('./operate/operate-page.tsx').then((page) => page.OperatePage),
      group: 'workflow',
    },
    {
      path: '/pages/workFlow/scanForm/index',
      page: () => import('./flow-page/scan-form-page.tsx').then((page) => page.ScanFormPage),
      group: 'workflow',
    },
    {
      path: '/pages/workFlow/comment/index',
      page: () => import('./comments/comment-page.tsx').then((page) => page.CommentPage),
      group: 'workflow',
    },
    {
      path: '/pages/workFlow/allApp/index',
      page: () => import('./all-app/all-app-page.tsx').then((page) => page.AllAppPage),
      group: 'workflow',
    },
    {
      path: '/pages/workFlow/candiDateUserSelect/index',
      page: () => import('./operate/candidates-page.tsx').then((page) => page.CandidatesPage),
      group: 'workflow',
    },
    {
      path: '/pages/workFlow/statistics',
      isOwn: true,
      page: () => import('./statistics/statistics-page.tsx').then((page) => page.StatisticsPage),
      group: 'workflow',
    },
  ],
  live: { handlers: workflowHandlers, reads: workflowReads },
  tabCount: {
    group: 'workflow',
    words: 'toDoCount',
    useCount: () => useToDoCount(({ toDoCount }) => toDoCount),
  },
  links: { request: requestPath },
  auditActs: workflowActs,
  auditTitle: workflowActsTitle,
  finders: () => import('./finders.ts').then((file) => file.workflowFinders),
} satisfies Feature;

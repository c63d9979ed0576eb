export const workflowTabPath = '/pages/index/workFlow';
/** All flows for whoever watches them. */
export const monitorPath = '/pages/workFlow/index';

/** The lists of flows, and what else the tab leads to. */
export const workflowPaths = {
  launched: '/pages/workFlow/flowLaunch/index',
  todo: '/pages/workFlow/flowTodo/index',
  done: '/pages/workFlow/flowDone/index',
  copy: '/pages/workFlow/flowCopy/index',
  entrust: '/pages/workFlow/entrust/index',
  allFlows: '/pages/workFlow/allApp/index',
  statistics: '/pages/workFlow/statistics',
} as const;

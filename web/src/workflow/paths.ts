export const workflowTabPath = '/pages/index/workFlow';

/** The lists of flows, and what else the tab leads to. */
export const workflowPaths = {
  launched: '/pages/workFlow/flowLaunch/index',
  todo: '/pages/workFlow/flowTodo/index',
  done: '/pages/workFlow/flowDone/index',
  copy: '/pages/workFlow/flowCopy/index',
  entrust: '/pages/workFlow/entrust/index',
  allFlows: '/pages/workFlow/allApp/index',
} as const;

/** Approvals. */
export const workflow = {
  workflowEmpty: '暂无流程',
  workflowEmptyLine: '发起和待办的流程会出现在这里',
} as const;

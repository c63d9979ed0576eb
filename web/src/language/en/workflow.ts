import type { workflow as chinese } from '../zh-CN/workflow.ts';

export const workflow: Record<keyof typeof chinese, string> = {
  workflowEmpty: 'No flows yet',
  workflowEmptyLine: 'Flows you start and flows that wait for you will appear here',
};

import { getFlow } from '@fairway/contract/workflow.ts';
import { listComments } from '@fairway/contract/workflow-comments.ts';
import { countTasks, listLaunched, listTasks } from '@fairway/contract/workflow-lists.ts';
import { queryClient } from '../wire/query-client.ts';
import type { FrameHandlers } from '../wire/socket/frame-handlers.ts';
import { noteToDos } from './to-do-count.ts';

const lists = [listTasks, listLaunched, countTasks, listComments];

/** What may be old after a gap. */
export const workflowReads = [getFlow, ...lists];

export const workflowHandlers: FrameHandlers<'initMessage' | 'flowChanged' | 'toDosChanged'> = {
  initMessage: noteToDos,
  toDosChanged(changed) {
    noteToDos(changed);
    for (const { name } of [listTasks, countTasks]) void queryClient.invalidateQueries({ queryKey: [name] });
  },
  flowChanged({ taskId, toDoCount }) {
    noteToDos({ toDoCount });
    for (const { name } of lists) void queryClient.invalidateQueries({ queryKey: [name] });
    void queryClient.invalidateQueries({ queryKey: [getFlow.name, { params: { taskId } }] });
  },
};

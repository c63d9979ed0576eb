import { taskLists } from '@fairway/contract/workflow-lists.ts';
import type { PlainKey } from '../../language/words.ts';
import { flowStatuses, handleStatuses } from '../flow-status.ts';

export type TaskKind = 'todo' | 'done' | 'copy';

interface Shown {
  category: (typeof taskLists)[TaskKind];
  /** How the flow page is opened. */
  opType: '1' | '2' | '3';
  title: PlainKey;
  time: PlainKey;
  empty: PlainKey;
  emptyLine: PlainKey;
  /** In the done list a status says what was done. */
  statuses: typeof flowStatuses;
}

export const taskKinds: Readonly<Record<TaskKind, Shown>> = {
  todo: {
    category: taskLists.todo,
    opType: '1',
    title: 'flowTodo',
    time: 'flowReceivedAt',
    empty: 'flowTodoEmpty',
    emptyLine: 'flowTodoEmptyLine',
    statuses: flowStatuses,
  },
  done: {
    category: taskLists.done,
    opType: '2',
    title: 'flowDone',
    time: 'flowHandledAt',
    empty: 'flowDoneEmpty',
    emptyLine: 'flowDoneEmptyLine',
    statuses: handleStatuses,
  },
  copy: {
    category: taskLists.copy,
    opType: '3',
    title: 'flowCopy',
    time: 'flowCopiedAt',
    empty: 'flowCopyEmpty',
    emptyLine: 'flowCopyEmptyLine',
    statuses: flowStatuses,
  },
};

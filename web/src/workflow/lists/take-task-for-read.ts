import type { Reply } from '@fairway/contract/endpoint.ts';
import { listTasks } from '@fairway/contract/workflow-lists.ts';
import type { InfiniteData } from '@tanstack/react-query';
import { queryClient } from '../../wire/query-client.ts';
import type { FlowConfig } from '../flow-path.ts';

type Pages = InfiniteData<Reply<typeof listTasks>>;

/** A task that was opened is read, also in the lists on the screen: the server has noted it with the opening. */
export function takeTaskForRead({ id, taskId }: Pick<FlowConfig, 'id' | 'taskId'>): void {
  queryClient.setQueriesData<Pages>({ queryKey: [listTasks.name] }, (before) => {
    const isOpened = (row: Pages['pages'][number]['list'][number]) =>
      row.isUnread && row.processId === id && (taskId === undefined || row.id === taskId);
    // The same pages stay the same: nothing is drawn for them.
    if (!before?.pages?.some(({ list }) => list.some(isOpened))) return before;
    const pages = before.pages.map((page) => ({
      ...page,
      list: page.list.map((row) => (isOpened(row) ? { ...row, isUnread: false } : row)),
    }));
    return { ...before, pages };
  });
}

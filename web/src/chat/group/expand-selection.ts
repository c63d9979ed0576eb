import { largestPageSize } from '@fairway/contract/envelope.ts';
import { listSelectedUsers } from '@fairway/contract/organisation.ts';
import { splitMixedId } from '@fairway/domain/people/mixed-id.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../wire/api.ts';

/** Asks who they are; what goes wrong is told as of any command. */
export const useExpandSelection = () => useMutation({ mutationFn: expandSelection });

/** Everybody a choice stands for, each once: departments, positions, roles and groups are opened by the server. */
async function expandSelection(mixedIds: readonly string[]): Promise<string[]> {
  const chosen = mixedIds.map(splitMixedId);
  if (chosen.every(({ type }) => type === 'user')) return [...new Set(chosen.map(({ id }) => id))];
  const ids = new Set<string>();
  for (let currentPage = 1; ; currentPage++) {
    const body = { ids: [...mixedIds], pagination: { currentPage, pageSize: largestPageSize } };
    const { list, pagination } = await call(listSelectedUsers, { body });
    for (const { id } of list) ids.add(id);
    if (list.length === 0 || currentPage * largestPageSize >= pagination.total) return [...ids];
  }
}

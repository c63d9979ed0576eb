import type { Reply } from '@fairway/contract/endpoint.ts';
import { checkMigration } from '@fairway/contract/workflow-migration.ts';
import type { ListState } from '../ui/list-state.ts';
import { useCursorList } from '../wire/use-cursor-list.ts';

export type Migratable = Reply<typeof checkMigration>['list'][number];

/** Requests of older versions, the newest first, each with what keeps it from going over. */
export const useMigratable = (templateId: string, flowId: string): ListState<Migratable> =>
  useCursorList(
    checkMigration,
    { params: { id: templateId }, query: flowId === '' ? {} : { flowId } },
    ({ next }) => next,
  );

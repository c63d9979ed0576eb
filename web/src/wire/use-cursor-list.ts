import type { Endpoint, Input, Reply } from '@fairway/contract/endpoint.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ListState } from '../ui/list-state.ts';
import { call } from './api.ts';
import { isForbidden, pagedList } from './paged-list.ts';

interface CursorPage<Row> {
  list: Row[];
}
type RowOf<E extends Endpoint> = Reply<E> extends CursorPage<infer Row> ? Row : never;

/** A list of which each page is asked for by what came last (`before`): rows that are added meanwhile move nothing. */
export function useCursorList<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  /** What the page after this one comes before; nothing when it was the last. */
  cursorOf: (page: Reply<E>) => string | undefined,
): ListState<RowOf<E>> {
  type Page = Reply<E> & CursorPage<RowOf<E>>;
  return pagedList(
    useInfiniteQuery({
      queryKey: [endpoint.name, { list: input }],
      queryFn: async ({ pageParam, signal }) => {
        const query = { ...(input.query as object | undefined), ...(pageParam && { before: pageParam }) };
        return (await call(endpoint, { ...input, query } as Input<E>, { signal })) as Page;
      },
      initialPageParam: '',
      meta: { quiet: isForbidden },
      getNextPageParam: (page: Page) => cursorOf(page) || undefined,
    }),
  );
}

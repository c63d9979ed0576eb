import type { Reply } from '@fairway/contract/endpoint.ts';
import {
  addWatch,
  listWatches,
  listWatchMarks,
  removeWatch,
  type Watched,
  type WatchKind,
} from '@fairway/contract/rate-watches.ts';
import { useQuery } from '@tanstack/react-query';
import { load, useCommand } from '../../wire/calls.ts';
import { queryClient } from '../../wire/query-client.ts';
import { useSession } from '../../wire/session-store.ts';

type Marks = Reply<typeof listWatchMarks>;
type Mark = Marks['list'][number];

const marks = load(listWatchMarks, {});

const change = (next: (list: readonly Mark[]) => Mark[]) =>
  queryClient.setQueryData<Marks>(marks.queryKey, (before) => before && { list: next(before.list) });

const without = (kind: WatchKind, key: string) => (list: readonly Mark[]) =>
  list.filter((one) => one.kind !== kind || one.key !== key);

/** Whether this person may watch rates at all. */
export const useCanWatch = (): boolean =>
  useSession(({ permissionList }) => permissionList.some(({ modelId }) => modelId === 'rateWatch'));

/** What this person watches. Keeping and removing shows at once, and is taken back when the server refuses. */
export function useWatches() {
  const canWatch = useCanWatch();
  const { data } = useQuery({ ...marks, enabled: canWatch, staleTime: 60_000, meta: { quiet: true } });
  const add = useCommand(addWatch, { mask: false, refreshes: [listWatchMarks, listWatches] });
  const remove = useCommand(removeWatch, { mask: false, refreshes: [listWatchMarks] });
  const act = async (show: () => unknown, send: () => Promise<unknown>): Promise<boolean> => {
    const before = queryClient.getQueryData<Marks>(marks.queryKey);
    show();
    try {
      await send();
      return true;
    } catch {
      queryClient.setQueryData(marks.queryKey, before);
      return false;
    }
  };
  return {
    /** False until it is known what is watched. */
    isReady: canWatch && data !== undefined,
    isBusy: add.isPending || remove.isPending,
    find: (kind: WatchKind, key: string): Mark | undefined =>
      data?.list.find((one) => one.kind === kind && one.key === key),
    keep: (watched: Watched, key: string) => {
      const target = watched.kind === 'priceAlert' ? watched.target : null;
      return act(
        () =>
          change((list) => [
            { id: '', kind: watched.kind, key, target },
            ...without(watched.kind, key)(list),
          ]),
        () => add.mutateAsync({ body: watched }),
      );
    },
    drop: ({ id, kind, key }: Pick<Mark, 'id' | 'kind' | 'key'>) =>
      act(
        () => change(without(kind, key)),
        () => remove.mutateAsync({ params: { id } }),
      ),
  };
}

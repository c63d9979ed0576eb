import type { ReactNode } from 'react';
import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import type { ListState } from '../ui/list-state.ts';
import { Skeleton } from '../ui/skeleton.tsx';

interface ListRowsProps<T> {
  list: ListState<T>;
  /** What is said where there is nothing. */
  none: string;
  rowKey: (row: T) => string;
  children: (row: T) => ReactNode;
}

/** A list within a block: what is coming, what came with a way to see more of it, or why nothing did. */
export function ListRows<T>({ list, none, rowKey, children }: ListRowsProps<T>) {
  const words = useWords();
  const { rows, problem, total = 0, hasMore, isLoadingMore, loadMore, refresh } = list;
  if (problem === 'forbidden') return <p className="dash-none">{words('noPermission')}</p>;
  if (problem === 'failed' && !rows)
    return (
      <p className="dash-none">
        {words('loadFailed')} <Button onClick={() => void refresh()}>{words('retry')}</Button>
      </p>
    );
  if (!rows) return <Skeleton count={2} />;
  if (rows.length === 0) return <p className="dash-none">{none}</p>;
  return (
    <>
      <ul className="dash-rows">
        {rows.map((row) => (
          <li key={rowKey(row)}>{children(row)}</li>
        ))}
      </ul>
      {hasMore && (
        <Button look="quiet" busy={isLoadingMore} onClick={loadMore}>
          {words('dashMore', { count: Math.max(1, total - rows.length) })}
        </Button>
      )}
    </>
  );
}

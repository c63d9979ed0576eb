import type { ReactNode } from 'react';
import { useWords } from '../language/words.ts';
import { Button } from './button.tsx';
import { Empty } from './empty.tsx';
import './flat-list.css';
import type { ListState } from './list-state.ts';
import { Skeleton } from './skeleton.tsx';

interface FlatListProps<T> {
  label: string;
  list: ListState<T>;
  rowKey: (row: T) => string;
  row: (row: T) => ReactNode;
  empty: ReactNode;
}

/** A list inside a page that scrolls as a whole; a button brings the next page. */
export function FlatList<T>({ label, list, rowKey, row, empty }: FlatListProps<T>) {
  const words = useWords();
  const { rows, problem, hasMore, isLoadingMore, loadMore, refresh } = list;
  if (problem === 'forbidden') return <Empty drawing="locked" title={words('noPermission')} />;
  if (problem && !rows) {
    const retry = <Button onClick={() => void refresh()}>{words('retry')}</Button>;
    return <Empty drawing="broken" title={words('loadFailed')} action={retry} />;
  }
  if (!rows) return <Skeleton count={3} />;
  if (rows.length === 0) return empty;
  const shown = [...new Map(rows.map((one) => [rowKey(one), one])).entries()];
  return (
    <>
      <ul className="flat-list" aria-label={label}>
        {shown.map(([key, one]) => (
          <li key={key}>{row(one)}</li>
        ))}
      </ul>
      {hasMore && (
        <div className="flat-list-end">
          <Button look="quiet" busy={isLoadingMore} onClick={loadMore}>
            {words('loadMore')}
          </Button>
        </div>
      )}
    </>
  );
}

import { AppError } from '@fairway/contract/app-error.ts';
import type { ReactNode } from 'react';
import { useWords } from '../language/words.ts';
import { Button } from './button.tsx';
import { DetailPane } from './detail-pane.tsx';
import { Empty } from './empty.tsx';
import { Loaded } from './loaded.tsx';

interface LoadedPaneProps<T> {
  query: { data: T | undefined; isError: boolean; error: Error | null; refetch: () => unknown };
  title: string;
  actions?: ReactNode;
  /** Of what it holds. */
  className: string;
  onClose: () => void;
  children: (data: T) => ReactNode;
}

/** One record beside the table it stands in: what came of it, or that it is not there any more. */
export function LoadedPane<T>({ query, title, actions, className, onClose, children }: LoadedPaneProps<T>) {
  const isGone = query.error instanceof AppError && query.data === undefined;
  return (
    <DetailPane title={title} actions={actions} onClose={onClose}>
      {isGone ? (
        <GoneRecord onClose={onClose} />
      ) : (
        <div className={className}>
          <Loaded query={query}>{children}</Loaded>
        </div>
      )}
    </DetailPane>
  );
}

export function GoneRecord({ onClose }: { onClose: () => void }) {
  const words = useWords();
  return (
    <Empty
      drawing="search"
      title={words('entityGone')}
      action={<Button onClick={onClose}>{words('back')}</Button>}
    />
  );
}

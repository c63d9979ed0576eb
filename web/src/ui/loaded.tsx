import { AppError } from '@fairway/contract/app-error.ts';
import type { ReactNode } from 'react';
import { useWords } from '../language/words.ts';
import { Button } from './button.tsx';
import { Empty } from './empty.tsx';
import { Skeleton } from './skeleton.tsx';

const forbidden = 403;

interface LoadedProps<T> {
  /** What was asked for; an older answer is shown while a newer one is on its way, or did not come. */
  query: { data: T | undefined; isError: boolean; error?: Error | null; refetch: () => unknown };
  children: (data: T) => ReactNode;
}

/** What came, the shape of what is coming, or why it was refused and a way to ask again. */
export function Loaded<T>({ query: { data, isError, error, refetch }, children }: LoadedProps<T>) {
  const words = useWords();
  if (data !== undefined) return children(data);
  if (!isError) return <Skeleton count={3} />;
  // What somebody may not see they may not see a minute later either.
  if (error instanceof AppError && error.code === forbidden)
    return <Empty drawing="broken" title={error.message} />;
  const retry = <Button onClick={() => void refetch()}>{words('retry')}</Button>;
  const reason = error instanceof AppError ? { line: error.message } : {};
  return <Empty drawing="broken" title={words('loadFailed')} {...reason} action={retry} />;
}

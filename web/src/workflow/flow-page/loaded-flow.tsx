import { AppError } from '@fairway/contract/app-error.ts';
import { type ReactNode, useEffect } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { FlowConfig } from '../flow-path.ts';
import { takeTaskForRead } from '../lists/take-task-for-read.ts';
import { type Flow, useFlow } from './flow.ts';
import { listPathOf } from './list-path.ts';

interface LoadedFlowProps {
  config: FlowConfig;
  children: (flow: Flow) => ReactNode;
}

/** The flow a link is about, or why it is not here. */
export function LoadedFlow({ config, children }: LoadedFlowProps) {
  const words = useWords();
  const { data, error, refetch } = useFlow(config);
  const isOpen = data !== undefined;
  const { id, taskId } = config;
  useEffect(() => {
    if (isOpen) takeTaskForRead({ id, taskId });
  }, [isOpen, id, taskId]);
  const isGone = error instanceof AppError;
  // What was taken away meanwhile is not shown any longer; what could not be asked again is.
  if (data && !isGone) return children(data);
  const title = isGone ? words('flowPageGone') : config.fullName || words('flowPageOpening');
  return (
    <Page title={title} back={listPathOf(config)}>
      {!error && <Skeleton count={4} />}
      {isGone && <Empty drawing="search" title={error.message} line={words('flowPageGoneLine')} />}
      {error && !isGone && (
        <Empty
          drawing="broken"
          title={words('loadFailed')}
          action={<Button onClick={() => void refetch()}>{words('retry')}</Button>}
        />
      )}
    </Page>
  );
}

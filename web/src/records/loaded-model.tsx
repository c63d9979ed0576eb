import { AppError } from '@fairway/contract/app-error.ts';
import type { ReactNode } from 'react';
import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Page } from '../ui/page.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { homePath } from '../wire/navigation/home-path.ts';
import { type Model, useModel } from './model.ts';

interface LoadedModelProps {
  modelId: string;
  children: (model: Model) => ReactNode;
}

/** The form a link is about, or why it is not here. */
export function LoadedModel({ modelId, children }: LoadedModelProps) {
  const words = useWords();
  const { data, error, refetch } = useModel(modelId);
  if (data) return children(data);
  if (modelId && !error)
    return (
      <Page title={words('recordLoading')} back={homePath}>
        <Skeleton count={4} />
      </Page>
    );
  const isGone = modelId === '' || error instanceof AppError;
  return (
    <Page title={words(isGone ? 'formGone' : 'loadFailed')} back={homePath}>
      <Empty
        drawing={isGone ? 'search' : 'broken'}
        title={words(isGone ? 'formGone' : 'loadFailed')}
        line={isGone ? words('formGoneLine') : undefined}
        action={!isGone && <Button onClick={() => void refetch()}>{words('retry')}</Button>}
      />
    </Page>
  );
}

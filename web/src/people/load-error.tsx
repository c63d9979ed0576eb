import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import type { LoadProblem } from './load-problem.ts';

interface LoadTroubleProps {
  problem: LoadProblem;
  onRetry: () => void;
}

/** Nothing to show, why, and what to do about it. */
export function LoadError({ problem, onRetry }: LoadTroubleProps) {
  const words = useWords();
  if (problem === 'forbidden') return <Empty drawing="locked" title={words('noPermission')} />;
  if (problem === 'notFound') return <Empty drawing="search" title={words('personNotFound')} />;
  return (
    <Empty
      drawing="broken"
      title={words(problem === 'offline' ? 'networkDown' : 'loadFailed')}
      action={
        <Button icon="refresh" onClick={onRetry}>
          {words('retry')}
        </Button>
      }
    />
  );
}

import { useWords } from '../language/words.ts';
import { ErrorScreen } from '../ui/error-screen.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { ScreenLoader } from '../wire/feature.ts';
import { ScreenBoundary } from './screen-boundary.tsx';
import { useScreenChunk } from './use-screen-chunk.ts';

interface ScreenProps {
  screen: ScreenLoader;
}

/** One screen: its chunk on the way, its failure to come, or itself inside its own boundary. */
export function Screen({ screen }: ScreenProps) {
  const words = useWords();
  const chunk = useScreenChunk(screen);
  switch (chunk.phase) {
    case 'ready':
      return (
        <ScreenBoundary>
          <chunk.component />
        </ScreenBoundary>
      );
    case 'quiet':
      return null;
    case 'loading':
      return <Skeleton shape="page" />;
    case 'slow':
      return <ErrorScreen title={words('chunkSlowTitle')} line={words('chunkSlowLine')} />;
    case 'failed':
      return <ErrorScreen title={words('chunkFailedTitle')} line={words('chunkFailedLine')} />;
  }
}

import { useWords } from '../language/words.ts';
import { Button } from './button.tsx';
import { Empty } from './empty.tsx';

interface ErrorScreenProps {
  title: string;
  line: string;
  /** What the button does; left out, it loads the page again. */
  onRetry?: () => void;
}

export function ErrorScreen({ title, line, onRetry }: ErrorScreenProps) {
  const words = useWords();
  return (
    <div role="alert">
      <Empty
        drawing="broken"
        title={title}
        line={line}
        action={
          <Button look="primary" icon="refresh" onClick={onRetry ?? (() => location.reload())}>
            {words(onRetry ? 'retry' : 'reload')}
          </Button>
        }
      />
    </div>
  );
}

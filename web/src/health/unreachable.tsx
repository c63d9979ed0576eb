import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import './verdict.css';

/** Nothing could be measured: that is a measurement, too. */
export function Unreachable({ onRetry }: { onRetry: () => void }) {
  const words = useWords();
  return (
    <section className="verdict verdict-bad" role="alert">
      <h2 className="verdict-title">
        <Icon name="close" size={36} />
        {words('healthBad')}
      </h2>
      <p>
        <strong>{words('healthUnreachable')}</strong>
      </p>
      <p className="verdict-advice">{words('healthUnreachableLine')}</p>
      <div>
        <Button onClick={onRetry}>{words('retry')}</Button>
      </div>
    </section>
  );
}

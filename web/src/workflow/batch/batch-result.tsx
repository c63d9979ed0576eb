import { useWords } from '../../language/words.ts';
import { StateLabel } from '../../ui/state-label.tsx';
import './batch-result.css';
import type { Outcome } from './use-batch-run.ts';

/** How many went well, and of the others each with its reason. */
export function BatchResult({ outcomes }: { outcomes: readonly Outcome[] }) {
  const words = useWords();
  const failed = outcomes.filter(({ problem }) => problem !== '');
  const done = outcomes.length - failed.length;
  return (
    <div className="batch-result" role="status">
      {done > 0 && <StateLabel tone="good">{words('batchDone', { count: done })}</StateLabel>}
      {failed.length > 0 && (
        <>
          <StateLabel tone="bad">{words('batchFailed', { count: failed.length })}</StateLabel>
          <ul>
            {failed.map(({ id, fullName, problem }) => (
              <li key={id}>
                <strong>{fullName}</strong>
                <span>{problem}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

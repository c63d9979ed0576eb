import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import './batch-sheet.css';
import type { BatchRun } from './use-batch.ts';

interface BatchSheetProps {
  run: BatchRun;
  onStop: () => void;
  onClose: () => void;
  onOpenDrafts: () => void;
}

const titles = {
  publish: 'keepNotPublished',
  suspend: 'rateSuspend',
  resume: 'rateResume',
  copy: 'keepCopyNext',
  delete: 'delete',
} as const;

/** How far an act on many rates is; then what was refused and why. */
export function BatchSheet({ run, onStop, onClose, onOpenDrafts }: BatchSheetProps) {
  const words = useWords();
  const { event, total, tried, refused, isRunning } = run;
  const done = tried - refused.length;
  return (
    <Sheet
      title={words(titles[event])}
      open
      // Closed while it goes on, it stops: nobody would see what was refused.
      onClose={isRunning ? onStop : onClose}
      actions={
        isRunning ? (
          <Button onClick={onStop}>{words('keepStop')}</Button>
        ) : (
          <>
            {event === 'copy' && done > 0 && (
              <Button onClick={onOpenDrafts}>{words('keepOpenDrafts')}</Button>
            )}
            <Button look="primary" onClick={onClose}>
              {words('close')}
            </Button>
          </>
        )
      }
    >
      <div className="batch-sheet">
        <div role="status">
          {isRunning && (
            <>
              <ProgressBar label={words(titles[event])} value={tried / total} />
              <p className="number">{words('keepRunning', { done: tried, total })}</p>
            </>
          )}
          {!isRunning && event !== 'publish' && (
            <p>
              {words('keepDone', { count: done })}
              {tried < total && ` · ${words('keepLeft', { count: total - tried })}`}
            </p>
          )}
          {event === 'publish' && <p>{words('keepNotPublishedLine')}</p>}
          {event !== 'publish' && refused.length > 0 && (
            <p>{words('keepRefused', { count: refused.length })}</p>
          )}
        </div>
        {refused.length > 0 && (
          <ul className="batch-refused">
            {refused.map(({ rateNo, why }) => (
              <li key={rateNo}>
                <strong className="number">{rateNo}</strong>
                <span>{why}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Sheet>
  );
}

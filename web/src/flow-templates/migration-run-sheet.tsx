import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { BatchResult } from '../workflow/batch/batch-result.tsx';
import type { MigrationRun } from './use-migration-run.ts';

interface MigrationRunSheetProps {
  run: MigrationRun;
  onStop: () => void;
  onClose: () => void;
}

/** How far it is, then what did not go over and why. */
export function MigrationRunSheet({ run, onStop, onClose }: MigrationRunSheetProps) {
  const words = useWords();
  const { total, outcomes, isOver } = run;
  return (
    <Sheet
      title={words('flowMigrate')}
      open
      onClose={isOver ? onClose : onStop}
      actions={
        isOver ? (
          <Button look="primary" onClick={onClose}>
            {words('batchFinish')}
          </Button>
        ) : (
          <Button onClick={onStop}>{words('batchStop')}</Button>
        )
      }
    >
      {isOver ? (
        <BatchResult outcomes={outcomes} />
      ) : (
        <div role="status">
          <p>{words('batchProgress', { done: outcomes.length, total })}</p>
          <ProgressBar label={words('flowMigrate')} value={outcomes.length / total} />
        </div>
      )}
    </Sheet>
  );
}

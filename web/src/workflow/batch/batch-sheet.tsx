import type { BeforeItem } from '@fairway/contract/workflow-lists.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { BatchFields } from './batch-fields.tsx';
import { type BatchKind, batchKinds } from './batch-kinds.ts';
import { BatchResult } from './batch-result.tsx';
import { useBatchRun } from './use-batch-run.ts';

interface BatchSheetProps {
  kind: BatchKind;
  tasks: readonly BeforeItem[];
  /** Nothing was decided. */
  onClose: () => void;
  onDone: () => void;
}

const longestOpinion = 2_000;

/** One opinion for all of them, then how far it is, then what did not work and why. */
export function BatchSheet({ kind, tasks, onClose, onDone }: BatchSheetProps) {
  const words = useWords();
  const { batchType, title } = batchKinds[kind];
  const [said, setSaid] = useState({ opinion: '', person: '' });
  const [isTold, setIsTold] = useState(false);
  const { run, decide, stop } = useBatchRun();
  const isPersonMissing = kind === 'transfer' && said.person === '';
  const isTooLong = said.opinion.length > longestOpinion;
  const send = () => {
    setIsTold(true);
    if (isPersonMissing || isTooLong) return;
    void decide(tasks, {
      batchType,
      handleOpinion: said.opinion.trim(),
      ...(kind === 'transfer' ? { freeApproverUserId: said.person } : {}),
    });
  };
  if (!run)
    return (
      <Sheet
        title={words(title)}
        open
        onClose={onClose}
        actions={
          <>
            <Button onClick={onClose}>{words('cancel')}</Button>
            <Button look={kind === 'reject' ? 'danger' : 'primary'} onClick={send}>
              {words('batchSend', { count: tasks.length })}
            </Button>
          </>
        }
      >
        <p>{words('batchLine', { count: tasks.length })}</p>
        <BatchFields
          kind={kind}
          said={said}
          most={longestOpinion}
          problems={{
            person: isTold && isPersonMissing ? words('flowTransferMissing') : undefined,
            opinion: isTooLong ? words('flowOpinionTooLong', { most: longestOpinion }) : undefined,
          }}
          onChange={(changes) => setSaid({ ...said, ...changes })}
        />
      </Sheet>
    );
  return (
    <Sheet
      title={words(title)}
      open
      onClose={run.isOver ? onDone : stop}
      actions={
        run.isOver ? (
          <Button look="primary" onClick={onDone}>
            {words('batchFinish')}
          </Button>
        ) : (
          <Button onClick={stop}>{words('batchStop')}</Button>
        )
      }
    >
      {run.isOver ? (
        <BatchResult outcomes={run.outcomes} />
      ) : (
        <div role="status">
          <p>{words('batchProgress', { done: run.outcomes.length, total: run.total })}</p>
          <ProgressBar label={words(title)} value={run.outcomes.length / run.total} />
        </div>
      )}
    </Sheet>
  );
}

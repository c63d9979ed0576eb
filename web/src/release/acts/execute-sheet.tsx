import { AppError } from '@fairway/contract/app-error.ts';
import { executeRelease, type ReleaseDetail } from '@fairway/contract/releases.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import '../../ui/form.css';
import { Sheet } from '../../ui/sheet.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import type { Difference } from '../detail/differences.tsx';
import { releaseReads } from '../release-reads.ts';
import { sayRefusal, shownLonger } from './say-refusal.ts';
import './sheet-line.css';

interface ExecuteSheetProps {
  release: ReleaseDetail;
  onClose: () => void;
  /** It went back to its approval instead. */
  onBounced: (differences: readonly Difference[]) => void;
}

const most = 500;

/** Releases the cargo under a number, and tells the agent. */
export function ExecuteSheet({ release, onClose, onBounced }: ExecuteSheetProps) {
  const words = useWords();
  const [releaseRef, setReleaseRef] = useState('');
  const [tellsAgent, setTellsAgent] = useState(true);
  const [remark, setRemark] = useState('');
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const executing = useCommand(executeRelease, { refreshes: releaseReads, quiet: true });
  const isTelex = release.kind === 'telex';
  const execute = async () => {
    try {
      const { status, differences } = await executing.mutateAsync({
        params: { id: release.id },
        body: {
          ...{ version: release.version, releaseRef: releaseRef.trim(), tellsAgent },
          remark: remark.trim(),
        },
      });
      flushSync(onClose);
      if (status === 'released') toast(words('releaseExecuted', { no: release.releaseNo }), shownLonger);
      else onBounced(differences);
    } catch (error) {
      setProblems((error instanceof AppError && error.fields) || {});
      sayRefusal(error);
    }
  };
  return (
    <Sheet
      title={words('releaseExecuteTitle')}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button
            look="primary"
            icon="release"
            busy={executing.isPending}
            disabled={releaseRef.trim() === '' || remark.length > most}
            onClick={() => void execute()}
          >
            {words('releaseExecute')}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        <p className="release-sheet-line">{words('releaseExecuteLine')}</p>
        {isTelex && release.letters.length === 0 && (
          <p className="release-sheet-warn" role="status">
            {words('releaseExecuteNoLetter')}
          </p>
        )}
        <TextField
          label={words(isTelex ? 'releaseTelexRef' : 'releaseOtherRef')}
          error={problems.releaseRef}
          maxLength={60}
          value={releaseRef}
          onChange={({ target }) => setReleaseRef(target.value)}
        />
        <Switch
          label={words('releaseTellAgent')}
          {...(release.agentName && { hint: release.agentName })}
          checked={tellsAgent}
          onChange={setTellsAgent}
        />
        <TextArea
          label={words('releaseRemark')}
          error={problems.remark}
          value={remark}
          most={most}
          onChange={({ target }) => setRemark(target.value)}
        />
      </div>
    </Sheet>
  );
}

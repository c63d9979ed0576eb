import { AppError } from '@fairway/contract/app-error.ts';
import { type ReleaseDetail, submitRelease } from '@fairway/contract/releases.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import '../../ui/form.css';
import { Sheet } from '../../ui/sheet.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { GateLight } from '../release-marks.tsx';
import { releaseReads } from '../release-reads.ts';
import { asksForGuarantee, asSent, GuaranteeFields, isWhole, noGuarantee } from './guarantee-fields.tsx';
import { sayRefusal } from './say-refusal.ts';
import './sheet-line.css';

interface SubmitSheetProps {
  release: ReleaseDetail;
  onClose: () => void;
}

const most = 500;

/** Takes on what a customer applied for; where the gate is not green somebody vouches. */
export function SubmitSheet({ release, onClose }: SubmitSheetProps) {
  const words = useWords();
  const [reason, setReason] = useState(release.reason);
  const [guarantee, setGuarantee] = useState(noGuarantee);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const submitting = useCommand(submitRelease, { refreshes: releaseReads, quiet: true });
  const { verdict, line } = release;
  const asksGuarantee = asksForGuarantee(release.gate);
  const isReady = reason.length <= most && (!asksGuarantee || isWhole(guarantee));
  const submit = async () => {
    try {
      const body = { version: release.version, reason: reason.trim(), guarantee: asSent(guarantee) };
      await submitting.mutateAsync({ params: { id: release.id }, body });
      flushSync(onClose);
      toast(words('releaseSubmitted'));
    } catch (error) {
      setProblems((error instanceof AppError && error.fields) || {});
      sayRefusal(error);
    }
  };
  return (
    <Sheet
      title={words('releaseSubmitTitle')}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button
            look="primary"
            busy={submitting.isPending}
            disabled={!isReady}
            onClick={() => void submit()}
          >
            {words('releaseSubmit')}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        {release.isByCustomer && <p className="release-sheet-line">{words('releaseSubmitLine')}</p>}
        <GateLight verdict={verdict} line={line} />
        {asksGuarantee && <GuaranteeFields value={guarantee} onChange={setGuarantee} problems={problems} />}
        <TextArea
          label={words('releaseApplyReason')}
          hint={words('releaseApplyReasonHint')}
          error={problems.reason}
          rows={3}
          value={reason}
          most={most}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </Sheet>
  );
}

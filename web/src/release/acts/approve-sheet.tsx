import { approveReleases, type ReleaseRow } from '@fairway/contract/releases.ts';
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
import { sayRefusal, shownLonger } from './say-refusal.ts';
import './sheet-line.css';

interface ApproveSheetProps {
  releases: readonly ReleaseRow[];
  onDone: () => void;
  onClose: () => void;
}

const mostReleases = 50;
const most = 500;

/** Approves those of the chosen whose gate is green all over, and says which it leaves out and why. */
export function ApproveSheet({ releases, onDone, onClose }: ApproveSheetProps) {
  const words = useWords();
  const [opinion, setOpinion] = useState('');
  const approving = useCommand(approveReleases, { refreshes: releaseReads, quiet: true });
  const fits = ({ verdict, can }: ReleaseRow) => verdict === 'green' && can.includes('approve');
  const [going, leftOut] = [releases.filter(fits), releases.filter((one) => !fits(one))];
  const all = releases.length;
  const isTooMany = going.length > mostReleases;
  const approve = async () => {
    try {
      const body = { ids: going.map(({ id }) => id), opinion: opinion.trim() };
      const { count } = await approving.mutateAsync({ body });
      onDone();
      flushSync(onClose);
      toast(words('releaseBatchDone', { count }), shownLonger);
    } catch (error) {
      sayRefusal(error);
    }
  };
  return (
    <Sheet
      title={words('releaseBatchTitle')}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button
            look="primary"
            icon="check"
            busy={approving.isPending}
            disabled={going.length === 0 || isTooMany || opinion.length > most}
            onClick={() => void approve()}
          >
            {words('releaseBatchSend', { count: going.length })}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        <p className="release-sheet-line">
          {going.length === 0
            ? words('releaseBatchNone', { all })
            : words('releaseBatchLine', { all, count: going.length })}
        </p>
        {isTooMany && <p className="release-sheet-warn">{words('releaseBatchTooMany')}</p>}
        {leftOut.length > 0 && (
          <section>
            <h3 className="release-sheet-legend">
              {words('releaseBatchLeftOut', { count: leftOut.length })}
            </h3>
            <ul className="release-left-out">
              {leftOut.map(({ id, releaseNo, verdict, line }) => (
                <li key={id}>
                  <strong className="number">{releaseNo}</strong>
                  {verdict === 'green' || verdict === null ? (
                    <span>{words('releaseBatchNotYours')}</span>
                  ) : (
                    <GateLight verdict={verdict} line={line} />
                  )}
                </li>
              ))}
            </ul>
          </section>
        )}
        {going.length > 0 && (
          <TextArea
            label={words('releaseBatchOpinion')}
            value={opinion}
            most={most}
            onChange={({ target }) => setOpinion(target.value)}
          />
        )}
      </div>
    </Sheet>
  );
}

import type { ReleaseDetail, ReleaseGate } from '@fairway/contract/releases.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useDownload } from '../../files/use-download.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { GateSheet } from '../acts/gate-sheets.tsx';
import { useReleaseRights } from '../use-release-rights.ts';
import './release-rail.css';

interface PapersProps {
  of: Pick<ReleaseDetail | ReleaseGate, 'originals' | 'letters' | 'kind'>;
  onSheet: (sheet: GateSheet) => void;
}

/** How many originals are back, and what stands in for them. */
export function PapersCards({ of, onSheet }: PapersProps) {
  return (
    <>
      <Originals of={of} onSheet={onSheet} />
      <Letters of={of} onSheet={onSheet} />
    </>
  );
}

function Originals({ of: { originals }, onSheet }: PapersProps) {
  const words = useWords();
  const { isStaff, mayApply } = useReleaseRights();
  const issued = originals.filter((bill) => bill.originals > 0);
  return (
    <Card title={words('releaseOriginals')}>
      {issued.length === 0 && <p className="release-rail-note">{words('releaseOriginalsNone')}</p>}
      <ul className="release-rail">
        {issued.map((bill) => (
          <li key={bill.billId}>
            <span className="release-rail-head">
              <strong className="number">{bill.billNo}</strong>
              <span>
                {words('releaseOriginalsCount', { collected: bill.collected, all: bill.originals })}
              </span>
            </span>
            {bill.collectedAt !== null && (
              <small className="number">
                {bill.collectedByName} {formatDate(bill.collectedAt)}
              </small>
            )}
            {isStaff && mayApply && (
              <Button icon="receipt" onClick={() => onSheet({ what: 'originals', bill })}>
                {words('releaseOriginalsNote')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Letters({ of: { letters, kind }, onSheet }: PapersProps) {
  const words = useWords();
  const download = useDownload();
  if (letters.length === 0 && kind !== 'telex') return null;
  return (
    <Card
      title={words('releaseLetters')}
      state={
        <span className="release-rail-acts">
          <Button look="quiet" icon="order" onClick={() => onSheet({ what: 'signLetter' })}>
            {words('releaseLetterSign')}
          </Button>
          <IconButton
            icon="upload"
            label={words('releaseLetterAdd')}
            onClick={() => onSheet({ what: 'letter' })}
          />
        </span>
      }
    >
      {letters.length === 0 && <p className="release-rail-note">{words('releaseLettersNone')}</p>}
      <ul className="release-rail">
        {letters.map(({ documentId, fileId, title }) => (
          <li key={documentId} className="release-rail-head">
            <span>{title}</span>
            <IconButton
              icon="download"
              label={words('releaseLetterOpen', { name: title })}
              onClick={() => download.mutate({ type: 'document', fileId, name: title })}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

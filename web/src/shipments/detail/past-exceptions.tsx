import type { Reply } from '@fairway/contract/endpoint.ts';
import type { listShipmentExceptions, ShipmentException } from '@fairway/contract/shipment-tracking.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { StateLabel } from '../../ui/state-label.tsx';
import { exceptionDetail, exceptionTones, isOpenException } from '../exceptions/exception-text.ts';
import { exceptionStatusWords, exceptionWords } from '../shown/shipment-words.ts';
import './exceptions-card.css';

interface PastException extends ShipmentException {
  isOverturned: boolean;
}

/** What was wrong with it before, the newest first, with what later turned out never to have been so. For staff. */
export function PastExceptions({ asked }: { asked: Reply<typeof listShipmentExceptions> | undefined }) {
  const words = useWords();
  const over = (asked?.list ?? []).filter((one) => !isOpenException(one));
  const past = [
    ...over.map((one): PastException => ({ ...one, isOverturned: false })),
    ...(asked?.overturned ?? []).map((one): PastException => ({ ...one, isOverturned: true })),
  ].sort((one, other) => other.openedAt - one.openedAt);
  if (past.length === 0) return null;
  return (
    <Card>
      <details className="exceptions-past">
        <summary>{words('exceptionPast', { count: past.length })}</summary>
        <ul className="exceptions">
          {past.map((one) => (
            <li key={one.id}>
              <Past one={one} />
            </li>
          ))}
        </ul>
      </details>
    </Card>
  );
}

function Past({ one }: { one: PastException }) {
  const words = useWords();
  const from = formatDate(one.openedAt, 'MM-dd HH:mm');
  const to = one.resolvedAt === null ? '' : formatDate(one.resolvedAt, 'MM-dd HH:mm');
  return (
    <>
      <p className="exceptions-head">
        <strong className={one.isOverturned ? 'exceptions-overturned' : undefined}>
          {words(exceptionWords[one.code])}
        </strong>
        <span className="number">{one.containerNo}</span>
        <StateLabel tone={one.isOverturned ? 'neutral' : exceptionTones[one.status]}>
          {words(one.isOverturned ? 'exceptionOverturned' : exceptionStatusWords[one.status])}
        </StateLabel>
      </p>
      {one.detail && <p className="exceptions-words">{exceptionDetail(words, one)}</p>}
      <p className="exceptions-line number">{[from, to].filter(Boolean).join(' – ')}</p>
      {(one.ownerName || one.note) && (
        <p className="exceptions-line">{[one.ownerName, one.note].filter(Boolean).join(' · ')}</p>
      )}
      {one.isOverturned && <p className="exceptions-line">{words('exceptionOverturnedLine')}</p>}
    </>
  );
}

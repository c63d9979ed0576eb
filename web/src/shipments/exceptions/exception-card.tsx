import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useWords } from '../../language/words.ts';
import { StateLabel } from '../../ui/state-label.tsx';
import { DueCountdown } from '../shown/due-countdown.tsx';
import { SeverityBadge } from '../shown/severity-badge.tsx';
import { exceptionStatusWords } from '../shown/shipment-words.ts';
import './exceptions.css';
import { type ExceptionRow, exceptionDetail, exceptionTones } from './exception-text.ts';

/** An exception on a phone. */
export function ExceptionCard({ row }: { row: ExceptionRow }) {
  const words = useWords();
  return (
    <article className="exception-card">
      <span className="exception-card-head">
        <SeverityBadge severity={row.severity} codes={[row.code]} />
        <StateLabel tone={exceptionTones[row.status]}>{words(exceptionStatusWords[row.status])}</StateLabel>
      </span>
      <strong className="number">
        {row.shipmentNo} {row.containerNo}
      </strong>
      <span className="exception-card-line">
        {[row.customerName, words('wayFromTo', { from: row.polName, to: row.podName })]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <span className="exception-card-head">
        <span className="exception-card-line">
          {[exceptionDetail(words, row), row.ownerName || words('exceptionNobody')]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {row.dueAt === null ? (
          <span className="exception-card-line number">{formatDate(row.openedAt, 'MM-dd HH:mm')}</span>
        ) : (
          <DueCountdown kind={null} at={row.dueAt} />
        )}
      </span>
    </article>
  );
}

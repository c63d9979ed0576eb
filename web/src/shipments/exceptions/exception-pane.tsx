import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { useCan } from '../../session/use-can.ts';
import { Button } from '../../ui/button.tsx';
import { DetailPane } from '../../ui/detail-pane.tsx';
import { Facts } from '../../ui/facts.tsx';
import { GoneRecord } from '../../ui/loaded-pane.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StateLabel } from '../../ui/state-label.tsx';
import { shipmentPathOf } from '../paths.ts';
import { SeverityBadge } from '../shown/severity-badge.tsx';
import { exceptionStatusWords, exceptionWords } from '../shown/shipment-words.ts';
import { StageLabel } from '../shown/stage-label.tsx';
import { type ExceptionRow, exceptionDetail, exceptionTones } from './exception-text.ts';
import './exceptions.css';
import { HandleException } from './handle-exception.tsx';

interface ExceptionPaneProps {
  row: ExceptionRow | undefined;
  isLoading: boolean;
  onClose: () => void;
}

/** One exception: what it is about, and what is done about it. */
export function ExceptionPane({ row, isLoading, onClose }: ExceptionPaneProps) {
  const words = useWords();
  const title = row ? words(exceptionWords[row.code]) : words('exceptionCode');
  return (
    <DetailPane title={title} onClose={onClose}>
      {row ? (
        <PaneWords key={row.id} row={row} />
      ) : isLoading ? (
        <Skeleton count={3} />
      ) : (
        <GoneRecord onClose={onClose} />
      )}
    </DetailPane>
  );
}

function PaneWords({ row }: { row: ExceptionRow }) {
  const words = useWords();
  const navigate = useNavigate();
  const canHandle = useCan('tracking', 'button', 'btn_handle') && row.status !== 'resolved';
  return (
    <div className="exception-pane">
      <div className="exception-acts">
        <SeverityBadge severity={row.severity} />
        <StateLabel tone={exceptionTones[row.status]}>{words(exceptionStatusWords[row.status])}</StateLabel>
        <StageLabel stage={row.stage} />
      </div>
      <Facts
        facts={[
          [words('shipmentNumber'), row.shipmentNo],
          [words('referenceContainer'), row.containerNo],
          [words('shipmentCustomer'), row.customerName],
          [words('shipmentLane'), words('wayFromTo', { from: row.polName, to: row.podName })],
          [words('exceptionDetail'), exceptionDetail(words, row)],
          [words('exceptionOpened'), formatDate(row.openedAt)],
          [words('exceptionDue'), formatDate(row.dueAt)],
          [words('exceptionOwner'), row.ownerName || words('exceptionNobody')],
          [words('exceptionNote'), row.note],
        ]}
      />
      <Button icon="ship" onClick={() => void navigate(shipmentPathOf(row.shipmentId))}>
        {words('shipmentOpenPage')}
      </Button>
      {canHandle && <HandleException exception={row} />}
    </div>
  );
}

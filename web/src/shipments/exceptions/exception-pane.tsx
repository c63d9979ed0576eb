import {
  handleException,
  listExceptions,
  listShipmentExceptions,
} from '@fairway/contract/shipment-tracking.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { UserSelect } from '../../people/select/user-select.tsx';
import { useCan } from '../../session/use-can.ts';
import { Button } from '../../ui/button.tsx';
import { DetailPane } from '../../ui/detail-pane.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Facts } from '../../ui/facts.tsx';
import '../../ui/form.css';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StateLabel } from '../../ui/state-label.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { shipmentPathOf } from '../paths.ts';
import { SeverityBadge } from '../shown/severity-badge.tsx';
import { exceptionStatusWords, exceptionWords } from '../shown/shipment-words.ts';
import { StageLabel } from '../shown/stage-label.tsx';
import { type ExceptionRow, exceptionDetail, exceptionTones } from './exception-text.ts';
import './exceptions.css';

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
        <Empty
          drawing="search"
          title={words('entityGone')}
          action={<Button onClick={onClose}>{words('back')}</Button>}
        />
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
      <div className="exception-pane-acts">
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
      {canHandle && <HandleForm row={row} />}
    </div>
  );
}

function HandleForm({ row }: { row: ExceptionRow }) {
  const words = useWords();
  const [ownerId, setOwnerId] = useState(row.ownerId ?? '');
  const [note, setNote] = useState(row.note);
  const [customerText, setCustomerText] = useState(row.customerText);
  const [needsNote, setNeedsNote] = useState(false);
  const handle = useCommand(handleException, {
    refreshes: [listExceptions, listShipmentExceptions],
    mask: false,
  });
  const send = (status?: 'open' | 'acknowledged' | 'ignored') => {
    const isMissing = status === 'ignored' && note.trim() === '';
    setNeedsNote(isMissing);
    if (isMissing) return;
    handle.mutate(
      {
        params: { id: row.id },
        body: { ...(status && { status }), ownerId: ownerId || null, note, customerText },
      },
      { onSuccess: () => toast(words('exceptionHandled')) },
    );
  };
  return (
    <div className="form-stack">
      <UserSelect label={words('exceptionOwner')} value={ownerId} onChange={setOwnerId} />
      <TextArea
        label={words('exceptionNote')}
        value={note}
        most={500}
        error={needsNote ? words('exceptionIgnoreNeeds') : undefined}
        onChange={(event) => setNote(event.target.value)}
      />
      <TextArea
        label={words('exceptionCustomerText')}
        value={customerText}
        most={300}
        hint={
          row.customerWords
            ? words('exceptionCustomerLine', { words: row.customerWords })
            : words('exceptionCustomerHidden')
        }
        onChange={(event) => setCustomerText(event.target.value)}
      />
      <div className="exception-pane-acts">
        {row.status === 'open' && (
          <Button look="primary" icon="check" busy={handle.isPending} onClick={() => send('acknowledged')}>
            {words('exceptionAcknowledge')}
          </Button>
        )}
        <Button
          look={row.status === 'open' ? 'plain' : 'primary'}
          busy={handle.isPending}
          onClick={() => send()}
        >
          {words('exceptionSave')}
        </Button>
        {row.status === 'ignored' ? (
          <Button icon="undo" busy={handle.isPending} onClick={() => send('open')}>
            {words('exceptionReopen')}
          </Button>
        ) : (
          <Button icon="bellOff" busy={handle.isPending} onClick={() => send('ignored')}>
            {words('exceptionIgnore')}
          </Button>
        )}
      </div>
    </div>
  );
}

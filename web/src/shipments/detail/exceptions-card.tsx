import type { ShipmentException } from '@fairway/contract/shipment-tracking.ts';
import { listShipmentExceptions } from '@fairway/contract/shipment-tracking.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { formatAgo } from '../../language/measures.ts';
import { useWords } from '../../language/words.ts';
import { useCan } from '../../session/use-can.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { load } from '../../wire/calls.ts';
import { exceptionDetail, isOpenException } from '../exceptions/exception-text.ts';
import { HandleException } from '../exceptions/handle-exception.tsx';
import { SeverityBadge } from '../shown/severity-badge.tsx';
import { exceptionStatusWords, exceptionWords } from '../shown/shipment-words.ts';
import './exceptions-card.css';
import { PastExceptions } from './past-exceptions.tsx';

/** What is wrong with it now: to customers in words meant for them, to staff with what is done about it. */
export function ExceptionsCard({ id, isStaff }: { id: string; isStaff: boolean }) {
  const words = useWords();
  const mayHandle = useCan('tracking', 'button', 'btn_handle');
  const [handled, setHandled] = useState<ShipmentException>();
  const asked = useQuery({ ...load(listShipmentExceptions, { params: { id } }), meta: { quiet: true } });
  const shown = (asked.data?.list ?? []).filter(
    (one) => isOpenException(one) && (isStaff || one.customerWords !== ''),
  );
  const past = isStaff ? <PastExceptions asked={asked.data} /> : null;
  if (shown.length === 0) return past;
  return (
    <>
      <Card title={words('trackTroubles')}>
        <ul className="exceptions">
          {shown.map((one) => (
            <li key={one.id}>
              {isStaff ? (
                <StaffException one={one} onHandle={mayHandle ? () => setHandled(one) : undefined} />
              ) : (
                <>
                  <p className="exceptions-words">{one.customerWords}</p>
                  <p className="exceptions-line">
                    {[one.containerNo, formatAgo(words, one.openedAt)].filter(Boolean).join(' · ')}
                  </p>
                </>
              )}
            </li>
          ))}
        </ul>
        {handled && (
          <Sheet title={words(exceptionWords[handled.code])} open onClose={() => setHandled(undefined)}>
            <HandleException exception={handled} onDone={() => flushSync(() => setHandled(undefined))} />
          </Sheet>
        )}
      </Card>
      {past}
    </>
  );
}

interface StaffExceptionProps {
  one: ShipmentException;
  onHandle: (() => void) | undefined;
}

function StaffException({ one, onHandle }: StaffExceptionProps) {
  const words = useWords();
  return (
    <>
      <p className="exceptions-head">
        <SeverityBadge severity={one.severity} codes={[one.code]} />
        <span className="number">{one.containerNo}</span>
        {onHandle && (
          <Button look="quiet" onClick={onHandle}>
            {words('trackHandle')}
          </Button>
        )}
      </p>
      {one.detail && <p className="exceptions-words">{exceptionDetail(words, one)}</p>}
      <p className="exceptions-line">
        {[
          words(exceptionStatusWords[one.status]),
          one.ownerName || words('exceptionNobody'),
          formatAgo(words, one.openedAt),
          one.note,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className="exceptions-line">
        {one.customerWords
          ? words('trackCustomerReads', { words: one.customerWords })
          : words('exceptionCustomerHidden')}
      </p>
    </>
  );
}

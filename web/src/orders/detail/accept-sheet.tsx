import type { OrderDetail } from '@fairway/contract/orders.ts';
import { useState } from 'react';
import { sumsText } from '../../freight/money-text.ts';
import { useWords } from '../../language/words.ts';
import { Facts } from '../../ui/facts.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { laneText } from '../order-text.ts';
import { ActSheet } from './act-sheet.tsx';
import { CreditFacts } from './credit-facts.tsx';
import './act-sheets.css';

interface AcceptSheetProps {
  order: OrderDetail;
  onAccept: (creditReason: string) => Promise<boolean>;
  onDone: () => void;
  onClose: () => void;
}

const mostReason = 500;

/** An order is accepted at its price, with the credit of its customer in sight. */
export function AcceptSheet({ order, onAccept, onDone, onClose }: AcceptSheetProps) {
  const words = useWords();
  const [reason, setReason] = useState('');
  const { credit, can } = order;
  const isBeyond = (credit?.isExceeded ?? false) || order.isWaitingForCredit;
  const mayGoBeyond = isBeyond && can.includes('acceptBeyondCredit');
  return (
    <ActSheet
      title={words('orderAcceptTitle', { orderNo: order.orderNo })}
      agree={words(mayGoBeyond ? 'orderAcceptBeyond' : 'orderAccept')}
      isReady={reason.length <= mostReason && (!mayGoBeyond || reason.trim() !== '')}
      onAct={() => onAccept(reason.trim())}
      onDone={onDone}
      onClose={onClose}
    >
      <Facts
        facts={[
          [words('orderCustomer'), order.customerName],
          [words('orderLane'), laneText(order)],
          [words('orderAmounts'), sumsText(order.totals)],
        ]}
      />
      {credit !== undefined && (
        <section className="credit-box" aria-label={words('orderCredit')}>
          <h3>{words('orderCredit')}</h3>
          {credit === null ? <p>{words('orderCreditNone')}</p> : <CreditFacts credit={credit} />}
        </section>
      )}
      {mayGoBeyond && (
        <TextArea
          label={words('orderAcceptReason')}
          rows={3}
          value={reason}
          most={mostReason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      {isBeyond && !mayGoBeyond && <p>{words('orderAcceptNoReason')}</p>}
    </ActSheet>
  );
}

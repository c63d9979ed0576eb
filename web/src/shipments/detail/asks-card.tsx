import type { CustomerAsk, DocumentKind, ShipmentBill } from '@fairway/contract/shipment-papers.ts';
import type { ShipmentDetail } from '@fairway/contract/shipments.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DueCountdown } from '../shown/due-countdown.tsx';
import { BillSheet } from './bill-sheet.tsx';
import { billKindWords, documentKindWords } from './paper-words.ts';
import './papers-card.css';

interface AsksCardProps {
  shipment: ShipmentDetail;
  onUpload: ((kind: DocumentKind) => void) | undefined;
}

const documentOf = { si: 'shippingInstruction', vgm: 'vgm' } as const;

/** What waits for the customer: a draft to confirm, papers to give; nothing while nothing does. */
export function AsksCard({ shipment, onUpload }: AsksCardProps) {
  const words = useWords();
  const [openId, setOpenId] = useState<string>();
  const { asks = [], bills } = shipment;
  const open = bills.find(({ id }) => id === openId);
  if (asks.length === 0) return null;
  return (
    <Card title={words('homeToDo')}>
      <ul className="papers">
        {asks.map((ask) => (
          <Ask
            key={ask.billId ?? ask.kind}
            ask={ask}
            bill={bills.find(({ id }) => id === ask.billId)}
            onConfirm={setOpenId}
            onUpload={onUpload}
          />
        ))}
      </ul>
      {open && <BillSheet shipmentId={shipment.id} bill={open} onClose={() => setOpenId(undefined)} />}
    </Card>
  );
}

interface AskProps {
  ask: CustomerAsk;
  bill: ShipmentBill | undefined;
  onConfirm: (billId: string) => void;
  onUpload: AsksCardProps['onUpload'];
}

function Ask({ ask: { kind, dueAt }, bill, onConfirm, onUpload }: AskProps) {
  const words = useWords();
  const document = kind === 'checkBill' ? undefined : documentOf[kind];
  return (
    <li>
      <span className="papers-name">
        <strong>{words(document ? documentKindWords[document] : 'homeToDoConfirmBill')}</strong>
        {bill && (
          <small>
            {words(billKindWords[bill.kind])} <span className="number">{bill.billNo}</span>
          </small>
        )}
      </span>
      {dueAt !== null && <DueCountdown kind={null} at={dueAt} />}
      {bill && (
        <Button look="primary" onClick={() => onConfirm(bill.id)}>
          {words('paperConfirmOpen')}
        </Button>
      )}
      {document && onUpload && (
        <Button icon="upload" onClick={() => onUpload(document)}>
          {words('askGive')}
        </Button>
      )}
    </li>
  );
}

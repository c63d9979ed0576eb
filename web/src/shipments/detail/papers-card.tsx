import type { ShipmentBill } from '@fairway/contract/shipment-papers.ts';
import type { ShipmentDetail } from '@fairway/contract/shipments.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useState } from 'react';
import { useDownload } from '../../files/use-download.ts';
import { formatFileSize } from '../../language/measures.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { StateLabel } from '../../ui/state-label.tsx';
import { BillSheet } from './bill-sheet.tsx';
import { billKindWords, billStateTones, billStateWords, documentKindWords } from './paper-words.ts';
import './papers-card.css';

interface PapersCardProps {
  shipment: ShipmentDetail;
  isStaff: boolean;
  onUpload: (() => void) | undefined;
}

/** The bills that were sent, to be confirmed, and the documents the customer may take along. */
export function PapersCard({ shipment, isStaff, onUpload }: PapersCardProps) {
  const words = useWords();
  const [openId, setOpenId] = useState<string>();
  const bills = shipment.bills.filter(({ sentVersion }) => sentVersion !== null);
  const documents = shipment.documents.filter(({ isPublished }) => isPublished);
  const open = bills.find(({ id }) => id === openId);
  return (
    <Card
      title={words('papersTitle')}
      state={
        onUpload && (
          <Button look="quiet" icon="upload" onClick={onUpload}>
            {words('upload')}
          </Button>
        )
      }
    >
      {bills.length + documents.length === 0 && <p className="papers-none">{words('paperNone')}</p>}
      <ul className="papers">
        {bills.map((bill) => (
          <BillRow
            key={bill.id}
            bill={bill}
            isStaff={isStaff}
            isAsked={shipment.asks?.some(({ billId }) => billId === bill.id) ?? false}
            onOpen={() => setOpenId(bill.id)}
          />
        ))}
        {documents.map((document) => (
          <DocumentRow key={document.id} document={document} />
        ))}
      </ul>
      {open && <BillSheet shipmentId={shipment.id} bill={open} onClose={() => setOpenId(undefined)} />}
    </Card>
  );
}

interface BillRowProps {
  bill: ShipmentBill;
  isStaff: boolean;
  /** It stands among what waits for the customer, which leads to the answer. */
  isAsked: boolean;
  onOpen: () => void;
}

function BillRow({ bill, isStaff, isAsked, onOpen }: BillRowProps) {
  const words = useWords();
  const waits = bill.can.answer && bill.answer === null;
  const leads = waits && !isStaff && !isAsked;
  return (
    <li>
      <span className="papers-name">
        <strong>
          {words(billKindWords[bill.kind])} <span className="number">{bill.billNo}</span>
        </strong>
        <small>
          {words('paperSentAt', { version: bill.sentVersion ?? 0, time: formatDate(bill.sentAt) })}
        </small>
      </span>
      {bill.answer === 'changes' ? (
        <StateLabel tone="warn">{words('paperChangesAsked')}</StateLabel>
      ) : (
        <StateLabel tone={waits ? 'warn' : billStateTones[bill.status]}>
          {words(waits ? (isStaff ? 'billWaits' : 'paperWaits') : billStateWords[bill.status])}
        </StateLabel>
      )}
      <Button look={leads ? 'primary' : 'plain'} onClick={onOpen}>
        {words(leads ? 'paperConfirmOpen' : 'paperOpen')}
      </Button>
    </li>
  );
}

function DocumentRow({ document }: { document: ShipmentDetail['documents'][number] }) {
  const words = useWords();
  const download = useDownload();
  const [newest] = document.versions;
  if (!newest) return null;
  return (
    <li>
      <span className="papers-name">
        <strong>{document.title || words(documentKindWords[document.kind])}</strong>
        <small>
          {[
            newest.fileName,
            formatFileSize(words, newest.fileSize),
            formatDate(newest.creatorTime, 'MM-dd HH:mm'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
      <IconButton
        icon="download"
        label={words('paperDownload', { name: newest.fileName })}
        onClick={() =>
          download.mutate({ type: newest.fileType, fileId: newest.fileId, name: newest.fileName })
        }
      />
    </li>
  );
}

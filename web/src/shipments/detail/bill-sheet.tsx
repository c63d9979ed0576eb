import {
  answerShipmentBill,
  type BillAnswer,
  listBillVersions,
  type ShipmentBill,
} from '@fairway/contract/shipment-papers.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/confirm.tsx';
import '../../ui/form.css';
import { Loaded } from '../../ui/loaded.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { load, useCommand } from '../../wire/calls.ts';
import { BillPaper } from './bill-paper.tsx';
import { billKindWords } from './paper-words.ts';
import { shipmentReads } from './shipment-reads.ts';

interface BillSheetProps {
  shipmentId: string;
  bill: ShipmentBill;
  onClose: () => void;
}

const mostText = 1_000;

/** A draft as it was sent: what differs from the one before is marked; it is confirmed, or changes are asked for. */
export function BillSheet({ shipmentId, bill, onClose }: BillSheetProps) {
  const words = useWords();
  const [isAsking, setIsAsking] = useState(false);
  const [text, setText] = useState('');
  const params = { id: shipmentId, billId: bill.id };
  const versions = useQuery({ ...load(listBillVersions, { params, query: {} }), meta: { quiet: true } });
  const answering = useCommand(answerShipmentBill, { refreshes: shipmentReads });
  const version = bill.sentVersion ?? bill.version;
  const send = async (answer: BillAnswer) => {
    const body = { version, answer, text: answer === 'changes' ? text.trim() : '' };
    const isDone = await answering.mutateAsync({ params, body }).catch(() => undefined);
    if (!isDone) return;
    flushSync(onClose);
    toast(words(answer === 'confirmed' ? 'paperConfirmedDone' : 'paperChangesDone'), 3_000);
  };
  const agree = async () => {
    const isSure = await confirm({
      ...{ title: words('paperConfirmAsk'), body: words('paperConfirmBody'), agree: words('paperConfirm') },
    });
    if (isSure) await send('confirmed');
  };
  const canAnswer = bill.can.answer && bill.answer === null;
  return (
    <Sheet
      title={`${words(billKindWords[bill.kind])} ${bill.billNo}`}
      open
      wide
      onClose={onClose}
      actions={
        canAnswer &&
        (isAsking ? (
          <>
            <Button onClick={() => setIsAsking(false)}>{words('cancel')}</Button>
            <Button
              look="primary"
              busy={answering.isPending}
              disabled={text.trim() === '' || text.length > mostText}
              onClick={() => void send('changes')}
            >
              {words('paperAskSend')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={() => setIsAsking(true)}>{words('paperAsk')}</Button>
            <Button look="primary" icon="check" busy={answering.isPending} onClick={() => void agree()}>
              {words('paperConfirm')}
            </Button>
          </>
        ))
      }
    >
      <div className="form-stack">
        {bill.answer !== null && (
          <p role="status">
            {words(bill.answer === 'confirmed' ? 'paperAnswerConfirmed' : 'paperAnswerChanges', {
              ...{ name: bill.answeredName, time: formatDate(bill.answeredAt) },
            })}
            {bill.answerText && ` ${bill.answerText}`}
          </p>
        )}
        {isAsking && (
          <TextArea
            label={words('paperAskWhat')}
            hint={words('paperAskHint')}
            rows={4}
            value={text}
            most={mostText}
            onChange={(event) => setText(event.target.value)}
          />
        )}
        <Loaded query={versions}>
          {({ list }) => {
            const shown = list.find((one) => one.version === version);
            return <BillPaper text={shown?.text ?? bill.text} differences={shown?.differences ?? []} />;
          }}
        </Loaded>
      </div>
    </Sheet>
  );
}

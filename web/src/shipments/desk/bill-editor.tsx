import {
  billIssueTypes,
  billTextFields,
  type ShipmentBill,
  sendShipmentBill,
  setBillState,
  updateShipmentBill,
} from '@fairway/contract/shipment-papers.ts';
import { billDifferences } from '@fairway/domain/shipments/bill-differences.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { type Act, ActMenu } from '../../ui/act-menu.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { BillPaper } from '../detail/bill-paper.tsx';
import { BillSheet } from '../detail/bill-sheet.tsx';
import { billFieldWords, billKindWords, issueTypeWords } from '../detail/paper-words.ts';
import { trackingReads } from '../detail/shipment-reads.ts';
import { BillVersions } from './bill-versions.tsx';
import './bills-tab.css';
import { useUnsaved } from './unsaved-parts.ts';

interface BillEditorProps {
  shipmentId: string;
  bill: ShipmentBill;
}

const longFields = ['shipper', 'consignee', 'notify', 'notify2', 'marks', 'containers', 'goods', 'remarks'];
const mostText = 2_000;
const shownLonger = 3_000;
const refreshes = { refreshes: trackingReads };

/** The text of a bill as it stands on paper. Each save is a version; the customer answers the one they were sent. */
export function BillEditor({ shipmentId, bill }: BillEditorProps) {
  const words = useWords();
  const kept = {
    ...{
      billNo: bill.billNo,
      issueType: bill.issueType,
      originals: bill.originals,
      issuePlace: bill.issuePlace,
    },
  };
  const [head, setHead] = useState(kept);
  const [text, setText] = useState(bill.text);
  const [open, setOpen] = useState<'versions' | 'answer'>();
  const saving = useCommand(updateShipmentBill, refreshes);
  const sending = useCommand(sendShipmentBill, refreshes);
  const ending = useCommand(setBillState, refreshes);
  const params = { id: shipmentId, billId: bill.id };
  const isChanged =
    billDifferences(bill.text, text).length > 0 || JSON.stringify(head) !== JSON.stringify(kept);
  useUnsaved(`bills ${bill.id}`, isChanged);
  const save = async () => {
    const body = { version: bill.version, ...head, text };
    if (await saving.mutateAsync({ params, body }).catch(() => undefined)) toast(words('deskSaved'));
  };
  const send = async () => {
    const done = await sending
      .mutateAsync({ params, body: { version: bill.version } })
      .catch(() => undefined);
    if (done) toast(words('billSent', { count: done.toldPeople }), shownLonger);
  };
  const end = async (status: 'issued' | 'surrendered' | 'voided') => {
    const asks = {
      issued: ['billIssueAsk', 'billIssue'],
      surrendered: ['billSurrenderAsk', 'billSurrender'],
      voided: ['billVoidAsk', 'billVoid'],
    } as const;
    const [ask, agree] = asks[status];
    const isSure = await confirm({ title: words(ask), agree: words(agree), danger: status === 'voided' });
    if (!isSure) return;
    const done = await ending
      .mutateAsync({ params, body: { version: bill.version, status } })
      .catch(() => undefined);
    if (done) toast(words('deskSaved'));
  };
  const of = (isOffered: boolean, act: Act): Act[] => (isOffered ? [act] : []);
  const acts: Act[] = [
    { name: words('billVersions'), icon: 'log', act: () => setOpen('versions') },
    ...of(bill.can.answer, { name: words('billNoteAnswer'), icon: 'check', act: () => setOpen('answer') }),
    ...of(bill.can.issue, { name: words('billIssue'), icon: 'file', act: () => void end('issued') }),
    ...of(bill.can.surrender, {
      name: words('billSurrender'),
      icon: 'release',
      act: () => void end('surrendered'),
    }),
    ...of(bill.can.void, {
      name: words('billVoid'),
      icon: 'trash',
      tone: 'danger',
      act: () => void end('voided'),
    }),
  ];
  return (
    <Card
      title={`${words(billKindWords[bill.kind])} ${bill.billNo} · ${words('billVersion', { version: bill.version })}`}
      state={
        <span className="bill-acts">
          <ActMenu label={words('trackMoreActs')} acts={acts} />
          {bill.can.send && (
            <Button icon="forward" busy={sending.isPending} disabled={isChanged} onClick={() => void send()}>
              {words('billSend')}
            </Button>
          )}
          {bill.can.edit && (
            <Button look="primary" busy={saving.isPending} disabled={!isChanged} onClick={() => void save()}>
              {words('billSaveVersion')}
            </Button>
          )}
        </span>
      }
    >
      <BillAnswerLine bill={bill} />
      {bill.can.edit ? (
        <div className="bill-fields">
          <div className="bill-field-wide">
            <TextField
              label={words('billNo')}
              value={head.billNo}
              maxLength={40}
              onChange={(event) => setHead({ ...head, billNo: event.target.value.toUpperCase() })}
            />
          </div>
          <SelectField
            label={words('billIssueType')}
            placeholder={words('pickPlaceholder')}
            value={head.issueType}
            options={billIssueTypes.map((value) => ({ value, label: words(issueTypeWords[value]) }))}
            onChange={(event) =>
              setHead({
                ...head,
                issueType: billIssueTypes.find((one) => one === event.target.value) ?? head.issueType,
              })
            }
          />
          <TextField
            label={words('billOriginals')}
            inputMode="numeric"
            value={String(head.originals)}
            onChange={(event) =>
              setHead({ ...head, originals: Number(event.target.value.replace(/\D/g, '').slice(0, 1)) })
            }
          />
          <div className="bill-field-wide">
            <TextField
              label={words('billIssuePlace')}
              value={head.issuePlace}
              maxLength={80}
              onChange={(event) => setHead({ ...head, issuePlace: event.target.value })}
            />
          </div>
          {billTextFields.map((field) => (
            <div key={field} className={longFields.includes(field) ? 'bill-field-long' : undefined}>
              <TextArea
                label={words(billFieldWords[field])}
                rows={longFields.includes(field) ? 3 : 1}
                maxLength={mostText}
                value={text[field]}
                onChange={(event) => setText({ ...text, [field]: event.target.value })}
              />
            </div>
          ))}
        </div>
      ) : (
        <BillPaper text={bill.text} differences={[]} />
      )}
      {open === 'versions' && (
        <BillVersions shipmentId={shipmentId} bill={bill} onClose={() => setOpen(undefined)} />
      )}
      {open === 'answer' && (
        <BillSheet shipmentId={shipmentId} bill={bill} onClose={() => setOpen(undefined)} />
      )}
    </Card>
  );
}

/** What the customer said to the version they were sent. */
function BillAnswerLine({ bill }: { bill: ShipmentBill }) {
  const words = useWords();
  if (bill.answer !== null)
    return (
      <p className={`bill-answer${bill.answer === 'confirmed' ? ' bill-answer-good' : ''}`} role="status">
        {words(bill.answer === 'confirmed' ? 'paperAnswerConfirmed' : 'paperAnswerChanges', {
          ...{ name: bill.answeredName, time: formatDate(bill.answeredAt) },
        })}
        {bill.answerText && ` ${bill.answerText}`}
      </p>
    );
  if (bill.sentVersion === null) return null;
  return (
    <p role="status">
      {words('billSentLine', { version: bill.sentVersion, time: formatDate(bill.sentAt) })}
      {bill.isChangedSince && ` ${words('billChangedLine')}`}
    </p>
  );
}

import {
  billIssueTypes,
  billTextFields,
  type ShipmentBill,
  sendShipmentBill,
  setBillState,
  updateShipmentBill,
} from '@fairway/contract/shipment-papers.ts';
import type { ShipmentDetail } from '@fairway/contract/shipments.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useState } from 'react';
import { type PlainKey, useWords } from '../../language/words.ts';
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
import { shipmentReads } from '../detail/shipment-reads.ts';
import { BillVersions } from './bill-versions.tsx';
import './bills-tab.css';
import { billChangers, billKind, type EditedBill, editedBill, headOf, textOf } from './edited-bill.ts';
import { RowConflictSheet } from './row-conflict-sheet.tsx';
import { isChangedByOthers } from './use-newest.ts';
import { useOwnBase } from './use-own-base.ts';

interface BillEditorProps {
  shipment: ShipmentDetail;
  bill: ShipmentBill;
}

const columnWords: Readonly<Record<Exclude<keyof EditedBill, 'key'>, PlainKey>> = {
  ...{
    billNo: 'billNo',
    issueType: 'billIssueType',
    originals: 'billOriginals',
    issuePlace: 'billIssuePlace',
  },
  ...billFieldWords,
};
const longFields = ['shipper', 'consignee', 'notify', 'notify2', 'marks', 'containers', 'goods', 'remarks'];
const mostText = 2_000;
const shownLonger = 3_000;
const refreshes = { refreshes: shipmentReads };

const usualOriginals = 3;

/** The text of a bill as it stands on paper. Each save is a version; the customer answers the one they were sent. */
export function BillEditor({ shipment, bill }: BillEditorProps) {
  const words = useWords();
  const [open, setOpen] = useState<'versions' | 'answer'>();
  const saving = useCommand(updateShipmentBill, { ...refreshes, quiet: isChangedByOthers });
  const sending = useCommand(sendShipmentBill, refreshes);
  const ending = useCommand(setBillState, refreshes);
  const shipmentId = shipment.id;
  const params = { id: shipmentId, billId: bill.id };
  const billOf = ({ bills }: ShipmentDetail) => bills.find(({ id }) => id === bill.id) ?? bill;
  const own = useOwnBase({
    ...{ shipment, part: `bills ${bill.id}`, kind: billKind, whoChanged: billChangers(bill) },
    rowsOf: (of) => [editedBill(billOf(of))],
    send: (on, [mine = editedBill(billOf(on))]) =>
      saving.mutateAsync({
        params,
        body: {
          ...{ version: billOf(on).version, known: headOf(billOf(on)) },
          ...{ ...headOf(mine), text: textOf(mine) },
        },
      }),
    onSaved: () => toast(words('deskSaved')),
  });
  const { rows, isChanged } = own;
  const mine = rows[0] ?? editedBill(bill);
  const change = (changes: Partial<EditedBill>) => own.edit([{ ...mine, ...changes }]);
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
          {isChanged && <Button onClick={own.discard}>{words('deskDiscard')}</Button>}
          {bill.can.edit && (
            <Button
              look="primary"
              busy={saving.isPending}
              disabled={!isChanged}
              onClick={() => void own.save()}
            >
              {words('billSaveVersion')}
            </Button>
          )}
        </span>
      }
    >
      <BillAnswerLine bill={bill} />
      {/* What was typed stays in sight, also when somebody ended the bill meanwhile. */}
      {bill.can.edit || isChanged ? (
        <div className="bill-fields">
          <div className="bill-field-wide">
            <TextField
              label={words('billNo')}
              value={mine.billNo}
              maxLength={40}
              onChange={(event) => change({ billNo: event.target.value.toUpperCase() })}
            />
          </div>
          <SelectField
            label={words('billIssueType')}
            placeholder={words('pickPlaceholder')}
            value={mine.issueType}
            options={billIssueTypes.map((value) => ({ value, label: words(issueTypeWords[value]) }))}
            onChange={(event) => {
              const issueType = billIssueTypes.find((one) => one === event.target.value) ?? mine.issueType;
              change({ issueType, originals: issueType === 'original' ? usualOriginals : 0 });
            }}
          />
          {mine.issueType === 'original' && (
            <TextField
              label={words('billOriginals')}
              inputMode="numeric"
              value={String(mine.originals)}
              onChange={(event) =>
                change({ originals: Number(event.target.value.replace(/\D/g, '').slice(0, 1)) })
              }
            />
          )}
          <div className="bill-field-wide">
            <TextField
              label={words('billIssuePlace')}
              value={mine.issuePlace}
              maxLength={80}
              onChange={(event) => change({ issuePlace: event.target.value })}
            />
          </div>
          {billTextFields.map((field) => (
            <div key={field} className={longFields.includes(field) ? 'bill-field-long' : undefined}>
              <TextArea
                label={words(billFieldWords[field])}
                rows={longFields.includes(field) ? 3 : 1}
                maxLength={mostText}
                value={mine[field]}
                onChange={(event) => change({ [field]: event.target.value })}
              />
            </div>
          ))}
        </div>
      ) : (
        <BillPaper text={bill.text} differences={[]} />
      )}
      {own.conflict && (
        <RowConflictSheet
          {...own.conflict}
          isBusy={saving.isPending}
          nameOf={() => ''}
          columnName={(column) => (column === 'key' ? '' : words(columnWords[column]))}
          cell={(side, column) => {
            if (column === 'issueType' && side) return words(issueTypeWords[side.issueType]);
            return String(side?.[column] ?? '') || words('entityEmptied');
          }}
        />
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

import {
  addShipmentBill,
  type BillKind,
  billKinds,
  type ShipmentBill,
} from '@fairway/contract/shipment-papers.ts';
import type { ShipmentDetail } from '@fairway/contract/shipments.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { ActMenu } from '../../ui/act-menu.tsx';
import { Card } from '../../ui/card.tsx';
import { Empty } from '../../ui/empty.tsx';
import { StateLabel } from '../../ui/state-label.tsx';
import { useCommand } from '../../wire/calls.ts';
import { billKindWords, billStateTones, billStateWords } from '../detail/paper-words.ts';
import { shipmentReads } from '../detail/shipment-reads.ts';
import { BillEditor } from './bill-editor.tsx';
import './bills-tab.css';

const waybills: readonly BillKind[] = ['MAWB', 'HAWB'];

/** The bills of a shipment: drafted, sent, answered and issued. */
export function BillsTab({ shipment }: { shipment: ShipmentDetail }) {
  const words = useWords();
  const adding = useCommand(addShipmentBill, { refreshes: shipmentReads });
  const [chosen, setChosen] = useState('');
  const { bills, can, mode } = shipment;
  const open = bills.find(({ id }) => id === chosen) ?? bills[0];
  const kinds = billKinds.filter((kind) => waybills.includes(kind) === (mode === 'AIR'));
  const add = async (kind: BillKind) => {
    const made = await adding
      .mutateAsync({ params: { id: shipment.id }, body: { kind, text: {} } })
      .catch(() => undefined);
    if (made) setChosen(made.id);
  };
  return (
    <>
      <Card
        title={words('billTitle')}
        state={
          can.edit && (
            <ActMenu
              label={words('billAdd')}
              icon="plus"
              acts={kinds.map((kind) => ({
                ...{ name: words('billAddOne', { kind: words(billKindWords[kind]) }), icon: 'file' as const },
                act: () => void add(kind),
              }))}
            />
          )
        }
      >
        {bills.length === 0 && <Empty title={words('billNone')} line={words('billNoneLine')} />}
        <ul className="bills">
          {bills.map((bill) => (
            <li key={bill.id}>
              <button type="button" aria-pressed={bill.id === open?.id} onClick={() => setChosen(bill.id)}>
                <strong>{words(billKindWords[bill.kind])}</strong>
                <span className="number">{bill.billNo || words('billUnnumbered')}</span>
                <BillStanding bill={bill} />
              </button>
            </li>
          ))}
        </ul>
      </Card>
      {bills.map((bill) => (
        // What was typed into one of them stays while another one is looked at.
        <div key={bill.id} hidden={bill.id !== open?.id}>
          <BillEditor shipment={shipment} bill={bill} />
        </div>
      ))}
    </>
  );
}

/** Where a bill stands, with the customer before everything else. */
export function BillStanding({ bill }: { bill: ShipmentBill }) {
  const words = useWords();
  if (bill.status !== 'draft')
    return <StateLabel tone={billStateTones[bill.status]}>{words(billStateWords[bill.status])}</StateLabel>;
  if (bill.answer === 'changes') return <StateLabel tone="warn">{words('paperChangesAsked')}</StateLabel>;
  if (bill.isChangedSince) return <StateLabel tone="warn">{words('billChangedSince')}</StateLabel>;
  if (bill.sentVersion !== null) return <StateLabel tone="brand">{words('billWaits')}</StateLabel>;
  return <StateLabel tone="neutral">{words('paperDraft')}</StateLabel>;
}

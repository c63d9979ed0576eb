import type { ChargeSide } from '@fairway/contract/money-fields.ts';
import { chargeBatchActs } from '@fairway/contract/shipment-charges.ts';
import { type ClipboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useKeys } from '../../ui/keys/use-keys.ts';
import { Page } from '../../ui/page.tsx';
import { toast } from '../../ui/toast.ts';
import { useLeaveQuestion } from '../../ui/use-leave-question.ts';
import { useBillCharges } from '../acts/use-bill-charges.ts';
import { useChargeActs } from '../acts/use-charge-acts.tsx';
import { ChangesCard } from '../changes/changes-card.tsx';
import { ChargeSums } from '../charge-sums.tsx';
import { actIcons, actWords, sideWords } from '../charge-words.ts';
import type { useChargeRights } from '../use-charge-rights.ts';
import { AddMenu } from './add-menu.tsx';
import { ChargeConflictSheet } from './charge-conflict-sheet.tsx';
import { ChargesGrid } from './charges-grid.tsx';
import './charges-desk.css';
import { CompareCard } from './compare-card.tsx';
import type { EditedCharge } from './edited-charges.ts';
import { PasteChargesSheet } from './paste-charges-sheet.tsx';
import { ProfitCard } from './profit-card.tsx';
import { ShipmentCard } from './shipment-card.tsx';
import type { OpenChargesProps } from './shipment-charges-page.tsx';
import { SideTotals } from './side-totals.tsx';
import type { ChargeEditor } from './use-charge-editor.ts';

export interface ChargesViewProps extends OpenChargesProps {
  editor: ChargeEditor;
  rights: ReturnType<typeof useChargeRights>;
  /** The page of the shipment. */
  home: string;
}

/** The charges of a shipment as two grids one types and pastes into, with what they come to beside them. */
export function ChargesDesk({
  shipment,
  charges: { list: rows, sums },
  editor,
  rights,
  home,
}: ChargesViewProps) {
  const words = useWords();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const { mayEdit, seesConfidential, sides } = rights;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [pasted, setPasted] = useState<{ text: string; side: ChargeSide }>();
  const { act, isBusy, sheet } = useChargeActs();
  const bill = useBillCharges();
  useLeaveQuestion(editor.count > 0);
  const ticked = rows.filter(({ id }) => chosen.has(id));
  const tick = (ids: readonly string[], isTicked: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) {
      if (isTicked) next.add(id);
      else next.delete(id);
    }
    setChosen(next);
  };
  const addTo = (side: ChargeSide) => {
    const last = editor.charges.filter((charge) => charge.side === side).at(-1);
    const key = editor.add(side, likeOf(side, last, shipment));
    requestAnimationFrame(() => focusLine(key));
  };
  useKeys(
    words('chargeTitle'),
    mayEdit
      ? sides.map((side, index) => ({
          ...{
            keys: index === 0 ? 'c' : 'p',
            name: words('chargeAddTo', { side: words(sideWords[side]) }),
          },
          act: () => addTo(side),
        }))
      : [],
    'detail',
  );
  // Who comes to change one line begins there.
  const line = address.get('line') ?? '';
  const begin = useEffectEvent(() => focusLine(line));
  useEffect(() => {
    if (line) begin();
  }, [line]);
  /** Several cells pasted into a grid are lines of a sheet, not the text of one cell. */
  const pasteInto = (side: ChargeSide) => (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!mayEdit || !/[\n\t]/.test(text.trim())) return;
    event.preventDefault();
    setPasted({ text, side });
  };
  const offered = chargeBatchActs.filter((one) => ticked.some(({ can }) => can.includes(one)));
  const mayBill = bill !== undefined && ticked.some(({ status }) => status === 'approved');
  return (
    <Page
      title={words('chargeOfShipment', { shipmentNo: shipment.shipmentNo })}
      back={home}
      width="whole"
      actions={
        <>
          {mayEdit && (
            <>
              <AddMenu shipment={shipment} charges={editor.charges} onTake={editor.addAll} />
              <Button icon="grid" onClick={() => setPasted({ text: '', side: sides[0] ?? 'receivable' })}>
                {words('chargePaste')}
              </Button>
            </>
          )}
          <Button icon="ship" onClick={() => void navigate(home)}>
            {words('chargeToCargo')}
          </Button>
        </>
      }
      lead={
        <div className="charges-lead">
          <ChargeSums sums={sums} />
        </div>
      }
    >
      {sides.map((side) => (
        <Card
          key={side}
          title={words('chargeSideCount', {
            side: words(sideWords[side]),
            count: editor.charges.filter((charge) => charge.side === side).length,
          })}
          state={
            mayEdit && (
              <Button icon="plus" onClick={() => addTo(side)}>
                {words('chargeAddLine')}
              </Button>
            )
          }
        >
          <div onPaste={pasteInto(side)}>
            <ChargesGrid
              {...{ side, editor, mayEdit, seesConfidential }}
              ticked={new Set(ticked.map(({ id }) => id))}
              onTick={tick}
              onAdd={() => addTo(side)}
            />
          </div>
          <SideTotals rows={rows.filter((row) => row.side === side)} />
        </Card>
      ))}
      <div className="charges-below">
        {sums && <ProfitCard sums={sums} />}
        <ChangesCard shipment={shipment} rows={rows} />
        <CompareCard shipmentId={shipment.id} />
        <ShipmentCard shipment={shipment} isStaff={rights.isStaff} />
      </div>
      {editor.count > 0 && (
        <div className="charges-save" role="status">
          <span>{words('chargeChangedCount', { count: editor.count })}</span>
          <Button onClick={editor.settle}>{words('chargeDiscard')}</Button>
          <Button look="primary" busy={editor.isSaving} onClick={() => void editor.save()}>
            {words('save')}
          </Button>
        </div>
      )}
      {editor.count === 0 && ticked.length > 0 && (
        <div className="charges-ticked" role="toolbar" aria-label={words('tableTickedActs')}>
          <span className="charges-ticked-count number" role="status">
            {words('batchTicked', { count: ticked.length })}
          </span>
          {offered.length === 0 && !mayBill && <span>{words('chargeNothingToDo')}</span>}
          {offered.map((one) => (
            <Button
              key={one}
              icon={actIcons[one]}
              busy={isBusy}
              onClick={() => act(one, ticked, () => setChosen(new Set()))}
            >
              {words(actWords[one])}
            </Button>
          ))}
          {mayBill && (
            <Button icon="invoice" onClick={() => bill?.(ticked)}>
              {words('chargeBill')}
            </Button>
          )}
          <Button look="quiet" onClick={() => setChosen(new Set())}>
            {words('tableUntick')}
          </Button>
        </div>
      )}
      {sheet}
      {editor.theirs && <ChargeConflictSheet editor={editor} />}
      {pasted && (
        <PasteChargesSheet
          {...pasted}
          {...{ shipmentId: shipment.id, sides }}
          agree={(count) => words('chargeTake', { count })}
          onTake={(taken) => {
            editor.addAll(taken);
            setPasted(undefined);
            toast(words('chargeTaken', { count: taken.length }));
          }}
          onClose={() => setPasted(undefined)}
        />
      )}
    </Page>
  );
}

/** The next one is most often of the same party and currency; what is owed to us, the customer owes. */
export function likeOf(
  side: ChargeSide,
  last: EditedCharge | undefined,
  { customerId, customerName }: OpenChargesProps['shipment'],
): Partial<EditedCharge> {
  if (last) {
    const { partyId, partyName, currency, unit } = last;
    return { partyId, partyName, currency, unit };
  }
  return side === 'receivable' && customerId ? { partyId: customerId, partyName: customerName ?? '' } : {};
}

function focusLine(key: string): void {
  const line = document.getElementById(`charge-${key}`);
  line?.scrollIntoView({ block: 'center' });
  line?.querySelector<HTMLElement>('[data-cell]')?.focus();
}

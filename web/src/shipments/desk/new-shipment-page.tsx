import { AppError } from '@fairway/contract/app-error.ts';
import type { Input } from '@fairway/contract/endpoint.ts';
import { createShipment } from '@fairway/contract/shipments.ts';
import { defaultZone } from '@fairway/domain/time/format-date.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { companyToday } from '../../freight/rate-dates.ts';
import { useWords } from '../../language/words.ts';
import { useCan } from '../../session/use-can.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Page } from '../../ui/page.tsx';
import { toast } from '../../ui/toast.ts';
import { useLeaveQuestion } from '../../ui/use-leave-question.ts';
import { useCommand } from '../../wire/calls.ts';
import { newCommandId } from '../../wire/command-id.ts';
import { shipmentReads } from '../detail/shipment-reads.ts';
import { myShipmentsPath, shipmentDeskPathOf } from '../paths.ts';
import { BoxesGrid } from './boxes-grid.tsx';
import { deskGroups, type FieldValues } from './desk-fields.ts';
import { type EditedBox, newBox } from './edited-boxes.ts';
import { FieldControl } from './field-control.tsx';
import { PasteBoxesSheet } from './paste-boxes-sheet.tsx';
import { SailingChoice } from './sailing-choice.tsx';
import { ShipFields, type TypedShip, writtenShip } from './ship-fields.tsx';

const begun: FieldValues = {
  ...{ business: 'SE', mode: 'FCL', billMode: 'house', freightTerm: 'PP', moveTerm: 'CY-CY' },
  ...{ packageType: 'CTN', bizDate: companyToday() },
};
const noShip: TypedShip = { vesselName: '', vesselImo: '', voyageNo: '', etd: null, eta: null };

/** A shipment by hand, where no order came before it. */
export function NewShipmentPage() {
  const words = useWords();
  const mayAdd = useCan('cargoShipment', 'button', 'btn_add');
  if (mayAdd) return <NewShipment />;
  return (
    <Page title={words('newShipment')} back={myShipmentsPath}>
      <Empty drawing="locked" title={words('noPermission')} />
    </Page>
  );
}

function NewShipment() {
  const words = useWords();
  const navigate = useNavigate();
  const [values, setValues] = useState(begun);
  const [by, setBy] = useState<'sailing' | 'typed'>('sailing');
  const [sailingId, setSailingId] = useState('');
  const [ship, setShip] = useState(noShip);
  const [boxes, setBoxes] = useState<EditedBox[]>([]);
  const [isPasting, setIsPasting] = useState(false);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [isSaved, setIsSaved] = useState(false);
  const creating = useCommand(createShipment, { refreshes: shipmentReads, quiet: true });
  useLeaveQuestion(!isSaved && (values !== begun || boxes.length > 0));
  const required = deskGroups.flatMap(({ fields }) => fields.filter(({ isRequired }) => isRequired));
  const isWhole = required.every(({ field }) => Boolean(values[field]));
  const save = async () => {
    const isTyped = by === 'typed' && ship.vesselName.trim() !== '' && ship.voyageNo.trim() !== '';
    // The form asks for each of them by its kind; what is wrong nevertheless the server says at its field.
    const body = {
      ...values,
      ...(by === 'sailing' && sailingId && { sailingId }),
      ...(isTyped && { ship: writtenShip(ship) }),
      boxes: boxes.map(({ key: _, id: __, ...box }) => box),
    } as Input<typeof createShipment>['body'];
    try {
      const made = await creating.mutateAsync({ body });
      flushSync(() => setIsSaved(true));
      toast(words('newShipmentMade', { shipmentNo: made.shipmentNo }));
      void navigate(shipmentDeskPathOf(made.id), { replace: true });
    } catch (error) {
      if (!(error instanceof AppError)) return;
      setProblems(error.fields ?? {});
      toast(error.message, 3_000);
    }
  };
  return (
    <Page
      title={words('newShipment')}
      back={myShipmentsPath}
      width="whole"
      foot={
        <ActionBar>
          <Button look="primary" busy={creating.isPending} disabled={!isWhole} onClick={() => void save()}>
            {words('newShipmentMake')}
          </Button>
        </ActionBar>
      }
    >
      {deskGroups.map(({ title, fields }) => (
        <Card key={title} title={words(title)}>
          <div className="desk-fields">
            {fields.map((field) => (
              <div key={field.field} className={field.isWide ? 'desk-field-wide' : undefined}>
                <FieldControl
                  field={field}
                  value={values[field.field]}
                  zone={defaultZone}
                  error={problems[field.field]}
                  onChange={(value) => {
                    setValues({ ...values, [field.field]: value });
                    // A sailing is of one lane.
                    if (field.field === 'polId' || field.field === 'podId') setSailingId('');
                  }}
                />
              </div>
            ))}
          </div>
        </Card>
      ))}
      <Card
        title={words('shipmentShip')}
        state={
          <Choice
            label={words('vesselBy')}
            value={by}
            options={[
              { value: 'sailing', label: words('vesselBySailing') },
              { value: 'typed', label: words('vesselByHand') },
            ]}
            onChange={setBy}
          />
        }
      >
        <div className="desk-fields">
          {by === 'sailing' ? (
            <SailingChoice
              polId={String(values.polId ?? '')}
              podId={String(values.podId ?? '')}
              value={sailingId}
              onChange={setSailingId}
            />
          ) : (
            <ShipFields ship={ship} zones={[defaultZone, defaultZone]} onChange={setShip} />
          )}
        </div>
      </Card>
      <Card
        title={words('boxTitle', { count: boxes.length })}
        state={
          <span className="boxes-acts">
            <Button icon="grid" onClick={() => setIsPasting(true)}>
              {words('boxPaste')}
            </Button>
            <Button icon="plus" onClick={() => setBoxes([...boxes, newBox(newCommandId())])}>
              {words('boxAdd')}
            </Button>
          </span>
        }
      >
        <BoxesGrid boxes={boxes} onChange={setBoxes} />
      </Card>
      {isPasting && (
        <PasteBoxesSheet
          text=""
          type="40HQ"
          onTake={(taken) => {
            setBoxes([...boxes, ...taken.map((box) => newBox(newCommandId(), box))]);
            setIsPasting(false);
          }}
          onClose={() => setIsPasting(false)}
        />
      )}
    </Page>
  );
}

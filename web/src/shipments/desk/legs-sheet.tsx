import { legModes } from '@fairway/contract/shipment-fields.ts';
import type { ShipmentDetail } from '@fairway/contract/shipments.ts';
import { EntityPicker } from '../../entities/entity-picker.tsx';
import { inputText, momentOf } from '../../forms/fields/moment-text.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/dates/date-field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { newCommandId } from '../../wire/command-id.ts';
import { areWhole, type EditedLeg, zoneOf } from './edited-legs.ts';
import './legs-card.css';
import { legModeWords } from './part-words.ts';

const mostLegs = 12;

interface LegsSheetProps {
  shipment: ShipmentDetail;
  legs: readonly EditedLeg[];
  isBusy: boolean;
  onChange: (legs: readonly EditedLeg[]) => void;
  onSave: () => void;
  /** What was typed stays. */
  onClose: () => void;
}

export function LegsSheet({ shipment, legs, isBusy, onChange, onSave, onClose }: LegsSheetProps) {
  const words = useWords();
  const change = (key: string, changes: Partial<EditedLeg>) =>
    onChange(legs.map((leg) => (leg.key === key ? { ...leg, ...changes } : leg)));
  const add = () =>
    onChange([
      ...legs,
      {
        ...{ key: newCommandId(), mode: 'vessel' },
        // It goes on where the one before ends.
        ...{ fromPortId: legs.at(-1)?.toPortId ?? shipment.pol.id, toPortId: '' },
        ...{ vesselName: '', voyageNo: '', etd: null, eta: null },
      },
    ]);
  return (
    <Sheet
      title={words('legEdit')}
      open
      wide
      onClose={onClose}
      actions={
        <>
          <Button icon="plus" disabled={legs.length >= mostLegs} onClick={add}>
            {words('legAdd')}
          </Button>
          <Button look="primary" busy={isBusy} disabled={!areWhole(legs)} onClick={onSave}>
            {words('save')}
          </Button>
        </>
      }
    >
      <ol className="legs-edited">
        {legs.map((leg, index) => (
          <li key={leg.key}>
            <div className="legs-head">
              <strong>{words('legNumber', { number: index + 1 })}</strong>
              <IconButton
                icon="trash"
                label={words('legRemove', { number: index + 1 })}
                onClick={() => onChange(legs.filter(({ key }) => key !== leg.key))}
              />
            </div>
            <div className="desk-fields">
              <SelectField
                label={words('legMode')}
                placeholder={words('pickPlaceholder')}
                value={leg.mode}
                options={legModes.map((value) => ({ value, label: words(legModeWords[value]) }))}
                onChange={(event) =>
                  change(leg.key, { mode: legModes.find((one) => one === event.target.value) ?? leg.mode })
                }
              />
              <EntityPicker
                entity="Port"
                label={words('legFrom')}
                values={leg.fromPortId ? [leg.fromPortId] : []}
                onChange={([fromPortId = '']) => change(leg.key, { fromPortId })}
              />
              <EntityPicker
                entity="Port"
                label={words('legTo')}
                values={leg.toPortId ? [leg.toPortId] : []}
                onChange={([toPortId = '']) => change(leg.key, { toPortId })}
              />
              <TextField
                label={words('shipmentVessel')}
                value={leg.vesselName}
                maxLength={60}
                onChange={(event) => change(leg.key, { vesselName: event.target.value.toUpperCase() })}
              />
              <TextField
                label={words('shipmentVoyage')}
                value={leg.voyageNo}
                maxLength={20}
                onChange={(event) => change(leg.key, { voyageNo: event.target.value.toUpperCase() })}
              />
              {(['etd', 'eta'] as const).map((of) => {
                const zone = zoneOf(shipment, of === 'etd' ? leg.fromPortId : leg.toPortId);
                return (
                  <DateField
                    key={of}
                    label={words(of === 'etd' ? 'timeEtd' : 'timeEta')}
                    kind="minute"
                    zone={zone}
                    value={inputText(leg[of], 'minute', zone)}
                    onChange={(held) => change(leg.key, { [of]: held === '' ? null : momentOf(held, zone) })}
                  />
                );
              })}
            </div>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

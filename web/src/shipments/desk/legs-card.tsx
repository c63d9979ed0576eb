import { type LegMode, legModes } from '@fairway/contract/shipment-fields.ts';
import { type ShipmentDetail, setShipmentLegs } from '@fairway/contract/shipments.ts';
import { defaultZone } from '@fairway/domain/time/format-date.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { EntityPicker } from '../../entities/entity-picker.tsx';
import { inputText, momentOf } from '../../forms/fields/moment-text.ts';
import { type PlainKey, useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DateField } from '../../ui/dates/date-field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { trackingReads } from '../detail/shipment-reads.ts';
import { wallText } from '../tracking/wall-text.ts';
import './legs-card.css';
import { useSaved } from './use-newest.ts';

export const legModeWords: Readonly<Record<LegMode, PlainKey>> = {
  vessel: 'legVessel',
  feeder: 'legFeeder',
  barge: 'legBarge',
  rail: 'legRail',
  truck: 'legTruck',
  flight: 'legFlight',
};

const mostLegs = 12;

/** The legs of the way, one after the other. */
export function LegsCard({ shipment }: { shipment: ShipmentDetail }) {
  const words = useWords();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card
      title={words('legTitle')}
      state={
        shipment.can.edit && (
          <IconButton icon="edit" label={words('legEdit')} onClick={() => setIsOpen(true)} />
        )
      }
    >
      {shipment.legs.length === 0 && <p className="legs-none">{words('legNone')}</p>}
      <ol className="legs">
        {shipment.legs.map((leg) => (
          <li key={leg.seq}>
            <strong>
              {leg.from.name} → {leg.to.name}
            </strong>
            <span>
              {[words(legModeWords[leg.mode]), leg.vesselName, leg.voyageNo].filter(Boolean).join(' ')}
            </span>
            <span className="number">
              {wallText(leg.etd, leg.from.timeZone) || '–'} → {wallText(leg.eta, leg.to.timeZone) || '–'}
            </span>
          </li>
        ))}
      </ol>
      {isOpen && <LegsSheet shipment={shipment} onClose={() => setIsOpen(false)} />}
    </Card>
  );
}

interface EditedLeg {
  key: number;
  mode: LegMode;
  fromPortId: string;
  toPortId: string;
  vesselName: string;
  voyageNo: string;
  etd: number | null;
  eta: number | null;
}

function LegsSheet({ shipment, onClose }: { shipment: ShipmentDetail; onClose: () => void }) {
  const words = useWords();
  const saved = useSaved();
  const saving = useCommand(setShipmentLegs, { refreshes: trackingReads });
  const [legs, setLegs] = useState<EditedLeg[]>(() =>
    shipment.legs.map(({ mode, from, to, vesselName, voyageNo, etd, eta }, key) => ({
      ...{ key, mode, fromPortId: from.id, toPortId: to.id, vesselName, voyageNo, etd, eta },
    })),
  );
  const zoneOf = (portId: string): string =>
    [
      shipment.pol,
      shipment.pod,
      ...shipment.tranships,
      ...shipment.legs.flatMap(({ from, to }) => [from, to]),
    ].find(({ id }) => id === portId)?.timeZone ?? defaultZone;
  const change = (key: number, changes: Partial<EditedLeg>) =>
    setLegs(legs.map((leg) => (leg.key === key ? { ...leg, ...changes } : leg)));
  const add = () =>
    setLegs([
      ...legs,
      {
        ...{ key: Math.max(-1, ...legs.map(({ key }) => key)) + 1, mode: 'vessel' },
        // It goes on where the one before ends.
        ...{ fromPortId: legs.at(-1)?.toPortId ?? shipment.pol.id, toPortId: '' },
        ...{ vesselName: '', voyageNo: '', etd: null, eta: null },
      },
    ]);
  const isWhole = legs.every(({ fromPortId, toPortId }) => fromPortId !== '' && toPortId !== '');
  const save = async () => {
    const body = { version: shipment.version, legs: legs.map(({ key: _, ...leg }) => leg) };
    if (!(await saved(saving.mutateAsync({ params: { id: shipment.id }, body })))) return;
    flushSync(onClose);
    toast(words('deskSaved'));
  };
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
          <Button look="primary" busy={saving.isPending} disabled={!isWhole} onClick={() => void save()}>
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
                onClick={() => setLegs(legs.filter(({ key }) => key !== leg.key))}
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
                const zone = zoneOf(of === 'etd' ? leg.fromPortId : leg.toPortId);
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

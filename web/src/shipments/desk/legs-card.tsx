import { type ShipmentDetail, setShipmentLegs } from '@fairway/contract/shipments.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type PlainKey, useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { shipmentReads } from '../detail/shipment-reads.ts';
import { wallText } from '../tracking/wall-text.ts';
import { areWhole, type EditedLeg, editedLegs, legKind, zoneOf } from './edited-legs.ts';
import { EntityNames } from './entity-names.tsx';
import './legs-card.css';
import { LegsSheet } from './legs-sheet.tsx';
import { legModeWords } from './part-words.ts';
import { RowConflictSheet } from './row-conflict-sheet.tsx';
import { UnsavedBar } from './unsaved-bar.tsx';
import { isChangedByOthers } from './use-newest.ts';
import { changersOf, useOwnBase } from './use-own-base.ts';

const columnWords: Readonly<Record<Exclude<keyof EditedLeg, 'key'>, PlainKey>> = {
  mode: 'legMode',
  fromPortId: 'legFrom',
  toPortId: 'legTo',
  vesselName: 'shipmentVessel',
  voyageNo: 'shipmentVoyage',
  etd: 'timeEtd',
  eta: 'timeEta',
};

/** The legs of the way, one after the other. */
export function LegsCard({ shipment }: { shipment: ShipmentDetail }) {
  const words = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const saving = useCommand(setShipmentLegs, { refreshes: shipmentReads, quiet: isChangedByOthers });
  const own = useOwnBase({
    ...{ shipment, part: 'voyage legs', kind: legKind, rowsOf: editedLegs },
    whoChanged: changersOf(({ field }) => field === 'legs'),
    send: ({ id, version }, rows) =>
      saving.mutateAsync({ params: { id }, body: { version, legs: rows.map(({ key: _, ...leg }) => leg) } }),
    onSaved() {
      flushSync(() => setIsOpen(false));
      toast(words('deskSaved'));
    },
  });
  const save = () => void own.save();
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
      {own.isChanged && !isOpen && (
        <UnsavedBar
          {...{ says: words('deskPartChanged'), isBusy: saving.isPending, isWhole: areWhole(own.rows) }}
          onDiscard={own.discard}
          onSave={save}
        />
      )}
      {isOpen && (
        <LegsSheet
          {...{ shipment, legs: own.rows, isBusy: saving.isPending, onChange: own.edit, onSave: save }}
          onClose={() => setIsOpen(false)}
        />
      )}
      {own.conflict && (
        <RowConflictSheet
          {...own.conflict}
          isBusy={saving.isPending}
          nameOf={(leg, among) => words('legNumber', { number: among.indexOf(leg) + 1 })}
          columnName={(column) => (column === 'key' ? '' : words(columnWords[column]))}
          cell={(leg, column) => <LegCell {...{ shipment, leg, column }} />}
        />
      )}
    </Card>
  );
}

interface LegCellProps {
  shipment: ShipmentDetail;
  leg: EditedLeg | undefined;
  column: keyof EditedLeg;
}

function LegCell({ shipment, leg, column }: LegCellProps) {
  const words = useWords();
  const value = leg?.[column];
  if (!leg || value === null || value === undefined || value === '') return words('entityEmptied');
  if (column === 'mode') return words(legModeWords[leg.mode]);
  if (column === 'fromPortId' || column === 'toPortId') return <EntityNames entity="Port" ids={value} />;
  if (column === 'etd' || column === 'eta')
    return wallText(leg[column], zoneOf(shipment, column === 'etd' ? leg.fromPortId : leg.toPortId));
  return value;
}

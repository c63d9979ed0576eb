import { addTrackingEvent } from '@fairway/contract/shipment-tracking.ts';
import type { ShipmentDetail } from '@fairway/contract/shipments.ts';
import { type EventClassifier, type Milestone, milestones } from '@fairway/contract/tracking.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { inputText, momentOf } from '../../forms/fields/moment-text.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { DateField } from '../../ui/dates/date-field.tsx';
import '../../ui/form.css';
import { SelectField } from '../../ui/select-field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { shipmentReads } from '../detail/shipment-reads.ts';
import { milestoneWords } from '../shown/shipment-words.ts';
import { zoneText } from '../tracking/wall-text.ts';
import './add-event-sheet.css';
import { DelayReasonField } from './delay-reason-field.tsx';
import './field-control.css';

interface AddEventSheetProps {
  shipment: ShipmentDetail;
  onClose: () => void;
}

const mostReason = 200;
const shipped: readonly Milestone[] = ['LOADED', 'DEP', 'TS_LOAD', 'TS_DEP'];

/** Where a milestone usually happens. */
function usualPort({ pol, pod, tranships }: ShipmentDetail, milestone: Milestone | '') {
  if (milestone === '' || milestones.indexOf(milestone) < milestones.indexOf('TS_ARR')) return pol;
  return milestone.startsWith('TS_') ? (tranships[0] ?? pol) : pod;
}

/** What happened or is expected, entered by hand: marked so for everybody, with a reason. */
export function AddEventSheet({ shipment, onClose }: AddEventSheetProps) {
  const words = useWords();
  const ports = [
    shipment.receiptPort,
    shipment.pol,
    ...shipment.tranships,
    shipment.pod,
    shipment.deliveryPort,
  ]
    .filter((port) => port !== null)
    .filter((port, index, all) => all.findIndex(({ id }) => id === port.id) === index);
  const [milestone, setMilestone] = useState<Milestone | ''>('');
  const [classifier, setClassifier] = useState<EventClassifier>('ACT');
  const [portId, setPortId] = useState('');
  const port = ports.find(({ id }) => id === portId) ?? usualPort(shipment, milestone);
  /** As on the wall of the port, whichever that will be; until somebody types, now. */
  const [typed, setTyped] = useState<string>();
  const held = typed ?? inputText(Date.now(), 'minute', port.timeZone);
  const at = momentOf(held, port.timeZone);
  const [boxes, setBoxes] = useState<readonly string[]>([]);
  const [voyage, setVoyage] = useState({ vesselName: shipment.vesselName, voyageNo: shipment.voyageNo });
  const [delayReason, setDelayReason] = useState('');
  const [isInspection, setIsInspection] = useState(false);
  const [reason, setReason] = useState('');
  const adding = useCommand(addTrackingEvent, { refreshes: shipmentReads });
  const numbered = shipment.boxes.filter(({ containerNo }) => containerNo !== '');
  const canSave = milestone !== '' && at !== null && reason.trim().length >= 2 && reason.length <= mostReason;
  const save = async () => {
    if (milestone === '' || at === null) return;
    const body = {
      ...{ milestone, classifier, at, portId: port.id, containerNos: [...boxes] },
      ...(shipped.includes(milestone) ? voyage : { vesselName: '', voyageNo: '' }),
      ...{
        delayReason: delayReason.trim(),
        isInspection: milestone === 'HOLD' && isInspection,
        reason: reason.trim(),
      },
    };
    const isDone = await adding.mutateAsync({ params: { id: shipment.id }, body }).catch(() => undefined);
    if (!isDone) return;
    flushSync(onClose);
    toast(words('eventAdded'));
  };
  return (
    <Sheet
      title={words('eventAdd')}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button look="primary" busy={adding.isPending} disabled={!canSave} onClick={() => void save()}>
            {words('save')}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        <SelectField
          label={words('eventMilestone')}
          placeholder={words('pickPlaceholder')}
          value={milestone}
          options={milestones.map((value) => ({ value, label: words(milestoneWords[value]) }))}
          onChange={(event) => setMilestone(milestones.find((one) => one === event.target.value) ?? '')}
        />
        <Choice
          label={words('eventClassifier')}
          value={classifier}
          options={[
            { value: 'ACT', label: words('trackActual') },
            { value: 'EST', label: words('trackEstimated') },
            { value: 'PLN', label: words('trackPlanned') },
          ]}
          onChange={setClassifier}
        />
        <SelectField
          label={words('eventPort')}
          placeholder={words('pickPlaceholder')}
          value={port.id}
          options={ports.map(({ id, name, code }) => ({ value: id, label: `${name} ${code}` }))}
          onChange={(event) => setPortId(event.target.value)}
        />
        <DateField
          label={words('eventAt')}
          hint={words('eventAtHint', { port: port.name, zone: zoneText(at ?? Date.now(), port.timeZone) })}
          kind="minute"
          zone={port.timeZone}
          value={held}
          onChange={setTyped}
        />
        {milestone !== '' && shipped.includes(milestone) && (
          <div className="event-ship">
            <TextField
              label={words('shipmentVessel')}
              value={voyage.vesselName}
              maxLength={60}
              onChange={(event) => setVoyage({ ...voyage, vesselName: event.target.value.toUpperCase() })}
            />
            <TextField
              label={words('shipmentVoyage')}
              value={voyage.voyageNo}
              maxLength={20}
              onChange={(event) => setVoyage({ ...voyage, voyageNo: event.target.value.toUpperCase() })}
            />
          </div>
        )}
        {milestone === 'HOLD' && (
          <Switch label={words('eventInspection')} checked={isInspection} onChange={setIsInspection} />
        )}
        {numbered.length > 1 && (
          <fieldset className="field-choices">
            <legend>{words('eventBoxes')}</legend>
            {numbered.map(({ id, containerNo }) => (
              <label key={id}>
                <input
                  type="checkbox"
                  checked={boxes.includes(containerNo)}
                  onChange={(event) =>
                    setBoxes(
                      event.target.checked
                        ? [...boxes, containerNo]
                        : boxes.filter((one) => one !== containerNo),
                    )
                  }
                />
                <span className="number">{containerNo}</span>
              </label>
            ))}
          </fieldset>
        )}
        <DelayReasonField value={delayReason} onChange={setDelayReason} />
        <TextArea
          label={words('eventReason')}
          hint={words('eventReasonHint')}
          value={reason}
          most={mostReason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </Sheet>
  );
}

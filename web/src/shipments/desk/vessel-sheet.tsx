import { changeShipmentVessel, type ShipmentDetail } from '@fairway/contract/shipments.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import '../../ui/form.css';
import { Sheet } from '../../ui/sheet.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { shipmentReads } from '../detail/shipment-reads.ts';
import { SailingChoice } from './sailing-choice.tsx';
import { ShipFields, type TypedShip, writtenShip } from './ship-fields.tsx';
import { useSaved } from './use-newest.ts';

interface VesselSheetProps {
  shipment: ShipmentDetail;
  onClose: () => void;
}

const mostReason = 300;

/** Another ship: a sailing of the schedule, or as it is typed; the customer keeps what was told first. */
export function VesselSheet({ shipment, onClose }: VesselSheetProps) {
  const words = useWords();
  const saved = useSaved();
  const changing = useCommand(changeShipmentVessel, { refreshes: shipmentReads });
  const [by, setBy] = useState<'sailing' | 'typed'>('sailing');
  const [sailingId, setSailingId] = useState('');
  const [ship, setShip] = useState<TypedShip>({
    vesselName: '',
    vesselImo: '',
    voyageNo: '',
    etd: null,
    eta: null,
  });
  const [reason, setReason] = useState('');
  const isKnown =
    by === 'sailing' ? sailingId !== '' : ship.vesselName.trim() !== '' && ship.voyageNo.trim() !== '';
  const save = async () => {
    const chosen = by === 'sailing' ? { sailingId } : { ship: writtenShip(ship) };
    const body = { version: shipment.version, reason: reason.trim(), ...chosen };
    if (!(await saved(changing.mutateAsync({ params: { id: shipment.id }, body })))) return;
    flushSync(onClose);
    toast(words('vesselChanged'));
  };
  return (
    <Sheet
      title={words('vesselChange')}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button
            look="primary"
            busy={changing.isPending}
            disabled={!isKnown || reason.trim() === '' || reason.length > mostReason}
            onClick={() => void save()}
          >
            {words('vesselChange')}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        <p>
          {words('vesselNow', {
            ship: `${shipment.vesselName} ${shipment.voyageNo}`.trim() || words('none'),
          })}
        </p>
        <Choice
          label={words('vesselBy')}
          value={by}
          options={[
            { value: 'sailing', label: words('vesselBySailing') },
            { value: 'typed', label: words('vesselByHand') },
          ]}
          onChange={setBy}
        />
        {by === 'sailing' ? (
          <SailingChoice
            polId={shipment.pol.id}
            podId={shipment.pod.id}
            value={sailingId}
            onChange={setSailingId}
          />
        ) : (
          <>
            <p>{words('vesselByHandLine')}</p>
            <ShipFields
              ship={ship}
              zones={[shipment.pol.timeZone, shipment.pod.timeZone]}
              onChange={setShip}
            />
          </>
        )}
        <TextArea
          label={words('deskReason')}
          value={reason}
          most={mostReason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </Sheet>
  );
}

import { type ShipmentDetail, splitShipment } from '@fairway/contract/shipments.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import '../../ui/form.css';
import { Sheet } from '../../ui/sheet.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { shipmentReads } from '../detail/shipment-reads.ts';
import { shipmentDeskPathOf } from '../paths.ts';
import './chosen-rows.css';
import { useSaved } from './use-newest.ts';

/** Boxes that go to a shipment of their own; one at least stays. */
export function SplitSheet({ shipment, onClose }: { shipment: ShipmentDetail; onClose: () => void }) {
  const words = useWords();
  const navigate = useNavigate();
  const saved = useSaved();
  const splitting = useCommand(splitShipment, { refreshes: shipmentReads });
  const [boxIds, setBoxIds] = useState<readonly string[]>([]);
  const split = async () => {
    const body = { version: shipment.version, boxIds: [...boxIds] };
    const done = await saved(splitting.mutateAsync({ params: { id: shipment.id }, body }));
    if (!done) return;
    flushSync(onClose);
    toast(words('deskSplitDone', { shipmentNo: done.made.shipmentNo }));
    void navigate(shipmentDeskPathOf(done.made.id));
  };
  return (
    <Sheet
      title={words('deskSplit')}
      open
      onClose={onClose}
      actions={
        <Button
          look="primary"
          busy={splitting.isPending}
          disabled={boxIds.length === 0 || boxIds.length === shipment.boxes.length}
          onClick={() => void split()}
        >
          {words('deskSplitAgree', { count: boxIds.length })}
        </Button>
      }
    >
      <div className="form-stack">
        <p>{words('deskSplitLine')}</p>
        <ul className="chosen-rows">
          {shipment.boxes.map(({ id, containerNo, type, packages, grossKg }) => (
            <li key={id}>
              <label>
                <input
                  type="checkbox"
                  checked={boxIds.includes(id)}
                  onChange={(event) =>
                    setBoxIds(event.target.checked ? [...boxIds, id] : boxIds.filter((one) => one !== id))
                  }
                />
                <span className="number">{containerNo || words('trackBoxUnnamed')}</span>
                <small className="number">
                  {type} · {words('trackPackages', { count: packages })} · {grossKg} kg
                </small>
              </label>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}

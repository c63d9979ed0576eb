import { listShipments, mergeShipments, type ShipmentDetail } from '@fairway/contract/shipments.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../../language/words.ts';
import { useCan } from '../../session/use-can.ts';
import { Button } from '../../ui/button.tsx';
import '../../ui/form.css';
import { Loaded } from '../../ui/loaded.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { toast } from '../../ui/toast.ts';
import { load, useCommand } from '../../wire/calls.ts';
import { shipmentReads } from '../detail/shipment-reads.ts';
import './chosen-rows.css';
import { useSaved } from './use-newest.ts';

const mostMerged = 20;

/** Shipments of the same customer, lane and ship whose boxes this one takes over. */
export function MergeSheet({ shipment, onClose }: { shipment: ShipmentDetail; onClose: () => void }) {
  const words = useWords();
  const saved = useSaved();
  const seesGroup = useCan('cargoShipment', 'button', 'btn_group');
  const merging = useCommand(mergeShipments, { refreshes: shipmentReads });
  const [ids, setIds] = useState<readonly string[]>([]);
  const { customerId, pol, pod, vesselName, voyageNo } = shipment;
  const asked = useQuery(
    load(listShipments, {
      body: {
        ...{ scope: seesGroup ? 'group' : 'mine', pageSize: 50 },
        filters: {
          ...{ polId: pol.id, podId: pod.id, status: ['active'], ...(customerId && { customerId }) },
          ...(vesselName && { vessel: vesselName }),
          ...(voyageNo && { voyage: voyageNo }),
        },
      },
    }),
  );
  const merge = async () => {
    const body = { version: shipment.version, ids: [...ids] };
    if (!(await saved(merging.mutateAsync({ params: { id: shipment.id }, body })))) return;
    flushSync(onClose);
    toast(words('deskMerged', { count: ids.length }));
  };
  return (
    <Sheet
      title={words('deskMerge')}
      open
      onClose={onClose}
      actions={
        <Button
          look="primary"
          busy={merging.isPending}
          disabled={ids.length === 0 || ids.length > mostMerged}
          onClick={() => void merge()}
        >
          {words('deskMergeAgree', { count: ids.length })}
        </Button>
      }
    >
      <div className="form-stack">
        <p>{words('deskMergeLine', { shipmentNo: shipment.shipmentNo })}</p>
        <Loaded query={asked}>
          {({ list }) => {
            const others = list.filter(({ id }) => id !== shipment.id);
            if (others.length === 0) return <p>{words('deskMergeNone')}</p>;
            return (
              <ul className="chosen-rows">
                {others.map(({ id, shipmentNo, boxSummary, customerRef }) => (
                  <li key={id}>
                    <label>
                      <input
                        type="checkbox"
                        checked={ids.includes(id)}
                        onChange={(event) =>
                          setIds(event.target.checked ? [...ids, id] : ids.filter((one) => one !== id))
                        }
                      />
                      <span className="number">{shipmentNo}</span>
                      <small>{[boxSummary, customerRef].filter(Boolean).join(' · ')}</small>
                    </label>
                  </li>
                ))}
              </ul>
            );
          }}
        </Loaded>
      </div>
    </Sheet>
  );
}

import { listChargeChanges } from '@fairway/contract/charge-changes.ts';
import type { ChargeRow } from '@fairway/contract/shipment-charges.ts';
import type { ShipmentDetail } from '@fairway/contract/shipments.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { load } from '../../wire/calls.ts';
import { changePathOf, newChangePathOf } from '../paths.ts';
import { useChargeRights } from '../use-charge-rights.ts';
import { ChangeStateLabel } from './change-state-label.tsx';
import './changes.css';
import { isChangeable } from './is-changeable.ts';

interface ChangesCardProps {
  shipment: ShipmentDetail;
  rows: readonly ChargeRow[];
}

/** The change orders of a shipment, and a new one where months of its charges are closed. */
export function ChangesCard({ shipment, rows }: ChangesCardProps) {
  const { isStaff } = useChargeRights();
  return isStaff ? <OfStaff shipment={shipment} rows={rows} /> : null;
}

function OfStaff({ shipment: { id: shipmentId, status }, rows }: ChangesCardProps) {
  const words = useWords();
  const navigate = useNavigate();
  const { mayEdit } = useChargeRights();
  const { data } = useQuery({
    ...load(listChargeChanges, { body: { shipmentId, pageSize: 50 } }),
    meta: { quiet: true },
  });
  const canMake = mayEdit && status !== 'cancelled' && rows.some(isChangeable);
  const list = data?.list ?? [];
  if (!canMake && list.length === 0) return null;
  return (
    <Card
      title={words('changeOfShipment')}
      state={
        canMake && (
          <Button icon="plus" onClick={() => void navigate(newChangePathOf(shipmentId))}>
            {words('changeNew')}
          </Button>
        )
      }
    >
      {list.length === 0 && <p className="change-note">{words('changeNone')}</p>}
      <ul className="change-orders">
        {list.map((change) => (
          <li key={change.id}>
            <Link to={changePathOf(change.id)}>
              <span>
                <strong className="number">{change.changeNo}</strong>
                <small>
                  {[change.reason, change.createdByName, formatDate(change.creatorTime)]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </span>
              <ChangeStateLabel status={change.status} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

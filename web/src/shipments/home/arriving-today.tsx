import { listShipments } from '@fairway/contract/shipments.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { momentsOf } from '../../ui/table/filter.ts';
import { useList } from '../../wire/use-list.ts';
import { laneText } from '../list/shipment-text.ts';
import { myShipmentsPath, shipmentPathOf } from '../paths.ts';
import { StageLabel } from '../shown/stage-label.tsx';
import './customer-shipments.css';
import { useSeesShipments } from './use-sees-shipments.ts';

const shown = 5;

/** What arrives today; on other days it says that nothing does. */
export function ArrivingToday() {
  const words = useWords();
  const enabled = useSeesShipments();
  const [today] = useState(() => formatDate(Date.now(), 'yyyy-MM-dd'));
  const { from, to } = momentsOf(`${today}..${today}`);
  const { rows } = useList(
    listShipments,
    {
      sidx: 'eta',
      sort: 'asc',
      filters: { ...(from !== undefined && { etaFrom: from }), ...(to !== undefined && { etaTo: to }) },
    },
    { enabled },
  );
  if (!rows) return null;
  if (rows.length === 0)
    return (
      <Card title={words('homeArrivingToday')}>
        <p className="home-shipments-none">{words('homeArrivingNone')}</p>
      </Card>
    );
  return (
    <Card
      title={words('homeArrivingToday')}
      state={
        rows.length > shown && (
          <Link to={`${myShipmentsPath}?f.eta=${today}..${today}`}>{words('seeAll')}</Link>
        )
      }
    >
      <ul className="home-shipments">
        {rows.slice(0, shown).map((shipment) => (
          <li key={shipment.id}>
            <Link to={shipmentPathOf(shipment.id)} className="home-shipment">
              <span className="home-shipment-line">
                <span>
                  {laneText(shipment)}{' '}
                  <small className="number">{shipment.customerRef || shipment.shipmentNo}</small>
                </span>
                <StageLabel stage={shipment.stage} isPartial={shipment.isPartial} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

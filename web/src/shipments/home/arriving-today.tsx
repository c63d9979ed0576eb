import { listShipments } from '@fairway/contract/shipments.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { useList } from '../../wire/use-list.ts';
import { laneText } from '../list/shipment-text.ts';
import { myShipmentsPath, shipmentPathOf } from '../paths.ts';
import { StageLabel } from '../shown/stage-label.tsx';
import './customer-shipments.css';
import { useSeesShipments } from './use-sees-shipments.ts';

const shown = 5;
const most = 100;
const hour = 3_600_000;

/** What arrives today; on other days it says that nothing does. */
export function ArrivingToday() {
  const words = useWords();
  const enabled = useSeesShipments();
  const [today] = useState(() => formatDate(Date.now(), 'yyyy-MM-dd'));
  const noon = Date.parse(`${today}T12:00:00Z`);
  const { rows: near } = useList(
    listShipments,
    {
      sidx: 'eta',
      sort: 'asc',
      // Wherever it is still or already this day; which of them arrive on it is told below.
      filters: { etaFrom: noon - 26 * hour, etaTo: noon + 24 * hour },
    },
    { enabled, pageSize: most },
  );
  if (!near) return null;
  // By the clock of the port, as everywhere else: an arrival has one date.
  const rows = near.filter(
    ({ ata, eta, pod }) => formatDate(ata ?? eta, 'yyyy-MM-dd', pod.timeZone) === today,
  );
  if (rows.length === 0)
    return (
      <Card title={words('homeArrivingToday')}>
        <p className="home-shipments-none">{words('homeArrivingNone')}</p>
      </Card>
    );
  return (
    <Card
      title={words('homeArrivingToday')}
      state={rows.length > shown && <Link to={`${myShipmentsPath}?show=calendar`}>{words('seeAll')}</Link>}
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

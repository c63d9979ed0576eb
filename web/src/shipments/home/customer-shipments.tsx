import { listShipments, type ShipmentHead } from '@fairway/contract/shipments.ts';
import { useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { useList } from '../../wire/use-list.ts';
import { myShipmentsPath, shipmentPathOf } from '../paths.ts';
import { SeverityBadge } from '../shown/severity-badge.tsx';
import { ShownTime } from '../shown/shown-time.tsx';
import { StageLabel } from '../shown/stage-label.tsx';
import { WayLine } from '../shown/way-line.tsx';
import { ArrivingToday } from './arriving-today.tsx';
import './customer-shipments.css';
import { ToDoOfShipments } from './to-do-of-shipments.tsx';
import { useSeesShipments } from './use-sees-shipments.ts';

const shown = 3;

/** What is on the way to a customer, the next to arrive first; nothing while nothing is. */
function CustomerShipments() {
  const words = useWords();
  const enabled = useSeesShipments();
  const { rows = [], total } = useList(
    listShipments,
    { segment: 'onTheWay', sidx: 'eta', sort: 'asc' },
    { enabled },
  );
  if (rows.length === 0) return null;
  return (
    <Card
      title={words('homeOnTheWay')}
      state={
        <Link to={`${myShipmentsPath}?f.segment=onTheWay`}>
          {words('homeOnTheWayCount', { count: total ?? rows.length })}
        </Link>
      }
    >
      <ul className="home-shipments">
        {rows.slice(0, shown).map((shipment) => (
          <li key={shipment.id}>
            <HomeShipment shipment={shipment} />
          </li>
        ))}
      </ul>
      <Link to={`${myShipmentsPath}?f.segment=onTheWay&show=map`} className="home-shipments-map">
        <Icon name="globe" size={18} />
        {words('homeSeeMap')}
      </Link>
    </Card>
  );
}

function HomeShipment({ shipment }: { shipment: ShipmentHead }) {
  const words = useWords();
  const { pol, pod, worstSeverity } = shipment;
  return (
    <Link to={shipmentPathOf(shipment.id)} className="home-shipment">
      <span className="home-shipment-line">
        <span className="number">{shipment.customerRef || shipment.shipmentNo}</span>
        {worstSeverity ? (
          <SeverityBadge severity={worstSeverity} />
        ) : (
          <StageLabel stage={shipment.stage} isPartial={shipment.isPartial} />
        )}
      </span>
      <WayLine from={pol.name} to={pod.name} progress={shipment.progress} severity={worstSeverity} />
      <span className="home-shipment-line">
        <small>
          {shipment.vesselName} {shipment.boxSummary}
        </small>
        <span>
          <small>{words('timeEta')} </small>
          <ShownTime first={shipment.firstEta} expected={shipment.eta} zone={pod.timeZone} />
        </span>
      </span>
    </Link>
  );
}

export const shipmentsCustomerCards = { ToDoOfShipments, ArrivingToday, CustomerShipments };

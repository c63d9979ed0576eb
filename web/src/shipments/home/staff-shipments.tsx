import { listExceptions } from '@fairway/contract/shipment-tracking.ts';
import { listShipments } from '@fairway/contract/shipments.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { useCan } from '../../session/use-can.ts';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { useSession } from '../../wire/session-store.ts';
import { useList } from '../../wire/use-list.ts';
import { laneText } from '../list/shipment-text.ts';
import { exceptionsPath, groupShipmentsPath, myShipmentsPath, shipmentPathOf } from '../paths.ts';
import { DueCountdown } from '../shown/due-countdown.tsx';
import { SeverityBadge } from '../shown/severity-badge.tsx';
import './customer-shipments.css';
import { MyShipmentTasks } from './to-do-of-shipments.tsx';
import { useSeesShipments } from './use-sees-shipments.ts';

const shown = 5;
const soon = 3 * 86_400_000;

/** What has not sailed and whose next cut-off is within three days, the nearest first; nothing while none is. */
function NearCutoffs() {
  const words = useWords();
  const enabled = useSeesShipments();
  const seesGroup = useCan('cargoShipment', 'button', 'btn_group');
  const [now] = useState(() => Date.now());
  const { rows = [], total } = useList(
    listShipments,
    {
      ...{ scope: seesGroup ? 'group' : 'mine', segment: 'notSailed', sidx: 'nextDue', sort: 'asc' },
      filters: { etdFrom: now, dueTo: now + soon },
    },
    { enabled, pageSize: shown },
  );
  if (rows.length === 0) return null;
  const path = seesGroup ? groupShipmentsPath : myShipmentsPath;
  return (
    <Card
      title={words('homeNearCutoffs', { count: total ?? rows.length })}
      state={<Link to={`${path}?f.segment=notSailed&sidx=nextDue&sort=asc`}>{words('seeAll')}</Link>}
    >
      <ul className="home-shipments">
        {rows.map((shipment) => (
          <li key={shipment.id}>
            <Link to={shipmentPathOf(shipment.id)} className="home-shipment">
              <span className="home-shipment-line">
                <span>
                  {laneText(shipment)} <small className="number">{shipment.shipmentNo}</small>
                </span>
                {shipment.nextDueAt !== null && (
                  <DueCountdown kind={shipment.nextDueKind} at={shipment.nextDueAt} />
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What is wrong with shipments and not settled, the worst first; nothing while nothing is. */
function OpenExceptions() {
  const words = useWords();
  const enabled = useSession(({ permissionList }) =>
    permissionList.some(({ modelId }) => modelId === 'tracking'),
  );
  const { rows = [], total } = useList(listExceptions, { sidx: 'severity', sort: 'desc' }, { enabled });
  if (rows.length === 0) return null;
  return (
    <Card
      title={words('homeOpenExceptions', { count: total ?? rows.length })}
      state={<Link to={exceptionsPath}>{words('seeAll')}</Link>}
    >
      <ul className="home-shipments">
        {rows
          .slice(0, shown)
          .map(({ id, shipmentId, shipmentNo, containerNo, severity, code, customerName }) => (
            <li key={id}>
              <Link to={shipmentPathOf(shipmentId)} className="home-shipment">
                <span className="home-shipment-line">
                  <span>
                    {customerName}{' '}
                    <small className="number">
                      {shipmentNo} {containerNo}
                    </small>
                  </span>
                  <SeverityBadge severity={severity} codes={[code]} />
                </span>
              </Link>
            </li>
          ))}
      </ul>
    </Card>
  );
}

export const shipmentsStaffCards = { MyShipmentTasks, NearCutoffs, OpenExceptions };

import { getShipmentTimeline } from '@fairway/contract/shipment-tracking.ts';
import { getShipment, type ShipmentDetail } from '@fairway/contract/shipments.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Facts } from '../../ui/facts.tsx';
import { LoadedPane } from '../../ui/loaded-pane.tsx';
import { load } from '../../wire/calls.ts';
import { useSession } from '../../wire/session-store.ts';
import { shipmentDeskPathOf, shipmentPathOf } from '../paths.ts';
import { DueCountdown } from '../shown/due-countdown.tsx';
import { SeverityBadge } from '../shown/severity-badge.tsx';
import { memberRoleWords } from '../shown/shipment-words.ts';
import { StageLabel } from '../shown/stage-label.tsx';
import { timeFacts } from '../shown/time-facts.tsx';
import { WayLine } from '../shown/way-line.tsx';
import './shipment-pane.css';
import { shipText } from './shipment-text.ts';

interface ShipmentPaneProps {
  id: string;
  onClose: () => void;
}

/** A shipment beside the table it stands in: what one looks up while going through many. */
export function ShipmentPane({ id, onClose }: ShipmentPaneProps) {
  const words = useWords();
  const asked = useQuery({ ...load(getShipment, { params: { id } }), meta: { quiet: true } });
  return (
    <LoadedPane
      query={asked}
      className="shipment-pane"
      title={asked.data?.shipmentNo ?? words('shipmentOne')}
      onClose={onClose}
    >
      {(shipment) => <PaneWords shipment={shipment} />}
    </LoadedPane>
  );
}

function PaneWords({ shipment }: { shipment: ShipmentDetail }) {
  const words = useWords();
  const navigate = useNavigate();
  const isStaff = useSession(({ userInfo }) => userInfo?.userKind !== 'customer');
  const { id, pol, pod } = shipment;
  return (
    <>
      <div className="shipment-pane-labels">
        <StageLabel stage={shipment.stage} isPartial={shipment.isPartial} />
        {shipment.worstSeverity && (
          <SeverityBadge severity={shipment.worstSeverity} codes={shipment.troubles} />
        )}
        {shipment.nextDueAt !== null && <DueCountdown kind={shipment.nextDueKind} at={shipment.nextDueAt} />}
      </div>
      <WayLine from={pol.name} to={pod.name} progress={shipment.progress} severity={shipment.worstSeverity} />
      <div className="shipment-pane-acts">
        <Button look="primary" icon="ship" onClick={() => void navigate(shipmentPathOf(id))}>
          {words('shipmentOpenPage')}
        </Button>
        {isStaff && (
          <Button icon="edit" onClick={() => void navigate(shipmentDeskPathOf(id))}>
            {words('shipmentOpenDesk')}
          </Button>
        )}
      </div>
      <Card>
        <Facts
          facts={[
            [words('shipmentCustomer'), shipment.customerName],
            [words('shipmentShip'), shipText(shipment)],
            [words('shipmentCarrier'), shipment.carrierName],
            ...timeFacts(words, shipment),
            [words('shipmentMbl'), shipment.mblNo],
            [words('shipmentHbl'), shipment.hblNo],
            [words('shipmentSo'), shipment.soNo],
            [words('shipmentRef'), shipment.customerRef],
            ...shipment.members.map(({ role, name }) => [words(memberRoleWords[role]), name] as const),
          ]}
        />
      </Card>
      <LatestEvents id={id} />
      <Boxes shipment={shipment} />
    </>
  );
}

const mostEvents = 6;

function LatestEvents({ id }: { id: string }) {
  const words = useWords();
  const { data } = useQuery({ ...load(getShipmentTimeline, { params: { id } }), meta: { quiet: true } });
  const happened = (data?.entries ?? []).filter(({ actual }) => actual !== null);
  if (happened.length === 0) return null;
  return (
    <Card title={words('shipmentLatest')}>
      <ol className="shipment-pane-events">
        {happened
          .toSorted((one, other) => (other.actual ?? 0) - (one.actual ?? 0))
          .slice(0, mostEvents)
          .map((entry) => (
            <li key={`${entry.milestone} ${entry.portId} ${entry.actual}`}>
              <time className="number">
                {formatDate(entry.actual, 'MM-dd HH:mm', entry.timeZone || undefined)}
              </time>
              <span>
                {entry.milestoneName} {entry.portName}
              </span>
            </li>
          ))}
      </ol>
    </Card>
  );
}

const mostBoxesShown = 12;

function Boxes({ shipment: { boxes, boxSummary } }: { shipment: ShipmentDetail }) {
  const words = useWords();
  if (boxes.length === 0) return null;
  return (
    <Card title={`${words('shipmentBoxes')} ${boxSummary}`}>
      <ul className="shipment-pane-boxes">
        {boxes.slice(0, mostBoxesShown).map((box) => (
          <li key={box.id}>
            <span className="number">
              {box.containerNo || '—'} {box.type}
            </span>
            <StageLabel stage={box.stage} />
          </li>
        ))}
      </ul>
      {boxes.length > mostBoxesShown && words('mapMore', { count: boxes.length - mostBoxesShown })}
    </Card>
  );
}

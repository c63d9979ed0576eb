import type { ShipmentHead } from '@fairway/contract/shipments.ts';
import { useWords } from '../../language/words.ts';
import type { Act } from '../../ui/act-menu.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RowActs } from '../../ui/row-acts.tsx';
import { StateLabel } from '../../ui/state-label.tsx';
import { DueCountdown } from '../shown/due-countdown.tsx';
import { SeverityBadge } from '../shown/severity-badge.tsx';
import { businessWords } from '../shown/shipment-words.ts';
import { ShownTime } from '../shown/shown-time.tsx';
import { StageLabel } from '../shown/stage-label.tsx';
import { WayLine } from '../shown/way-line.tsx';
import './shipment-card.css';
import { shipText } from './shipment-text.ts';

interface ShipmentCardProps {
  shipment: ShipmentHead;
  acts: readonly Act[];
  onOpen: () => void;
}

/** A shipment on a phone: pressed as a whole, swiped for what else can be done with it. */
export function ShipmentCard({ shipment, acts, onOpen }: ShipmentCardProps) {
  return (
    <div className="shipment-row">
      <RowActs label={shipment.shipmentNo} acts={acts}>
        <button type="button" className="shipment-card" onClick={onOpen}>
          <CardWords shipment={shipment} />
        </button>
      </RowActs>
    </div>
  );
}

function CardWords({ shipment }: { shipment: ShipmentHead }) {
  const words = useWords();
  const { pol, pod, customerName, customerRef, carrierName, boxSummary, mblNo, hblNo, members } = shipment;
  const ship = [shipText(shipment), carrierName, boxSummary].filter(Boolean).join(' · ');
  const bills = [mblNo, hblNo].filter(Boolean).join(' / ');
  const people = (members ?? []).map(({ name }) => name).join(words('listComma'));
  return (
    <>
      <span className="shipment-card-head">
        <span className="shipment-card-no">
          <span className="number">{shipment.shipmentNo}</span>
          <small>{words(businessWords[shipment.business])}</small>
        </span>
        <span className="shipment-card-labels">
          <StageLabel stage={shipment.stage} isPartial={shipment.isPartial} />
          {shipment.worstSeverity && (
            <SeverityBadge severity={shipment.worstSeverity} codes={shipment.troubles} />
          )}
          {shipment.awaitsRelease && <StateLabel tone="warn">{words('shipmentAwaitsRelease')}</StateLabel>}
        </span>
      </span>
      {(customerName || customerRef) && (
        <span className="shipment-card-customer">
          {[customerName, customerRef].filter(Boolean).join(' · ')}
        </span>
      )}
      <WayLine from={pol.name} to={pod.name} progress={shipment.progress} severity={shipment.worstSeverity} />
      <span className="shipment-card-times">
        <span>
          <small>{words(shipment.atd === null ? 'timeEtd' : 'timeAtd')}</small>
          <ShownTime
            first={shipment.firstEtd}
            expected={shipment.etd}
            actual={shipment.atd}
            zone={pol.timeZone}
          />
        </span>
        <span>
          <small>{words(shipment.ata === null ? 'timeEta' : 'timeAta')}</small>
          <ShownTime
            first={shipment.firstEta}
            expected={shipment.eta}
            actual={shipment.ata}
            zone={pod.timeZone}
          />
        </span>
      </span>
      {ship && <span className="shipment-card-line">{ship}</span>}
      {bills && <span className="shipment-card-line number">{bills}</span>}
      <span className="shipment-card-foot">
        {shipment.nextDueAt !== null && <DueCountdown kind={shipment.nextDueKind} at={shipment.nextDueAt} />}
        {people && (
          <span className="shipment-card-people">
            <Icon name="user" size={14} />
            {people}
          </span>
        )}
      </span>
    </>
  );
}

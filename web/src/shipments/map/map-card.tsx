import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useNavigate } from 'react-router';
import { formatAgo } from '../../language/measures.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useEscape } from '../../ui/use-escape.ts';
import { shipmentPathOf } from '../paths.ts';
import { SeverityBadge } from '../shown/severity-badge.tsx';
import { StageLabel } from '../shown/stage-label.tsx';
import { WayLine } from '../shown/way-line.tsx';
import './map-card.css';
import type { MapPort, MapShipment } from './map-rows.ts';

interface MapCardProps {
  shipments: readonly MapShipment[];
  ports: ReadonlyMap<string, MapPort>;
  onChoose: (ids: readonly string[]) => void;
}

const most = 50;

/** What lies where somebody pressed: one shipment, or the list of many. */
export function MapCard({ shipments, ports, onChoose }: MapCardProps) {
  const words = useWords();
  const close = () => onChoose([]);
  useEscape(close, true);
  const [first] = shipments;
  if (!first) return null;
  return (
    <section className="map-card" aria-live="polite">
      <header className="map-card-head">
        <h2 className="number">
          {shipments.length === 1 ? first.no : words('mapHere', { count: shipments.length })}
        </h2>
        <IconButton icon="close" label={words('mapClose')} onClick={close} />
      </header>
      {shipments.length === 1 ? (
        <One shipment={first} ports={ports} />
      ) : (
        <ul className="map-card-many">
          {shipments.slice(0, most).map((shipment) => (
            <li key={shipment.id}>
              <button type="button" className="map-card-row" onClick={() => onChoose([shipment.id])}>
                <span className="number">{shipment.no}</span>
                <StageLabel stage={shipment.stage} />
                {shipment.severity && <SeverityBadge severity={shipment.severity} />}
              </button>
            </li>
          ))}
        </ul>
      )}
      {shipments.length > most && (
        <span className="map-card-note">{words('mapMore', { count: shipments.length - most })}</span>
      )}
    </section>
  );
}

function One({ shipment, ports }: { shipment: MapShipment; ports: ReadonlyMap<string, MapPort> }) {
  const words = useWords();
  const navigate = useNavigate();
  const { polId, podId, progress, severity, stage, position } = shipment;
  const isSeen = position !== null && progress > 0 && progress < 100;
  const time = (expected: number | null, actual: number | null, portId: string) =>
    formatDate(actual ?? expected, 'MM-dd', ports.get(portId)?.timeZone) || words('timeUnknown');
  return (
    <>
      <WayLine
        from={ports.get(polId)?.name ?? ''}
        to={ports.get(podId)?.name ?? ''}
        progress={progress}
        severity={severity}
      />
      <div className="map-card-labels">
        <StageLabel stage={stage} />
        {severity && <SeverityBadge severity={severity} />}
      </div>
      <div className="map-card-times number">
        <span>
          {words(shipment.atd === null ? 'timeEtd' : 'timeAtd')} {time(shipment.etd, shipment.atd, polId)}
        </span>
        <span>
          {words(shipment.ata === null ? 'timeEta' : 'timeAta')} {time(shipment.eta, shipment.ata, podId)}
        </span>
      </div>
      {isSeen && position?.at != null && (
        <span className="map-card-note">{words('mapSeen', { time: formatAgo(words, position.at) })}</span>
      )}
      {!isSeen && progress > 0 && progress < 100 && (
        <span className="map-card-note">{words('mapWorkedOut')}</span>
      )}
      <Button look="primary" icon="ship" onClick={() => void navigate(shipmentPathOf(shipment.id))}>
        {words('shipmentOpenPage')}
      </Button>
    </>
  );
}

import type { ShipmentDetail } from '@fairway/contract/shipments.ts';
import { useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { DueCountdown } from '../shown/due-countdown.tsx';
import { wallText, zoneText } from '../tracking/wall-text.ts';
import './cut-offs-card.css';

const kinds = ['cutManifest', 'cutVgm', 'cutSi', 'cutCustoms', 'cutPort'] as const;

/** By when what must be there, and how long that is. Nothing once the ship left, or where nothing is known. */
export function CutOffsCard({ shipment }: { shipment: ShipmentDetail }) {
  const words = useWords();
  const zone = shipment.pol.timeZone;
  const known = kinds.flatMap((kind) => {
    const at = shipment[kind];
    return at === null ? [] : [{ kind, at }];
  });
  if (known.length === 0 || shipment.atd !== null) return null;
  return (
    <Card title={words('trackCutOffs')}>
      <ul className="cut-offs">
        {known
          .toSorted((one, other) => one.at - other.at)
          .map(({ kind, at }) => (
            <li key={kind}>
              <DueCountdown kind={kind} at={at} />
              <time className="number" dateTime={new Date(at).toISOString()}>
                {wallText(at, zone)} <small>{zoneText(at, zone)}</small>
              </time>
            </li>
          ))}
      </ul>
    </Card>
  );
}

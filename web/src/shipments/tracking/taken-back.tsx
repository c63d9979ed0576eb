import type { TakenBackEntry } from '@fairway/contract/shipment-tracking.ts';
import { useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { SourceMark } from './source-mark.tsx';
import './taken-back.css';
import { wallText, zoneText } from './wall-text.ts';

/** What was said to have happened and does not count any more; nothing where nothing was taken back. */
export function TakenBack({ entries }: { entries: readonly TakenBackEntry[] }) {
  const words = useWords();
  if (entries.length === 0) return null;
  return (
    <Card title={words('trackTakenBack')}>
      <p className="taken-back-line">{words('trackTakenBackLine')}</p>
      <ul className="taken-back" aria-label={words('trackTakenBack')}>
        {entries.map(({ eventId, milestoneName, at, portName, timeZone, containerNo, source }) => (
          <li key={`${source} ${eventId}`}>
            <del>
              {milestoneName}{' '}
              <span className="number">
                {wallText(at, timeZone)} <small>{zoneText(at, timeZone)}</small>
              </span>
            </del>
            <span className="taken-back-line">
              {[portName, containerNo].filter(Boolean).join(' · ')} <SourceMark source={source} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

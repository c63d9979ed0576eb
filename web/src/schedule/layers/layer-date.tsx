import type { ScheduleLayerDate } from '@fairway/contract/schedule.ts';
import { defaultZone, formatDate } from '@fairway/domain/time/format-date.ts';
import { useWords } from '../../language/words.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import './layers.css';

const kindWords = {
  cutSi: 'scheduleCutSi',
  cutVgm: 'scheduleCutVgm',
  cutPort: 'scheduleCutPort',
  cutCustoms: 'scheduleCutCustoms',
  cutManifest: 'scheduleCutManifest',
  etd: 'scheduleEtd',
  eta: 'scheduleEta',
} as const;

/** A date of a shipment in a calendar: not planned here, and opened where it comes from. */
export function LayerDate({ date }: { date: ScheduleLayerDate }) {
  const words = useWords();
  const kind = words(kindWords[date.kind]);
  const isFar = date.zone !== '' && date.zone !== defaultZone;
  const time = `${formatDate(date.at, 'HH:mm', date.zone || defaultZone)}${isFar ? ` ${words('scheduleLocalTime')}` : ''}`;
  return (
    <Link
      to={date.link}
      className="layer-date"
      data-kind={date.kind.startsWith('cut') ? 'cut' : 'sailing'}
      title={[kind, date.title, time, date.place].filter(Boolean).join(' ')}
    >
      <Icon name={date.kind.startsWith('cut') ? 'clock' : 'anchor'} size={12} />
      <b>{kind}</b>
      <span>{date.title}</span>
      <small>{[time, date.isActual && words('scheduleActual')].filter(Boolean).join(' ')}</small>
    </Link>
  );
}

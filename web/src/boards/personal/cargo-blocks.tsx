import type { Reply } from '@fairway/contract/endpoint.ts';
import type { getPersonalBoard } from '@fairway/contract/personal-board.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useWords } from '../../language/words.ts';
import { myShipmentsPath, shipmentPathOf } from '../../shipments/paths.ts';
import { stageWords } from '../../shipments/shown/shipment-words.ts';
import { Link } from '../../ui/link.tsx';
import { Block } from '../block.tsx';

type Board = Reply<typeof getPersonalBoard>;

/** My shipments by how far they are; each stage opens its list. */
export function PipelineBlock({ pipeline }: { pipeline: NonNullable<Board['pipeline']> }) {
  const words = useWords();
  const most = Math.max(1, ...pipeline.map(({ count }) => count));
  return (
    <Block title={words('minePipeline')}>
      {pipeline.length === 0 && <p className="mine-none">{words('minePipelineNone')}</p>}
      <ul className="mine-stages">
        {pipeline.map(({ stage, count, path }) => (
          <li key={stage}>
            <Link
              to={path}
              aria-label={words('mineStageCount', { stage: words(stageWords[stage]), count: String(count) })}
            >
              <span>{words(stageWords[stage])}</span>
              <span className="mine-stage-bar" style={{ inlineSize: `${(count * 100) / most}%` }} />
              <strong className="number">{count}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </Block>
  );
}

const shownOfDay = 4;

/** What leaves and arrives on the days of this week. */
export function WeekBlock({ week }: { week: NonNullable<Board['week']> }) {
  const words = useWords();
  const today = formatDate(Date.now(), 'yyyy-MM-dd');
  return (
    <Block
      title={words('mineCalendar')}
      width="whole"
      tools={<Link to={`${myShipmentsPath}?show=calendar`}>{words('mineOpenCalendar')}</Link>}
    >
      <ol className="mine-week">
        {week.map(({ day, departures, arrivals, list }) => (
          <li key={day} aria-current={day === today ? 'date' : undefined}>
            <p className="mine-day number">
              <strong>{formatDate(Date.parse(`${day}T00:00:00+08:00`), 'MM-dd')}</strong>
              <small>
                {departures + arrivals === 0
                  ? words('mineDayNone')
                  : words('mineDayCounts', { departures: String(departures), arrivals: String(arrivals) })}
              </small>
            </p>
            <ul>
              {list.slice(0, shownOfDay).map(({ id, of, shipmentNo, polName, podName }) => (
                <li key={`${id} ${of}`}>
                  <Link to={shipmentPathOf(id)}>
                    <small>{of.toUpperCase()}</small> <span className="number">{shipmentNo}</span>{' '}
                    <small>{of === 'etd' ? podName : polName}</small>
                  </Link>
                </li>
              ))}
            </ul>
            {departures + arrivals > shownOfDay && (
              <small>{words('mineMoreOfDay', { count: String(departures + arrivals - shownOfDay) })}</small>
            )}
          </li>
        ))}
      </ol>
    </Block>
  );
}

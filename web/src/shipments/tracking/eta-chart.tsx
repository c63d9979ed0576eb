import { useWords } from '../../language/words.ts';
import { etaLine, type ShownTimes } from './eta-line.ts';
import { wallText } from './wall-text.ts';

const width = 600;
const height = 96;
const padding = 8;

/** A time holds until another one is said: the line goes in steps, later is higher. */
export function EtaChart({ times }: { times: ShownTimes }) {
  const words = useWords();
  const line = etaLine(times, Date.now());
  if (!line) return null;
  const text = (at: number) => wallText(at, times.timeZone);
  const x = (share: number) => padding + share * (width - 2 * padding);
  const y = (share: number) => height - padding - share * (height - 2 * padding);
  const steps = line.points
    .map((point, index) => `${index === 0 ? `M${x(point.x)},${y(point.y)}` : `H${x(point.x)}V${y(point.y)}`}`)
    .join('');
  return (
    <div className="eta-chart number">
      <span className="eta-chart-scale" aria-hidden="true">
        <span>{text(line.latest)}</span>
        {line.latest !== line.earliest && <span>{text(line.earliest)}</span>}
      </span>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words('trackChartOf', {
          ...{ count: line.points.length, earliest: text(line.earliest), latest: text(line.latest) },
        })}
      >
        <path className="eta-chart-line" d={`${steps}H${x(1)}`} />
        {line.points.map(({ x: at, y: what, change }) => (
          <path
            key={`${change.issuedAt} ${change.after}`}
            className={`eta-chart-point${change.delayReason ? ' eta-chart-reason' : ''}`}
            d={`M${x(at)},${y(what)}h0`}
          >
            <title>{[text(change.after), change.delayReasonName].filter(Boolean).join(' · ')}</title>
          </path>
        ))}
      </svg>
      <span className="eta-chart-axis" aria-hidden="true">
        <span>{text(line.from)}</span>
        <span>{words('trackSaidWhen')}</span>
        <span>{text(line.until)}</span>
      </span>
    </div>
  );
}

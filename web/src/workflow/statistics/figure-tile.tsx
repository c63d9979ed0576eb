import { changeOf } from '@fairway/domain/workflow/views/statistics/compare.ts';
import { useWords } from '../../language/words.ts';
import { Link } from '../../ui/link.tsx';
import './figure-tile.css';

export interface FigureTileProps {
  name: string;
  value: string;
  line?: string;
  /** The same figure of the time before, and which way is the better one where one is. */
  moved?: { now: number | null; before: number | null; better?: 'less' };
  /** The list behind it. */
  to?: string;
}

export function FigureTile({ name, value, line, moved, to }: FigureTileProps) {
  return (
    <div className="figure-tile">
      <dt>{to ? <Link to={to}>{name}</Link> : name}</dt>
      <dd className="figure-tile-value">{value}</dd>
      {line && <dd className="figure-tile-line">{line}</dd>}
      {moved && <Moved {...moved} />}
    </div>
  );
}

/** Nothing where there was nothing to compare with. */
function Moved({ now, before, better }: NonNullable<FigureTileProps['moved']>) {
  const words = useWords();
  const percent = changeOf(now, before);
  if (percent === null) return null;
  const tone = better === undefined || percent === 0 ? 'neutral' : percent < 0 ? 'good' : 'bad';
  const said =
    percent === 0
      ? words('statisticsSame')
      : words(percent > 0 ? 'statisticsUp' : 'statisticsDown', { percent: Math.abs(percent) });
  return (
    <dd className={`figure-tile-moved figure-tile-${tone}`}>
      {percent !== 0 && <span aria-hidden="true">{percent > 0 ? '↑ ' : '↓ '}</span>}
      {said}
    </dd>
  );
}

import type { DayFigures } from '@fairway/contract/workflow-statistics.ts';
import { type PlainKey, useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { axisMarks, namedPlaces } from './axis.ts';
import { type DayGroup, groupDays } from './group-days.ts';
import './days-picture.css';
import { SaveTable } from './save-table.tsx';
import { daysTable } from './tables.ts';

interface DaysPictureProps {
  days: readonly DayFigures[];
  /** Else there are decisions only. */
  withRequests: boolean;
}

type Series = 'started' | 'finished' | 'decided';
const names = {
  started: 'statisticsStarted',
  finished: 'statisticsFinished',
  decided: 'statisticsHandled',
} as const satisfies Record<Series, PlainKey>;

/** What came and what was finished, over time: bars and a line, told apart by their shape too; and as a table. */
export function DaysPicture({ days, withRequests }: DaysPictureProps) {
  const words = useWords();
  const bundles = groupDays(days);
  if (bundles.length < 2) return null;
  const title = words(bundles.length < days.length ? 'statisticsByWeek' : 'statisticsByDay');
  const [bars, line]: [Series, Series?] = withRequests ? ['started', 'finished'] : ['decided'];
  return (
    <Card title={title} state={<SaveTable name={title} table={() => daysTable(words, days, withRequests)} />}>
      <ul className="days-legend" aria-hidden="true">
        <li className="days-legend-bar">{words(names[bars])}</li>
        {line && <li className="days-legend-line">{words(names[line])}</li>}
      </ul>
      <Picture bundles={bundles} bars={bars} line={line} />
      <details className="days-table">
        <summary>{words('statisticsAsTable')}</summary>
        <DaysTable
          bundles={bundles}
          series={withRequests ? ['started', 'finished', 'decided'] : ['decided']}
        />
      </details>
    </Card>
  );
}

const height = 120;
const step = 12;

function Picture({ bundles, bars, line }: { bundles: DayGroup[]; bars: Series; line: Series | undefined }) {
  const words = useWords();
  const marks = axisMarks(Math.max(...bundles.flatMap((one) => [one[bars], line ? one[line] : 0])));
  const top = marks.at(-1) ?? 1;
  const width = bundles.length * step;
  const tall = (count: number) => (count / top) * height;
  const [first, last] = [bundles[0], bundles.at(-1)];
  const sum = (series: Series) => bundles.reduce((all, one) => all + one[series], 0);
  const middleOf = (place: number) => place * step + step / 2;
  const hint = (one: DayGroup) =>
    [
      one.day,
      `${words(names[bars])} ${one[bars]}`,
      ...(line ? [`${words(names[line])} ${one[line]}`] : []),
    ].join(' · ');
  return (
    <figure className="days-picture">
      <div className="days-axis" aria-hidden="true">
        {marks.map((mark) => (
          <span key={mark} style={{ bottom: `${(mark / top) * 100}%` }}>
            {mark}
          </span>
        ))}
      </div>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words('statisticsPicture', {
          from: first?.day ?? '',
          to: last?.to ?? '',
          started: sum('started'),
          finished: sum('finished'),
          decided: sum('decided'),
        })}
      >
        {marks.map((mark) => (
          <line
            key={mark}
            className="days-mark"
            vectorEffect="non-scaling-stroke"
            x1={0}
            x2={width}
            y1={height - tall(mark)}
            y2={height - tall(mark)}
          />
        ))}
        {bundles.map((one, place) => (
          <rect
            key={one.day}
            className="days-bar"
            x={place * step + 2}
            y={height - tall(one[bars])}
            width={step - 4}
            height={tall(one[bars])}
          />
        ))}
        {line && (
          <polyline
            className="days-line"
            vectorEffect="non-scaling-stroke"
            points={bundles.map((one, place) => `${middleOf(place)},${height - tall(one[line])}`).join(' ')}
          />
        )}
        {bundles.map((one, place) => (
          <rect key={one.day} className="days-place" x={place * step} y={0} width={step} height={height}>
            <title>{hint(one)}</title>
          </rect>
        ))}
      </svg>
      <figcaption aria-hidden="true">
        {namedPlaces(bundles.length).map((place) => (
          <span key={place} style={{ left: `${(middleOf(place) / width) * 100}%` }}>
            {bundles[place]?.day.slice(5)}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

function DaysTable({ bundles, series }: { bundles: DayGroup[]; series: readonly Series[] }) {
  const words = useWords();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words('statisticsDay')}</th>
          {series.map((one) => (
            <th key={one} scope="col">
              {words(names[one])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bundles.map((bundle) => (
          <tr key={bundle.day}>
            <th scope="row">
              {bundle.day === bundle.to
                ? bundle.day
                : words('statisticsSpan', { from: bundle.day, to: bundle.to })}
            </th>
            {series.map((one) => (
              <td key={one}>{bundle[one]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

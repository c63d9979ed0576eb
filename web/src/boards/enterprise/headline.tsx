import type { BoardMetric } from '@fairway/contract/board-fields.ts';
import type { BoardValues, getEnterpriseBoard } from '@fairway/contract/boards.ts';
import type { Reply } from '@fairway/contract/endpoint.ts';
import { type ReactNode, useState } from 'react';
import { useLanguage, useWords } from '../../language/words.ts';
import { Link } from '../../ui/link.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Sparkline } from '../../ui/sparkline.tsx';
import { exactMetric, figureOf, shortMetric, unitOf } from '../board-text.ts';
import { metricBasis, metricWords } from '../metric-words.ts';
import { GrowthMark } from './growth-mark.tsx';
import './headline.css';

const usual: readonly BoardMetric[] = [
  ...(['jobs', 'teu', 'cbm', 'tons', 'revenue', 'cost', 'profit', 'margin', 'profitPerTeu'] as const),
];

interface HeadlineProps {
  board: Pick<Reply<typeof getEnterpriseBoard>, 'now' | 'before' | 'currency'> & {
    months: readonly { values: BoardValues }[];
  };
  shown?: readonly BoardMetric[];
  /** Figures of another kind, at the end. */
  more?: ReactNode;
  /** The list of the shipments behind the figures. */
  listHref: string;
}

/** The few figures that say how things stand; each opens what it is made of, and says what it means. */
export function Headline({ board, shown = usual, more, listHref }: HeadlineProps) {
  const words = useWords();
  const language = useLanguage();
  const [explained, setExplained] = useState<BoardMetric>();
  const { now, before, months, currency } = board;
  return (
    <>
      <ul className="board-headline">
        {shown.map((metric) => {
          if (!(metric in now)) return null;
          const spark = months.map(({ values }) => figureOf(metric, values[metric]) ?? 0);
          const exact = exactMetric(words, metric, now[metric]);
          return (
            <li key={metric}>
              <button type="button" className="board-headline-name" onClick={() => setExplained(metric)}>
                {words(metricWords[metric])}
                <small>{unitOf(metric, currency)}</small>
              </button>
              <Link className="board-headline-figure number" to={listHref} title={exact}>
                {shortMetric(words, language, metric, now[metric])}
              </Link>
              <span className="board-headline-growth">
                <GrowthMark metric={metric} now={now} before={before} />
              </span>
              <Sparkline label={words('boardsMonths')} points={spark} />
            </li>
          );
        })}
        {more}
      </ul>
      <Sheet
        title={explained ? words('boardsBasisOf', { name: words(metricWords[explained]) }) : ''}
        open={explained !== undefined}
        onClose={() => setExplained(undefined)}
      >
        {explained && (
          <div className="board-explained">
            <p>{words(metricBasis[explained])}</p>
            <p className="number">
              <strong>{exactMetric(words, explained, now[explained])}</strong> {unitOf(explained, currency)}
            </p>
            <Link to={listHref}>{words('boardsSeeList')}</Link>
          </div>
        )}
      </Sheet>
    </>
  );
}

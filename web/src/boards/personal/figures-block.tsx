import type { BoardMetric } from '@fairway/contract/board-fields.ts';
import type { Reply } from '@fairway/contract/endpoint.ts';
import type { getPersonalBoard } from '@fairway/contract/personal-board.ts';
import { growthOf } from '@fairway/domain/metrics/growth.ts';
import { thousandsFormat } from '@fairway/domain/money/thousands.ts';
import { useState } from 'react';
import { shortFigure } from '../../language/figures.ts';
import { useLanguage, useWords } from '../../language/words.ts';
import { Link } from '../../ui/link.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { noFigure } from '../board-text.ts';
import { Headline } from '../enterprise/headline.tsx';
import '../board-table.css';

type Board = Reply<typeof getPersonalBoard>;

const shown: readonly BoardMetric[] = ['jobs', 'teu', 'cbm', 'tons', 'revenue', 'profit', 'margin'];

/** The few figures that say how I stand, with what is owed for it. */
export function FiguresBlock({ board, listHref }: { board: Board; listHref: string }) {
  const words = useWords();
  return (
    <section className="board-block-whole" aria-label={words('mineHeadline')}>
      <Headline
        board={board}
        shown={shown}
        listHref={listHref}
        more={board.overdue && <OverdueFigure overdue={board.overdue} currency={board.currency} />}
      />
    </section>
  );
}

interface OverdueFigureProps {
  overdue: NonNullable<Board['overdue']>;
  currency: string;
}

function OverdueFigure({ overdue: { sums, count, converted, before, path }, currency }: OverdueFigureProps) {
  const words = useWords();
  const language = useLanguage();
  const [isExplained, setIsExplained] = useState(false);
  const growth = growthOf(converted, before);
  const sign = Math.sign(Number(growth ?? 0));
  const exact = sums.map((sum) => `${sum.currency} ${thousandsFormat(sum.amount)}`).join(' + ') || '0';
  return (
    <li>
      <button type="button" className="board-headline-name" onClick={() => setIsExplained(true)}>
        {words('mineOverdue')}
        <small>{currency}</small>
      </button>
      <Link className="board-headline-figure number" to={path} title={exact}>
        {converted === null ? noFigure : shortFigure(language, Number(converted), 2)}
      </Link>
      <span className="board-headline-growth">
        {growth !== null && (
          <span className={`number${sign === 0 ? '' : sign > 0 ? ' board-bad' : ' board-good'}`}>
            {sign === 0 ? '=' : `${sign > 0 ? '▲' : '▼'} ${growth.replace('-', '')}%`}
          </span>
        )}
      </span>
      <Sheet title={words('mineOverdue')} open={isExplained} onClose={() => setIsExplained(false)}>
        <div className="board-explained">
          <p>{words('mineOverdueBasis')}</p>
          <p className="number">
            <strong>{exact}</strong>
          </p>
          {converted === null && <p>{words('mineRateMissing')}</p>}
          <Link to={path}>{words('mineOverdueAll', { count: String(count) })}</Link>
        </div>
      </Sheet>
    </li>
  );
}

import type { StatementPreview } from '@fairway/contract/statements.ts';
import { thousandsFormat } from '@fairway/domain/money/thousands.ts';
import { sumsText } from '../freight/money-text.ts';
import { useWords } from '../language/words.ts';
import './statement-sums.css';
import { type Figure, figures, figureWords } from './statement-words.ts';

/** One of the numbers: the invoices behind it are shown. */
export interface ChosenFigure {
  currency: string;
  figure: Figure;
}

interface StatementSumsProps {
  statement: Pick<StatementPreview, 'sums' | 'unapplied'>;
  chosen?: ChosenFigure | undefined;
  /** Left out where the numbers are only to be read. */
  onChoose?: (chosen: ChosenFigure | undefined) => void;
}

/** What a customer owed and what came of it, each currency by itself. */
export function StatementSums({ statement: { sums, unapplied }, chosen, onChoose }: StatementSumsProps) {
  const words = useWords();
  return (
    <>
      <ul className="statement-sums number" aria-label={words('statementSums')}>
        {sums.map((sum) => (
          <li key={sum.currency}>
            <strong>{sum.currency}</strong>
            <div className="statement-figures">
              {figures.map((figure) => {
                const isChosen = chosen?.currency === sum.currency && chosen.figure === figure;
                const content = (
                  <>
                    <small>{words(figureWords[figure])}</small>
                    <span>{thousandsFormat(sum[figure])}</span>
                  </>
                );
                const look = figure === 'closing' ? 'statement-figure-last' : '';
                return onChoose ? (
                  <button
                    key={figure}
                    type="button"
                    className={look}
                    aria-pressed={isChosen}
                    onClick={() => onChoose(isChosen ? undefined : { currency: sum.currency, figure })}
                  >
                    {content}
                  </button>
                ) : (
                  <span key={figure} className={look}>
                    {content}
                  </span>
                );
              })}
            </div>
          </li>
        ))}
      </ul>
      {sums.length === 0 && <p className="statement-unapplied">{words('statementNothingOwed')}</p>}
      {unapplied.length > 0 && (
        <p className="statement-unapplied number">
          {words('statementUnapplied', { sums: sumsText(unapplied) })}
        </p>
      )}
    </>
  );
}

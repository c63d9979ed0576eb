import type { AgingSum } from '@fairway/contract/aging.ts';
import { useWords } from '../language/words.ts';
import { Link } from '../ui/link.tsx';
import { useSession } from '../wire/session-store.ts';
import { bareFigure } from './aging-text.ts';
import { type Figure, figures, figureWords, unappliedWord } from './aging-words.ts';
import './figure-table.css';
import { type Cell, pathOfCell } from './paths.ts';

interface FigureTableProps {
  label: string;
  sums: readonly AgingSum[];
  converted: AgingSum | null;
  /** Whose numbers they are, to open the list of each. */
  of: Omit<Cell, 'cell' | 'currency'>;
  /** Currencies one below the other, as a desk has room for it. */
  isWide?: boolean;
}

const cellOf = (figure: Figure): Cell['cell'] => (figure === 'balance' ? 'all' : figure);

/** Every number of the ageing, currency by currency; each opens the list it is the sum of. */
export function FigureTable({ label, sums, converted, of, isWide = false }: FigureTableProps) {
  const words = useWords();
  const isStaff = useSession(({ userInfo }) => userInfo?.userKind !== 'customer');
  const nameOf = (figure: Figure) =>
    words(figure === 'unapplied' ? unappliedWord(of.side, isStaff) : figureWords[figure]);
  const link = (sum: AgingSum, figure: Figure) =>
    Number(sum[figure]) === 0 ? (
      '—'
    ) : (
      <Link to={pathOfCell({ ...of, cell: cellOf(figure), currency: sum.currency })}>
        {bareFigure(sum, figure)}
      </Link>
    );
  // Of one currency that is the one of the books there is nothing to convert.
  const isConverted = converted && (sums.length > 1 || sums[0]?.currency !== converted.currency);
  const worth = (figure: Figure) =>
    converted && Number(converted[figure]) !== 0 ? bareFigure(converted, figure) : '—';
  const inBooks = isConverted ? words('agingConverted', { currency: converted.currency }) : '';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways where it does not fit, with the keys too
    <section className="figure-table" tabIndex={0} aria-label={label}>
      {isWide ? (
        <table className="number">
          <thead>
            <tr>
              <th scope="col">{words('agingByCurrency')}</th>
              {figures.map((figure) => (
                <th key={figure} scope="col">
                  {nameOf(figure)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sums.map((sum) => (
              <tr key={sum.currency}>
                <th scope="row">{sum.currency}</th>
                {figures.map((figure) => (
                  <td key={figure}>{link(sum, figure)}</td>
                ))}
              </tr>
            ))}
            {isConverted && (
              <tr className="figure-table-worth">
                <th scope="row">{inBooks}</th>
                {figures.map((figure) => (
                  <td key={figure}>{worth(figure)}</td>
                ))}
              </tr>
            )}
          </tbody>
        </table>
      ) : (
        <table className="number">
          <thead>
            <tr>
              <td />
              {sums.map(({ currency }) => (
                <th key={currency} scope="col">
                  {currency}
                </th>
              ))}
              {isConverted && <th scope="col">{inBooks}</th>}
            </tr>
          </thead>
          <tbody>
            {figures.map((figure) => (
              <tr key={figure} className={figure === 'balance' ? 'figure-table-sum' : undefined}>
                <th scope="row">{nameOf(figure)}</th>
                {sums.map((sum) => (
                  <td key={sum.currency}>{link(sum, figure)}</td>
                ))}
                {isConverted && <td className="figure-table-worth">{worth(figure)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

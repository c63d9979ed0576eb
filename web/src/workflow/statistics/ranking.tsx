import { type ReactNode, useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import './ranking.css';

interface RankingProps {
  rows: readonly { key: string; row: ReactNode }[];
  /** How many there are, also where not all of them came. */
  total: number;
}

const shownFirst = 10;

/** Rows in their order: the first ten, and the others when somebody wants them. */
export function Ranking({ rows, total }: RankingProps) {
  const words = useWords();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, shownFirst);
  return (
    <>
      <ol className="ranking">
        {shown.map(({ key, row }) => (
          <li key={key}>{row}</li>
        ))}
      </ol>
      {shown.length < rows.length && (
        <Button look="quiet" onClick={() => setIsWhole(true)}>
          {words('statisticsShowAll', { count: rows.length })}
        </Button>
      )}
      {total > rows.length && (
        <p className="statistics-note">{words('statisticsCut', { count: rows.length, total })}</p>
      )}
    </>
  );
}

/** How much of the most something is; said in words beside it. */
export const RankingBar = ({ share }: { share: number }) => (
  <span className="ranking-bar" aria-hidden="true">
    <span style={{ width: `${Math.round(share * 100)}%` }} />
  </span>
);

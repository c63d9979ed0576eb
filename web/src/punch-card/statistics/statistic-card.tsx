import type { PunchStatistic } from '@fairway/contract/punch-card.ts';
import { useWords } from '../../language/words.ts';
import '../hint.css';
import { minutesText, unitText } from '../punch-text.ts';
import { nameOf, type StatisticKind } from './statistic-columns.ts';

/** How one person, day or target comes out, on a phone. */
export function StatisticCard({ row, by }: { row: PunchStatistic; by: StatisticKind }) {
  const words = useWords();
  const { punches, visits, minutes, flagged, organize } = row;
  return (
    <article className="punch-statistic-card">
      <strong>{nameOf(words, row)}</strong>
      {by === 'person' && <span className="punch-hint">{unitText(organize)}</span>}
      <span className="punch-hint number">
        {[
          words('punchOfPerson', { punches, visits }),
          minutesText(words, minutes),
          flagged > 0 && `${words('punchFlagged')} ${flagged}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </article>
  );
}

import { type BoardMetric, boardMetrics } from '@fairway/contract/board-fields.ts';
import type { getEnterpriseBoard } from '@fairway/contract/boards.ts';
import type { Reply } from '@fairway/contract/endpoint.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Facts } from '../../ui/facts.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import type { Question } from '../board-question.ts';
import {
  basisExplained,
  basisWords,
  metricBasis,
  metricWords,
  stateExplained,
  stateWords,
} from '../metric-words.ts';
import './basis-line.css';

interface BasisLineProps {
  board: Pick<
    Reply<typeof getEnterpriseBoard>,
    'compared' | 'asOf' | 'isBehind' | 'currency' | 'rate' | 'now'
  >;
  question: Pick<Question, 'basis' | 'state'>;
}

/** How the figures were counted and when; one press away what each of them means. */
export function BasisLine({ board, question }: BasisLineProps) {
  const words = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const { compared, asOf, isBehind, currency, rate, now } = board;
  const { basis, state } = question;
  const shown = boardMetrics.filter((metric: BoardMetric) => metric in now);
  return (
    <div className="board-basis">
      <p>
        {[
          words('boardsBasisLine', {
            basis: words(basisWords[basis]),
            state: words(stateWords[state]),
            currency,
          }),
          rate && words('boardsAtRate', rate),
          compared && words('boardsAgainst', compared),
          words('boardsAsOf', { time: formatDate(asOf, 'yyyy-MM-dd HH:mm') }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <IconButton icon="info" label={words('boardsBasisTitle')} onClick={() => setIsOpen(true)} />
      {isBehind && <p role="status">{words('boardsBehind')}</p>}
      <Sheet title={words('boardsBasisTitle')} open={isOpen} onClose={() => setIsOpen(false)}>
        <div className="board-basis-facts">
          <Facts
            facts={[
              [words(basisWords[basis]), words(basisExplained[basis])],
              [words(stateWords[state]), words(stateExplained[state])],
              ...shown.map((metric) => [words(metricWords[metric]), words(metricBasis[metric])] as const),
            ]}
          />
        </div>
      </Sheet>
    </div>
  );
}

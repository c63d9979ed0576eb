import type { getAging } from '@fairway/contract/aging.ts';
import type { Reply } from '@fairway/contract/endpoint.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { BucketBar } from '../bucket-bar.tsx';
import { FigureTable } from '../figure-table.tsx';
import type { Cell } from '../paths.ts';
import { AgingKpis } from './aging-kpis.tsx';
import './aging-summary.css';

interface AgingSummaryProps {
  aging: Reply<typeof getAging>;
  all: Omit<Cell, 'cell'>;
  isDesk: boolean;
}

/** What everything comes to, above the groups. */
export function AgingSummary({ aging, all, isDesk }: AgingSummaryProps) {
  const words = useWords();
  const [, setAddress] = useSearchParams();
  /** A phone has no room for every currency above the cards. */
  const [isOpen, setIsOpen] = useState(false);
  const { total, rates, missingRates, asOf, isToday } = aging;
  const [only] = total.sums;
  const bars = total.converted ? [total.converted] : total.sums;
  const toToday = () =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('asOf');
        return next;
      },
      { replace: true },
    );
  const byCurrency = (
    <>
      <FigureTable
        label={words('agingBuckets')}
        sums={total.sums}
        converted={total.converted}
        of={all}
        isWide={isDesk}
      />
      {rates.length > 0 && total.converted && (
        <p className="aging-summary-rates number">
          {words('agingRates', {
            rates: rates
              .map(({ from, to, rate, date }) => `${from}→${to} ${rate} (${date})`)
              .join(words('listComma')),
          })}
        </p>
      )}
    </>
  );
  return (
    <section className="aging-summary" aria-label={words('agingFigures')}>
      {!isToday && (
        <p className="aging-summary-past">
          <span>{words('agingPastDay', { day: asOf })}</span>
          <Button look="quiet" onClick={toToday}>
            {words('agingBackToToday')}
          </Button>
        </p>
      )}
      {missingRates.length > 0 && (
        <p className="aging-summary-gap" role="status">
          {words('agingRateMissing', {
            pairs: missingRates.map(({ pair, date }) => `${pair} ${date}`).join(words('listComma')),
          })}
        </p>
      )}
      <AgingKpis aging={aging} all={all} />
      {only && (
        <div className="aging-summary-parts">
          {bars.map((sum) => (
            <BucketBar key={sum.currency} sum={sum} />
          ))}
          {isDesk ? (
            byCurrency
          ) : (
            <>
              <Button look="quiet" icon="coins" onClick={() => setIsOpen(true)}>
                {words('agingSeeCurrencies')}
              </Button>
              <Sheet title={words('agingFigures')} open={isOpen} onClose={() => setIsOpen(false)}>
                {byCurrency}
              </Sheet>
            </>
          )}
        </div>
      )}
    </section>
  );
}

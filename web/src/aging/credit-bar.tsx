import { type AgingCredit, creditParts } from '@fairway/contract/aging.ts';
import { moneyText } from '../freight/money-text.ts';
import { useWords } from '../language/words.ts';
import { Facts } from '../ui/facts.tsx';
import { creditPartWords } from './aging-words.ts';
import './credit-bar.css';

/** How much of a limit is used, as a bar and in figures. */
export function CreditBar({
  credit,
}: {
  credit: Pick<AgingCredit, 'limit' | 'used' | 'isExceeded' | 'missingRate'>;
}) {
  const words = useWords();
  const { limit, used, isExceeded, missingRate } = credit;
  if (missingRate)
    return (
      <p className="credit-bar-line">
        {words('agingRateMissing', { pairs: `${missingRate.pair} ${missingRate.date}` })}
      </p>
    );
  return (
    <span className={`credit-bar${isExceeded ? ' credit-bar-over' : ''}`}>
      <meter
        aria-label={words('agingCreditTitle')}
        min={0}
        max={Math.max(Number(limit.amount), 1)}
        value={Math.min(Number(used.amount), Math.max(Number(limit.amount), 1))}
      />
      <span className="credit-bar-line number">
        {words('agingCreditBar', { used: moneyText(used), limit: moneyText(limit) })}
      </span>
    </span>
  );
}

/** The same with what uses it. */
export function CreditFacts({ credit }: { credit: AgingCredit }) {
  const words = useWords();
  const { available, parts, missingRate } = credit;
  return (
    <>
      <CreditBar credit={credit} />
      {!missingRate && (
        <Facts
          facts={[
            ...creditParts.map((part) => {
              const sum = parts[part];
              return [words(creditPartWords[part]), sum && moneyText(sum)] as const;
            }),
            [words('agingAvailable'), moneyText(available)],
          ]}
        />
      )}
    </>
  );
}

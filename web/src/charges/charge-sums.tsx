import type { ChargeSums as Sums } from '@fairway/contract/shipment-charges.ts';
import { moneyText, sumsText } from '../freight/money-text.ts';
import { useWords } from '../language/words.ts';
import { Icon } from '../ui/icon.tsx';
import './charge-sums.css';

interface ChargeSumsProps {
  /** Null where there are more charges than a list adds up. */
  sums: Sums | null;
}

/** What the charges come to: each currency by itself, and the profit in the currency of the books. */
export function ChargeSums({ sums }: ChargeSumsProps) {
  const words = useWords();
  if (!sums) return <p className="charge-sums">{words('chargeSumsTooMany')}</p>;
  const { receivable, payable, profit, missingRates } = sums;
  return (
    <dl className="charge-sums" aria-label={words('chargeSums')}>
      {receivable && <Sum name={words('chargeSumReceivable')} value={sumsText(receivable) || '—'} />}
      {payable && <Sum name={words('chargeSumPayable')} value={sumsText(payable) || '—'} />}
      {profit && (
        <>
          <Sum
            name={words('chargeProfitGross')}
            value={moneyText(profit.gross)}
            note={percent(profit.grossMargin)}
          />
          <Sum
            name={words('chargeProfitNet')}
            value={moneyText(profit.net)}
            note={percent(profit.netMargin)}
            isBad={profit.isBelowLeast}
          />
        </>
      )}
      {profit?.isBelowLeast && (
        <p className="charge-sums-warn" role="status">
          <Icon name="warning" size={14} />
          {words('chargeBelowLeast')}
        </p>
      )}
      {missingRates.length > 0 && (
        <p className="charge-sums-warn" role="status">
          <Icon name="warning" size={14} />
          {words('chargeRatesMissing', {
            rates: missingRates.map(({ pair, date }) => `${pair} ${date}`).join(words('listComma')),
          })}
        </p>
      )}
    </dl>
  );
}

const percent = (margin: string | null): string => (margin === null ? '' : `${margin}%`);

interface SumProps {
  name: string;
  value: string;
  note?: string;
  isBad?: boolean;
}

const Sum = ({ name, value, note = '', isBad = false }: SumProps) => (
  <div className={isBad ? 'charge-sum charge-sum-bad' : 'charge-sum'}>
    <dt>{name}</dt>
    <dd className="number">
      {value}
      {note && <small>{note}</small>}
    </dd>
  </div>
);

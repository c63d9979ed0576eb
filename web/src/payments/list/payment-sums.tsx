import type { Reply } from '@fairway/contract/endpoint.ts';
import type { listPayments } from '@fairway/contract/payments.ts';
import { moneyText } from '../../freight/money-text.ts';
import { useWords } from '../../language/words.ts';
import { DirectionMark } from '../payment-marks.tsx';
import './payment-sums.css';

interface PaymentSumsProps {
  /** Null where there are more payments than a list adds up. */
  sums: Reply<typeof listPayments>['sums'];
}

/** What came and what went, each currency by itself; what was reversed counts for nothing. */
export function PaymentSums({ sums }: PaymentSumsProps) {
  const words = useWords();
  if (!sums) return <p className="payment-sums">{words('paymentSumsTooMany')}</p>;
  if (sums.length === 0) return null;
  return (
    <ul className="payment-sums number" aria-label={words('paymentSums')}>
      {sums.map(({ direction, currency, amount, unapplied }) => (
        <li key={`${direction} ${currency}`}>
          <DirectionMark direction={direction} />
          <strong>{moneyText({ currency, amount })}</strong>
          <span>{words('paymentSumLeft', { sum: moneyText({ currency, amount: unapplied }) })}</span>
        </li>
      ))}
    </ul>
  );
}

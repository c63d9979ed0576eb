import { bookCurrency } from '@fairway/domain/money/book-currency.ts';
import { exact } from '@fairway/domain/money/money.ts';
import { moneyText } from '../freight/money-text.ts';
import { useWords } from '../language/words.ts';

/** What the books gain or lose by the rate, in words and never by the sign alone; nothing where there is none. */
export function ExchangeGain({ amount }: { amount: string }) {
  const words = useWords();
  const gain = exact(amount);
  if (gain.isZero()) return null;
  const isLoss = gain.isNegative();
  return (
    <small className={`number ${isLoss ? 'payment-loss' : 'payment-gain'}`}>
      {words(isLoss ? 'paymentLoss' : 'paymentGain', {
        sum: moneyText({ currency: bookCurrency, amount: gain.abs().toFixed(2) }),
      })}
    </small>
  );
}

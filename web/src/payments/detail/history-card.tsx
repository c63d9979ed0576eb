import type { Reply } from '@fairway/contract/endpoint.ts';
import type { getPayment } from '@fairway/contract/payments.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { historyWordOf } from '../payment-words.ts';

/** What was done with a payment, the newest first. */
export function HistoryCard({ history }: Pick<Reply<typeof getPayment>, 'history'>) {
  const words = useWords();
  if (history.length === 0) return null;
  return (
    <Card title={words('paymentHistory')}>
      <ol className="payment-lines">
        {history
          .toSorted((one, other) => other.at - one.at)
          .map(({ at, byName, act, remark }) => (
            <li key={`${at} ${act}`}>
              <span>
                <strong>{byName || words('entitySystem')}</strong> {words(historyWordOf(act))}
              </span>
              {remark && <span>{remark}</span>}
              <small className="number">{formatDate(at)}</small>
            </li>
          ))}
      </ol>
    </Card>
  );
}

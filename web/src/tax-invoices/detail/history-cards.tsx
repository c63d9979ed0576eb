import type { TaxInvoiceDetail } from '@fairway/contract/tax-invoices.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { actWordOf, viaWords } from '../tax-words.ts';

/** To whom it went, and who did what with it. */
export function HistoryCards({ invoice: { deliveries, history } }: { invoice: TaxInvoiceDetail }) {
  const words = useWords();
  return (
    <>
      {deliveries.length > 0 && (
        <Card title={words('taxDeliveries')}>
          <ul className="tax-rows">
            {deliveries.map(({ at, byName, via, to }) => (
              <li key={at}>
                <span>
                  {[words(viaWords[via]), to].filter(Boolean).join(' · ')}
                  <small className="number">{[byName, formatDate(at)].filter(Boolean).join(' ')}</small>
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {history.length > 0 && (
        <Card title={words('taxHistory')}>
          <ol className="tax-rows">
            {history.toReversed().map(({ at, byName, act, remark }) => (
              <li key={`${at} ${act}`}>
                <span>
                  <strong>{byName || words('entitySystem')}</strong> {words(actWordOf(act))}
                  {remark && <small>{remark}</small>}
                  <small className="number">{formatDate(at)}</small>
                </span>
              </li>
            ))}
          </ol>
        </Card>
      )}
    </>
  );
}

import type { Reply } from '@fairway/contract/endpoint.ts';
import type { listInvoices } from '@fairway/contract/invoices.ts';
import { moneyText } from '../../freight/money-text.ts';
import { useWords } from '../../language/words.ts';
import { sideWords } from '../invoice-words.ts';
import './invoice-sums.css';

interface InvoiceSumsProps {
  /** Null where there are more invoices than a list adds up. */
  sums: Reply<typeof listInvoices>['sums'];
}

/** What the invoices come to, by side and currency: there is no sum over several. */
export function InvoiceSums({ sums }: InvoiceSumsProps) {
  const words = useWords();
  if (!sums) return <p className="invoice-sums">{words('invoiceSumsTooMany')}</p>;
  const isOfBoth = sums.some(({ side }) => side !== sums[0]?.side);
  return (
    <ul
      className={`invoice-sums number ${isOfBoth ? 'invoice-sums-both' : ''}`}
      aria-label={words('invoiceSums')}
    >
      {sums.map(({ side, currency, total, settled, balance, overdue }) => (
        <li key={`${side} ${currency}`}>
          {isOfBoth && <span className="invoice-sums-side">{words(sideWords[side])}</span>}
          <strong>{moneyText({ currency, amount: total })}</strong>
          <span>{words('invoiceSumSettled', { sum: moneyText({ currency, amount: settled }) })}</span>
          <span>{words('invoiceSumBalance', { sum: moneyText({ currency, amount: balance }) })}</span>
          {Number(overdue) > 0 && (
            <span className="invoice-sums-late">
              {words('invoiceSumOverdue', { sum: moneyText({ currency, amount: overdue }) })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

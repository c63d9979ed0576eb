import type { TaxableLine, TaxInvoiceRow } from '@fairway/contract/tax-invoices.ts';
import { moneyText } from '../../freight/money-text.ts';
import { useWords } from '../../language/words.ts';
import { numberOf, TaxStateLabel } from '../tax-marks.tsx';
import { kindWords, vatText } from '../tax-words.ts';
import './tax-cards.css';

/** A tax invoice on a phone. */
export function TaxCard({ invoice }: { invoice: TaxInvoiceRow }) {
  const words = useWords();
  return (
    <article className="tax-card">
      <span className="tax-card-head">
        <strong className="number">{numberOf(invoice)}</strong>
        <TaxStateLabel invoice={invoice} />
      </span>
      <span className="tax-card-line">{[words(kindWords[invoice.kind]), invoice.title].join(' · ')}</span>
      <span className="tax-card-head">
        <strong className="tax-card-sum number">
          {moneyText({ currency: 'CNY', amount: invoice.gross })}
        </strong>
        <span className="number">
          {words('taxTaxOf', { tax: moneyText({ currency: 'CNY', amount: invoice.tax }) })}
        </span>
      </span>
      <span className="tax-card-line">
        {[words('taxInvoiceCount', { count: invoice.invoiceCount }), invoice.issuedOn, invoice.stateRemark]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </article>
  );
}

/** A line that waits to be applied for, on a phone. */
export function TaxableCard({ line }: { line: TaxableLine }) {
  const words = useWords();
  return (
    <article className="tax-card">
      <span className="tax-card-head">
        <strong className="number">{line.invoiceNo}</strong>
        <span>{vatText(line, words)}</span>
      </span>
      <span className="tax-card-line">{[line.partyName, line.shipmentNo].filter(Boolean).join(' · ')}</span>
      <span className="tax-card-head">
        <strong className="tax-card-sum number">
          {moneyText({ currency: line.currency, amount: line.open })}
        </strong>
        <span>{line.chargeName}</span>
      </span>
    </article>
  );
}

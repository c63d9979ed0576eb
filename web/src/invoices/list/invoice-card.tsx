import type { InvoiceHead } from '@fairway/contract/invoices.ts';
import { useWords } from '../../language/words.ts';
import { AnswerMark, DueMark, InvoiceStateLabel, TaxedMark } from '../invoice-marks.tsx';
import { balanceText, forText, totalText } from '../invoice-text.ts';
import { kindWords } from '../invoice-words.ts';
import './invoice-card.css';

/** An invoice on a phone. */
export function InvoiceCard({ invoice }: { invoice: InvoiceHead }) {
  const words = useWords();
  const { invoiceNo, kind, partyName, dueOn, creditOfNo, supplierNo } = invoice;
  const what = forText(invoice);
  return (
    <article className="invoice-card">
      <span className="invoice-card-head">
        <strong className="number">{invoiceNo}</strong>
        <InvoiceStateLabel status={invoice.status} />
      </span>
      <span className="invoice-card-line">
        {[
          kind !== 'debit' && words(kindWords[kind]),
          partyName,
          creditOfNo && words('invoiceCreditOf', { no: creditOfNo }),
          supplierNo,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {what && <span className="invoice-card-line">{what}</span>}
      <span className="invoice-card-head">
        <strong className="invoice-card-sum number">{totalText(invoice)}</strong>
        {kind !== 'credit' && invoice.issuedAt !== null && (
          <span className="number">{words('invoiceSumBalance', { sum: balanceText(invoice) })}</span>
        )}
      </span>
      {dueOn !== null && (
        <span className="invoice-card-line">
          {words('invoiceDue')} <DueMark invoice={invoice} />
        </span>
      )}
      <span className="invoice-card-head">
        <AnswerMark invoice={invoice} />
        <TaxedMark invoice={invoice} />
      </span>
    </article>
  );
}

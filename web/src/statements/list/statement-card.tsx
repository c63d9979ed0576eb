import type { StatementHead } from '@fairway/contract/statements.ts';
import { moneyText } from '../../freight/money-text.ts';
import '../../invoices/list/invoice-card.css';
import { useWords } from '../../language/words.ts';
import { StatementStateLabel } from '../statement-state-label.tsx';
import { periodText } from '../statement-text.ts';

/** A statement on a phone. */
export function StatementCard({ statement }: { statement: StatementHead }) {
  const words = useWords();
  const { statementNo, status, partyName, sums, invoiceCount, answer } = statement;
  return (
    <article className="invoice-card">
      <span className="invoice-card-head">
        <strong className="number">{statementNo}</strong>
        <StatementStateLabel status={status} />
      </span>
      <span className="invoice-card-line">{partyName}</span>
      <span className="invoice-card-line number">
        {[periodText(statement), words('statementInvoices', { count: invoiceCount })].join(' · ')}
      </span>
      {sums.map(({ currency, closing }) => (
        <span key={currency} className="invoice-card-head">
          <span className="invoice-card-line">{words('statementClosing')}</span>
          <strong className="invoice-card-sum number">{moneyText({ currency, amount: closing })}</strong>
        </span>
      ))}
      {answer && <span className="invoice-card-line">{answer}</span>}
    </article>
  );
}

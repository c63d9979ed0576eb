import type { StatementReceipt } from '@fairway/contract/statements.ts';
import { moneyText } from '../freight/money-text.ts';
import { invoicePathOf } from '../invoices/paths.ts';
import { useWords } from '../language/words.ts';
import { Link } from '../ui/link.tsx';
import './statement-lines.css';

/** Money that came, what it was used for, and apart from that what is left of it. */
export function StatementReceipts({ receipts }: { receipts: readonly StatementReceipt[] }) {
  const words = useWords();
  return (
    <ul className="statement-lines number">
      {receipts.map(({ paymentId, paymentNo, on, currency, amount, unapplied, uses }) => (
        <li key={paymentId}>
          <span>
            {paymentNo}
            <small>{on}</small>
            {uses.map((use) => (
              <small key={`${use.invoiceId} ${use.paid}`}>
                {words('statementUsedFor')} <Link to={invoicePathOf(use.invoiceId)}>{use.invoiceNo}</Link>{' '}
                {moneyText(use.settled)}
                {use.isLater && ` ${words('statementUsedLater')}`}
              </small>
            ))}
          </span>
          <span>
            <strong>{moneyText({ currency, amount })}</strong>
            {Number(unapplied) !== 0 && (
              <small>{words('statementLeft', { sum: moneyText({ currency, amount: unapplied }) })}</small>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

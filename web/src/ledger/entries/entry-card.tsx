import type { LedgerEntry } from '@fairway/contract/ledger.ts';
import { bookCurrency } from '@fairway/domain/money/book-currency.ts';
import { exact } from '@fairway/domain/money/money.ts';
import { thousandsFormat } from '@fairway/domain/money/thousands.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { moneyText } from '../../freight/money-text.ts';
import { invoicePathOf } from '../../invoices/paths.ts';
import { useWords } from '../../language/words.ts';
import { paymentPathOf } from '../../payments/paths.ts';
import { Link } from '../../ui/link.tsx';
import { StateLabel } from '../../ui/state-label.tsx';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { entryWords } from '../ledger-words.ts';

type Line = LedgerEntry['lines'][number];

interface EntryCardProps {
  entry: LedgerEntry;
  /** The lines that are looked for stand out. */
  chosen: { account?: string | undefined; currency?: string | undefined };
}

/** An entry with its lines, and the way to the invoice or the payment it came from. */
export function EntryCard({ entry, chosen }: EntryCardProps) {
  const words = useWords();
  const isDesk = useMedia(desktop);
  const { kind, sourceNo, bookedOn, period, companyName, byName, at, invoiceId, paymentId } = entry;
  return (
    <section className="card" aria-label={sourceNo}>
      <header className="entry-head">
        <strong className="number">
          {words(entryWords[kind])} {sourceNo}
        </strong>
        {entry.isReversal && <StateLabel tone="bad">{words('entryReversal')}</StateLabel>}
        <small className="number">
          {[bookedOn, !bookedOn.startsWith(period) && period, companyName, byName, formatDate(at)]
            .filter(Boolean)
            .join(' · ')}
        </small>
        <span>
          {invoiceId !== null && <Link to={invoicePathOf(invoiceId)}>{words('entryToInvoice')}</Link>}
          {paymentId !== null && <Link to={paymentPathOf(paymentId)}>{words('entryToPayment')}</Link>}
        </span>
      </header>
      {isDesk ? <LineTable entry={entry} chosen={chosen} /> : <LineList lines={entry.lines} />}
    </section>
  );
}

/** An amount on its side: debits are above nothing, credits below. */
const sideOf = (amount: string, side: 'debit' | 'credit'): string => {
  const value = side === 'debit' ? exact(amount) : exact(amount).negated();
  return value.greaterThan(0) ? thousandsFormat(amount.replace('-', '')) : '';
};

const isOf = ({ account, currency }: Line, chosen: EntryCardProps['chosen']): boolean =>
  chosen.account === account && (chosen.currency === undefined || chosen.currency === currency);

function LineTable({ entry: { sourceNo, lines }, chosen }: EntryCardProps) {
  const words = useWords();
  return (
    <div className="entry-lines">
      <table>
        <caption className="visually-hidden">{words('entryLines', { no: sourceNo })}</caption>
        <thead>
          <tr>
            <th scope="col">{words('entryAccount')}</th>
            <th scope="col">{words('entryParty')}</th>
            <th scope="col">{words('entryShipment')}</th>
            <th scope="col">{words('balanceCurrency')}</th>
            <th scope="col" className="ledger-end">
              {words('entryDebit')}
            </th>
            <th scope="col" className="ledger-end">
              {words('entryCredit')}
            </th>
            <th scope="col" className="ledger-end">
              {words('entryBookDebit', { currency: bookCurrency })}
            </th>
            <th scope="col" className="ledger-end">
              {words('entryBookCredit', { currency: bookCurrency })}
            </th>
          </tr>
        </thead>
        <tbody className="number">
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an entry never change
            <tr key={index} className={isOf(line, chosen) ? 'entry-chosen' : undefined}>
              <th scope="row">
                {line.code} {line.name}
              </th>
              <td>{line.partyName}</td>
              <td>{line.shipmentNo}</td>
              <td>{line.currency}</td>
              <td className="ledger-end">{sideOf(line.amount, 'debit')}</td>
              <td className="ledger-end">{sideOf(line.amount, 'credit')}</td>
              <td className="ledger-end">{sideOf(line.bookAmount, 'debit')}</td>
              <td className="ledger-end">{sideOf(line.bookAmount, 'credit')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function LineList({ lines }: { lines: readonly Line[] }) {
  const words = useWords();
  return (
    <ul className="entry-line-list number">
      {lines.map((line, index) => {
        const isDebit = exact(line.amount).greaterThan(0) || exact(line.bookAmount).greaterThan(0);
        const own = { currency: line.currency, amount: line.amount.replace('-', '') };
        const book = { currency: bookCurrency, amount: line.bookAmount.replace('-', '') };
        // What the rate alone made of it has no amount but in the books.
        const isBookOnly = exact(line.amount).isZero();
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an entry never change
          <li key={index}>
            <span>
              {words(isDebit ? 'entryDebit' : 'entryCredit')} {line.name}
            </span>
            <strong>{moneyText(isBookOnly ? book : own)}</strong>
            <small>{[line.partyName, line.shipmentNo].filter(Boolean).join(' · ')}</small>
            {line.currency !== bookCurrency && !isBookOnly && <small>{moneyText(book)}</small>}
          </li>
        );
      })}
    </ul>
  );
}

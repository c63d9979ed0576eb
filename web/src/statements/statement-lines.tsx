import type { StatementDetail, StatementInvoice } from '@fairway/contract/statements.ts';
import { thousandsFormat } from '@fairway/domain/money/thousands.ts';
import { moneyText } from '../freight/money-text.ts';
import { invoicePathOf } from '../invoices/paths.ts';
import { useWords } from '../language/words.ts';
import { Link } from '../ui/link.tsx';
import { StateLabel } from '../ui/state-label.tsx';
import './statement-lines.css';

/** With what became of it since, where it is a statement and not only a preview of one. */
export type Line = StatementInvoice &
  Partial<Pick<StatementDetail['invoices'][number], 'openDisputes' | 'isNamed'>>;

interface StatementLinesProps {
  invoices: readonly Line[];
  /** A table where there is room for one. */
  isTable: boolean;
}

const isSomething = (amount: string): boolean => Number(amount) !== 0;

/** The invoices of a statement; each opens the invoice itself, where its lines are. */
export function StatementLines({ invoices, isTable }: StatementLinesProps) {
  return isTable ? <LinesTable invoices={invoices} /> : <LinesList invoices={invoices} />;
}

function LinesList({ invoices }: { invoices: readonly Line[] }) {
  const words = useWords();
  return (
    <ul className="statement-lines number">
      {invoices.map((line) => (
        <li key={line.invoiceId}>
          <span>
            <Link to={invoicePathOf(line.invoiceId)}>{line.invoiceNo}</Link>
            <small>{[line.on, carriedText(line)].filter(Boolean).join(' · ')}</small>
            <Credits line={line} />
            <Marks line={line} />
          </span>
          <span>
            <strong>{moneyText({ currency: line.currency, amount: line.closing })}</strong>
            <small>{words('statementLineTotal', { sum: thousandsFormat(line.total) })}</small>
            {isSomething(line.paid) && (
              <small>{words('statementLinePaid', { sum: thousandsFormat(line.paid) })}</small>
            )}
            {isSomething(line.allCredited) && (
              <small>{words('statementLineCredited', { sum: thousandsFormat(line.allCredited) })}</small>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

function LinesTable({ invoices }: { invoices: readonly Line[] }) {
  const words = useWords();
  return (
    <div className="statement-lines-scroll">
      <table className="statement-lines-table number">
        <thead>
          <tr>
            <th scope="col">{words('invoiceNo')}</th>
            <th scope="col">{words('statementDay')}</th>
            <th scope="col">{words('invoiceDue')}</th>
            <th scope="col">{words('statementCarried')}</th>
            <th scope="col">{words('invoiceCurrency')}</th>
            <th scope="col" className="is-amount">
              {words('invoiceTotal')}
            </th>
            <th scope="col" className="is-amount">
              {words('statementPaid')}
            </th>
            <th scope="col" className="is-amount">
              {words('statementAllCredited')}
            </th>
            <th scope="col" className="is-amount">
              {words('statementOpen')}
            </th>
          </tr>
        </thead>
        <tbody>
          {invoices.map((line) => (
            <tr key={line.invoiceId}>
              <td>
                <Link to={invoicePathOf(line.invoiceId)}>{line.invoiceNo}</Link> <Marks line={line} />
                <Credits line={line} />
              </td>
              <td>{line.on}</td>
              <td>{line.dueOn}</td>
              <td>{carriedText(line)}</td>
              <td>{line.currency}</td>
              <td className="is-amount">{thousandsFormat(line.total)}</td>
              <td className="is-amount">{thousandsFormat(line.paid)}</td>
              <td className="is-amount">{thousandsFormat(line.allCredited)}</td>
              <td className="is-amount">
                <strong>{thousandsFormat(line.closing)}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const carriedText = ({ shipmentNos, billNos }: Line): string =>
  [shipmentNos.join(' / '), billNos.join(' / ')].filter(Boolean).join(' · ');

/** The credit notes of the period; those that were taken back stand below nothing. */
function Credits({ line: { credits, currency } }: { line: Line }) {
  const words = useWords();
  return credits.map(({ invoiceId, invoiceNo, amount }) => (
    <small key={invoiceId}>
      <Link to={invoicePathOf(invoiceId)}>{invoiceNo}</Link>{' '}
      {words('statementCreditLine', { sum: moneyText({ currency, amount }) })}
    </small>
  ));
}

function Marks({ line: { openDisputes = 0, isNamed = false } }: { line: Line }) {
  const words = useWords();
  if (openDisputes === 0 && !isNamed) return null;
  return (
    <span className="statement-lines-marks">
      {isNamed && <StateLabel tone="warn">{words('statementNamed')}</StateLabel>}
      {openDisputes > 0 && (
        <StateLabel tone="warn">{words('invoiceOpenDisputes', { count: openDisputes })}</StateLabel>
      )}
    </span>
  );
}

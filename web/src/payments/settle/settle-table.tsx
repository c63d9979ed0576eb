import type { PaymentRow } from '@fairway/contract/payments.ts';
import { thousandsFormat } from '@fairway/domain/money/thousands.ts';
import type { KeyboardEvent } from 'react';
import { moneyText } from '../../freight/money-text.ts';
import { DueMark } from '../../invoices/invoice-marks.tsx';
import { balanceText, forText } from '../../invoices/invoice-text.ts';
import { invoicePathOf } from '../../invoices/paths.ts';
import { useWords } from '../../language/words.ts';
import { Link } from '../../ui/link.tsx';
import type { OpenInvoice } from './said-lines.ts';
import { CloseChoice, LineDifferences, LineProblem, lineOf } from './settle-line.tsx';
import type { SettlementState } from './use-settlement.ts';

interface SettleTableProps {
  payment: PaymentRow;
  rows: readonly OpenInvoice[];
  state: SettlementState;
}

/** Arrows and Enter walk from line to line in a column, as in a sheet. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const { target } = event;
  const step = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }[event.key];
  if (
    !(target instanceof HTMLInputElement) ||
    !target.dataset.column ||
    !step ||
    event.ctrlKey ||
    event.metaKey
  )
    return;
  const all = [
    ...event.currentTarget.querySelectorAll<HTMLInputElement>(`[data-column="${target.dataset.column}"]`),
  ];
  const next = all[all.indexOf(target) + step];
  event.preventDefault();
  next?.focus();
  next?.select();
}

/** The open invoices on a desk. */
export function SettleTable({ payment, rows, state }: SettleTableProps) {
  const words = useWords();
  const { currency } = payment;
  const hasForeign = rows.some((invoice) => invoice.currency !== currency);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the fields in it
    <div className="settle-table" onKeyDown={walk}>
      <table>
        <caption className="visually-hidden">{words('settleOpen')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{words('settleChoose')}</span>
            </th>
            <th scope="col">{words('invoiceNo')}</th>
            <th scope="col">{words('invoiceDue')}</th>
            <th scope="col" className="settle-end">
              {words('invoiceBalance')}
            </th>
            <th scope="col">{words('settleAmount', { currency })}</th>
            {hasForeign && <th scope="col">{words('settleRate')}</th>}
            <th scope="col" className="settle-end">
              {words('settleCovers')}
            </th>
            <th scope="col" className="settle-end">
              {words('settleStays')}
            </th>
            <th scope="col">{words('settleDifferences')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((invoice) => (
            <Row key={invoice.id} invoice={invoice} {...{ currency, hasForeign, state }} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  invoice: OpenInvoice;
  currency: string;
  hasForeign: boolean;
  state: SettlementState;
}

function Row({ invoice, currency, hasForeign, state }: RowProps) {
  const words = useWords();
  const { invoiceNo } = invoice;
  const line = lineOf(invoice, currency, state);
  const shown = line.line?.problem === null ? line.line : undefined;
  return (
    <tr className={line.isChosen ? 'settle-chosen' : undefined}>
      <td className="settle-tick">
        <input
          type="checkbox"
          data-column="tick"
          aria-label={invoiceNo}
          checked={line.isChosen}
          onChange={({ target }) => line.choose(target.checked)}
        />
      </td>
      <th scope="row">
        <Link to={invoicePathOf(invoice.id)} className="number">
          {invoiceNo}
        </Link>
        <span className="settle-for">{forText(invoice)}</span>
      </th>
      <td>
        <DueMark invoice={invoice} />
      </td>
      <td className="settle-end number">{balanceText(invoice)}</td>
      <td className="settle-field">
        <input
          data-column="amount"
          inputMode="decimal"
          className="number"
          aria-label={words('settleAmountOf', { no: invoiceNo })}
          aria-invalid={line.wrong === 'amount' || line.problem !== null || undefined}
          value={line.amount}
          onChange={({ target }) => line.write(target.value)}
        />
        <LineProblem line={line} />
      </td>
      {hasForeign && (
        <td className="settle-field">
          {line.isForeign && (
            <>
              <input
                data-column="rate"
                inputMode="decimal"
                className="number"
                aria-label={words('settleRateOf', { no: invoiceNo })}
                aria-invalid={line.wrong === 'rate' || undefined}
                value={line.rate}
                onChange={({ target }) => line.writeRate(target.value)}
              />
              <small>{words('settleRatePair', line.pair)}</small>
            </>
          )}
        </td>
      )}
      <td className="settle-end number">{shown && moneyText(shown.covered)}</td>
      <td className="settle-end number">{shown && thousandsFormat(shown.left)}</td>
      <td className="settle-differences">
        <LineDifferences line={shown} />
        <CloseChoice line={line} invoice={invoice} />
      </td>
    </tr>
  );
}

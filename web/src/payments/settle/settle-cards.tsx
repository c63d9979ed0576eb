import type { PaymentRow } from '@fairway/contract/payments.ts';
import { moneyText } from '../../freight/money-text.ts';
import { DueMark } from '../../invoices/invoice-marks.tsx';
import { balanceText, forText } from '../../invoices/invoice-text.ts';
import { useWords } from '../../language/words.ts';
import { TextField } from '../../ui/text-field.tsx';
import type { OpenInvoice } from './said-lines.ts';
import { CloseChoice, LineDifferences, LineProblem, lineOf } from './settle-line.tsx';
import type { SettlementState } from './use-settlement.ts';

interface SettleCardsProps {
  payment: PaymentRow;
  rows: readonly OpenInvoice[];
  state: SettlementState;
}

/** The open invoices on a phone: a press chooses one, its fields come with it. */
export function SettleCards({ payment: { currency }, rows, state }: SettleCardsProps) {
  const words = useWords();
  return (
    <ul className="settle-cards" aria-label={words('settleOpen')}>
      {rows.map((invoice) => (
        <Row key={invoice.id} invoice={invoice} currency={currency} state={state} />
      ))}
    </ul>
  );
}

interface RowProps {
  invoice: OpenInvoice;
  currency: string;
  state: SettlementState;
}

function Row({ invoice, currency, state }: RowProps) {
  const words = useWords();
  const line = lineOf(invoice, currency, state);
  const shown = line.line?.problem === null ? line.line : undefined;
  return (
    <li className="card">
      <label className="settle-card-head">
        <input
          type="checkbox"
          checked={line.isChosen}
          onChange={({ target }) => line.choose(target.checked)}
        />
        <span>
          <strong className="number">{invoice.invoiceNo}</strong>
          <small>{forText(invoice)}</small>
          <small>
            {words('invoiceDue')} <DueMark invoice={invoice} />
          </small>
        </span>
        <strong className="number">{balanceText(invoice)}</strong>
      </label>
      {line.isChosen && (
        <div className="settle-card-fields">
          <TextField
            label={words('settleAmount', { currency })}
            inputMode="decimal"
            value={line.amount}
            onChange={({ target }) => line.write(target.value)}
          />
          {line.isForeign && (
            <TextField
              label={words('settleRate')}
              hint={words('settleRatePair', line.pair)}
              inputMode="decimal"
              value={line.rate}
              onChange={({ target }) => line.writeRate(target.value)}
            />
          )}
          <LineProblem line={line} />
          {shown && (
            <p className="number">
              {words('settleCoversLine', {
                covered: moneyText(shown.covered),
                left: moneyText({ currency: invoice.currency, amount: shown.left }),
              })}
            </p>
          )}
          <LineDifferences line={shown} />
          <CloseChoice line={line} invoice={invoice} />
        </div>
      )}
    </li>
  );
}

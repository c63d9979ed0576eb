import type { PreviewedLine } from '@fairway/contract/payments.ts';
import { exact } from '@fairway/domain/money/money.ts';
import { quotedPair } from '@fairway/domain/payments/quoted-rate.ts';
import { toleranceIn } from '@fairway/domain/payments/tolerance.ts';
import { moneyText } from '../../freight/money-text.ts';
import { useWords } from '../../language/words.ts';
import { ExchangeGain } from '../exchange-gain.tsx';
import { mayClose, type OpenInvoice, saidProblem, shownAmount, shownRate } from './said-lines.ts';
import type { SettlementState } from './use-settlement.ts';

/** What the fields of one invoice show and do. */
export function lineOf(invoice: OpenInvoice, currency: string, state: SettlementState) {
  const { id } = invoice;
  const said = state.said[id];
  const line = said && state.lines.get(id);
  return {
    ...{ said, line, isChosen: said !== undefined, isForeign: invoice.currency !== currency },
    amount: shownAmount(said, line),
    rate: shownRate(said, line, currency),
    pair: quotedPair(currency, invoice.currency),
    wrong: said && saidProblem(said),
    problem: said && saidProblem(said) === undefined ? (line?.problem ?? null) : null,
    mayClose: said?.closes === true || mayClose(line),
    choose: (isChosen: boolean) => state.choose(id, isChosen),
    write: (amount: string) => state.change(id, { amount }),
    writeRate: (rate: string) => state.change(id, { rate }),
    close: (closes: boolean) => state.change(id, { closes }),
  };
}

export type SettledLine = ReturnType<typeof lineOf>;

/** What is written wrong, or what the server would not do. */
export function LineProblem({ line: { wrong, problem } }: { line: SettledLine }) {
  const words = useWords();
  if (!wrong && !problem) return null;
  return (
    <small className="settle-problem" role="alert">
      {wrong ? words(wrong === 'amount' ? 'paymentAmountWrong' : 'settleRateWrong') : problem}
    </small>
  );
}

/** A small rest that can be given up with the rest of the invoice. */
export function CloseChoice({ line, invoice }: { line: SettledLine; invoice: OpenInvoice }) {
  const words = useWords();
  const { currency } = invoice;
  if (!line.mayClose) return null;
  const rest = line.said?.closes ? line.line?.rounding : line.line?.left;
  return (
    <label className="settle-close">
      <input
        type="checkbox"
        checked={line.said?.closes ?? false}
        onChange={({ target }) => line.close(target.checked)}
      />
      <span>
        {words('settleClose', { sum: moneyText({ currency, amount: rest ?? '0' }) })}
        <small>
          {words('settleCloseMost', { sum: moneyText({ currency, amount: toleranceIn(currency) }) })}
        </small>
      </span>
    </label>
  );
}

/** What rounding and the rate make of it: neither is freight. */
export function LineDifferences({ line }: { line: PreviewedLine | undefined }) {
  const words = useWords();
  if (!line || line.problem !== null) return null;
  const { covered, rounding } = line;
  return (
    <>
      {!exact(rounding).isZero() && (
        <small className="number">
          {words('paymentRounding', { sum: moneyText({ currency: covered.currency, amount: rounding }) })}
        </small>
      )}
      <ExchangeGain amount={line.exchangeGain} />
    </>
  );
}

import type { Reply } from '@fairway/contract/endpoint.ts';
import { type getPayment, reverseSettlement } from '@fairway/contract/payments.ts';
import { bookCurrency } from '@fairway/domain/money/book-currency.ts';
import { exact, sumByCurrency } from '@fairway/domain/money/money.ts';
import { quotedPair, quotedRate } from '@fairway/domain/payments/quoted-rate.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useState } from 'react';
import { figureText } from '../../entities/field-text.ts';
import { moneyText, sumsText } from '../../freight/money-text.ts';
import { invoicePathOf } from '../../invoices/paths.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { StateLabel } from '../../ui/state-label.tsx';
import { useCommand } from '../../wire/calls.ts';
import { ReversalSheet } from '../acts/reversal-sheet.tsx';
import { ExchangeGain } from '../exchange-gain.tsx';
import { settlementReads } from '../payment-reads.ts';
import { usePaymentRights } from '../use-payment-rights.ts';

type Settlement = Reply<typeof getPayment>['settlements'][number];

interface SettlementsCardProps {
  settlements: readonly Settlement[];
  /** The payment still counts. */
  isLive: boolean;
}

/** Which invoices used it. What the rate and what rounding made of it stand apart from what was paid. */
export function SettlementsCard({ settlements, isLive }: SettlementsCardProps) {
  const words = useWords();
  const { maySettle } = usePaymentRights();
  const [asked, setAsked] = useState<Settlement>();
  const reversing = useCommand(reverseSettlement, { refreshes: settlementReads, quiet: true });
  if (settlements.length === 0) return null;
  return (
    <Card title={words('paymentSettlements')}>
      <ul className="payment-lines">
        {settlements.map((one) => (
          <li key={one.id} className={one.isReversed ? 'payment-line-undone' : undefined}>
            <SettlementLines settlement={one} />
            {maySettle && isLive && !one.isReversed && (
              <Button look="quiet" icon="undo" className="payment-line-act" onClick={() => setAsked(one)}>
                {words('paymentReverseSettlement')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Differences settlements={settlements} />
      {asked && (
        <ReversalSheet
          title={words('paymentReverseSettlementTitle', { no: asked.invoiceNo })}
          line={words('paymentReverseSettlementLine', { sum: moneyText(asked.covered) })}
          agree={words('paymentReverseSettlement')}
          done={words('paymentSettlementReversed')}
          onAgree={(reason) => reversing.mutateAsync({ params: { id: asked.id }, body: { reason } })}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Card>
  );
}

function SettlementLines({ settlement }: { settlement: Settlement }) {
  const words = useWords();
  const { invoiceId, invoiceNo, partyName, paid, covered, rounding, crossRate } = settlement;
  const pair = quotedPair(paid.currency, covered.currency);
  return (
    <>
      <span className="payment-line-head number">
        <Link to={invoicePathOf(invoiceId)}>{invoiceNo}</Link>
        {settlement.isReversed && <StateLabel tone="bad">{words('paymentStageReversed')}</StateLabel>}
        <strong>{moneyText(covered)}</strong>
      </span>
      <small>{partyName}</small>
      {crossRate !== null && (
        <small className="number">
          {words('paymentPaidAs', {
            ...{ sum: moneyText(paid), ...pair },
            rate: figureText(quotedRate(paid.currency, crossRate)),
          })}
        </small>
      )}
      {!exact(rounding).isZero() && (
        <small className="number">
          {words('paymentRounding', { sum: moneyText({ currency: covered.currency, amount: rounding }) })}
        </small>
      )}
      <ExchangeGain amount={settlement.exchangeGain} />
      <small className="number">
        {[settlement.byName, formatDate(settlement.at)].filter(Boolean).join(' ')}
      </small>
    </>
  );
}

/** What rates and rounding came to over all that still count: neither is freight. */
function Differences({ settlements }: Pick<SettlementsCardProps, 'settlements'>) {
  const words = useWords();
  const live = settlements.filter(({ isReversed }) => !isReversed);
  const [gain] = sumByCurrency(
    live.map(({ exchangeGain }) => ({ currency: bookCurrency, amount: exchangeGain })),
  );
  const roundings = sumByCurrency(
    live.map(({ covered: { currency }, rounding }) => ({ currency, amount: rounding })),
  ).filter(({ amount }) => !exact(amount).isZero());
  const hasGain = gain !== undefined && !exact(gain.amount).isZero();
  if (live.length < 2 || (!hasGain && roundings.length === 0)) return null;
  return (
    <p className="payment-lines-sum number">
      {[
        hasGain && words('paymentGainSum', { sum: moneyText(gain) }),
        roundings.length > 0 && words('paymentRoundingSum', { sum: sumsText(roundings) }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  );
}

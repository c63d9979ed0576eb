import type { Reply } from '@fairway/contract/endpoint.ts';
import type { getPayment, PaymentRow } from '@fairway/contract/payments.ts';
import { bookCurrency } from '@fairway/domain/money/book-currency.ts';
import { exact } from '@fairway/domain/money/money.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { figureText } from '../../entities/field-text.ts';
import { moneyText } from '../../freight/money-text.ts';
import { useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { Facts } from '../../ui/facts.tsx';
import { HeadCard } from '../../ui/head-card.tsx';
import { DirectionMark, PaymentStageLabel } from '../payment-marks.tsx';
import { unclaimedOf, usedOf } from '../payment-stage.ts';
import { amountText, leftText, sumText } from '../payment-text.ts';
import { kindWords } from '../payment-words.ts';
import './payment-body.css';
import { SettlementsCard } from './settlements-card.tsx';

/** How much came or went, whose it is, and what it was used for. */
export function PaymentBody({ shown }: { shown: Reply<typeof getPayment> }) {
  const { payment, settlements } = shown;
  return (
    <>
      <Head payment={payment} />
      <WhoseCard payment={payment} />
      <SettlementsCard settlements={settlements} isLive={payment.status === 'confirmed'} />
    </>
  );
}

function Head({ payment }: { payment: PaymentRow }) {
  const words = useWords();
  const { currency, direction, fee, bookRate, bookAmount, status } = payment;
  const isForeign = currency !== bookCurrency;
  const own = (amount: string) => sumText(currency, amount);
  return (
    <HeadCard
      title={amountText(payment)}
      mark={<DirectionMark direction={direction} />}
      state={<PaymentStageLabel payment={payment} />}
    >
      <Facts
        facts={[
          [words('paymentNo'), payment.paymentNo],
          [words('paymentKind'), words(kindWords[payment.kind])],
          [words('paymentValueOn'), payment.valueOn],
          [words('paymentUsed'), status === 'reversed' ? '' : own(usedOf(payment))],
          [words('paymentLeft'), status === 'reversed' ? '' : leftText(payment)],
          [words('paymentFee'), exact(fee).isZero() ? '' : own(fee)],
          [words(direction === 'in' ? 'paymentPayer' : 'paymentPayee'), payment.payerName],
          [words('paymentAccount'), payment.bankAccountName],
          [words('paymentRef'), payment.bankRef],
          [
            words('paymentBookAmount'),
            isForeign
              ? words('paymentBookAt', {
                  ...{ sum: moneyText({ currency: bookCurrency, amount: bookAmount }) },
                  rate: figureText(bookRate),
                })
              : '',
          ],
          [words('paymentCompany'), payment.companyName],
          [
            words('paymentBy'),
            [payment.createdByName, formatDate(payment.creatorTime)].filter(Boolean).join(' '),
          ],
          [words('paymentRemark'), payment.remark],
        ]}
      />
    </HeadCard>
  );
}

/** Whose it is: a part for each party, and what nobody claimed. */
function WhoseCard({ payment }: { payment: PaymentRow }) {
  const words = useWords();
  const { currency, parties, status } = payment;
  const own = (amount: string) => sumText(currency, amount);
  const unclaimed = unclaimedOf(payment);
  if (status === 'reversed' && parties.length === 0) return null;
  return (
    <Card title={words('paymentWhose')}>
      <ul className="payment-lines">
        {parties.map((part) => (
          <li key={part.partyId}>
            <span className="payment-line-head">
              <span>{part.partyName}</span>
              <strong className="number">{own(part.amount)}</strong>
            </span>
            <small className="number">
              {words('paymentPartUse', { used: own(usedOf(part)), left: own(part.unapplied) })}
            </small>
          </li>
        ))}
        {exact(unclaimed).greaterThan(0) && (
          <li>
            <span className="payment-line-head">
              <span>{words('paymentNobody')}</span>
              <strong className="number">{own(unclaimed)}</strong>
            </span>
          </li>
        )}
      </ul>
    </Card>
  );
}

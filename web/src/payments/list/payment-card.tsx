import type { PaymentRow } from '@fairway/contract/payments.ts';
import { exact } from '@fairway/domain/money/money.ts';
import { useWords } from '../../language/words.ts';
import { DirectionMark, PaymentStageLabel } from '../payment-marks.tsx';
import { amountText, leftText, whoseText } from '../payment-text.ts';
import { kindWords } from '../payment-words.ts';
import './payment-card.css';

/** A payment on a phone. */
export function PaymentCard({ payment }: { payment: PaymentRow }) {
  const words = useWords();
  const { paymentNo, direction, kind, valueOn, bankAccountName, bankRef, unapplied } = payment;
  const whose = whoseText(payment, words);
  return (
    <article className="payment-card">
      <span className="payment-card-head">
        <strong className="number">{paymentNo}</strong>
        <PaymentStageLabel payment={payment} />
      </span>
      {whose && <span className="payment-card-line">{whose}</span>}
      <span className="payment-card-head">
        <strong className="payment-card-sum number">{amountText(payment)}</strong>
        <DirectionMark direction={direction} />
      </span>
      {!exact(unapplied).isZero() && payment.status !== 'reversed' && (
        <span className="payment-card-line number">
          {words('paymentSumLeft', { sum: leftText(payment) })}
        </span>
      )}
      <span className="payment-card-line number">
        {[valueOn, kind !== 'normal' && words(kindWords[kind]), bankAccountName, bankRef]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </article>
  );
}

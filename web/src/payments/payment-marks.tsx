import type { PaymentDirection } from '@fairway/contract/money-fields.ts';
import type { PaymentRow } from '@fairway/contract/payments.ts';
import { useWords } from '../language/words.ts';
import { Icon } from '../ui/icon.tsx';
import { StateLabel } from '../ui/state-label.tsx';
import './payment-marks.css';
import { stageOf } from './payment-stage.ts';
import { directionWords, stageTones, stageWords } from './payment-words.ts';

/** How far a payment is. */
export function PaymentStageLabel({ payment }: { payment: PaymentRow }) {
  const words = useWords();
  const stage = stageOf(payment);
  return <StateLabel tone={stageTones[stage]}>{words(stageWords[stage])}</StateLabel>;
}

/** Whether it came or went, in words beside the arrow. */
export function DirectionMark({ direction }: { direction: PaymentDirection }) {
  const words = useWords();
  return (
    <span className={`direction-mark direction-mark-${direction}`}>
      <Icon name={direction === 'in' ? 'arrowDown' : 'arrowUp'} size={14} />
      {words(directionWords[direction])}
    </span>
  );
}

import type { OrderHead } from '@fairway/contract/orders.ts';
import { type Say, useWords } from '../language/words.ts';
import { StateLabel } from '../ui/state-label.tsx';
import './order-state-label.css';
import { orderStateTones, orderStateWords } from './order-words.ts';

type Labelled = Pick<OrderHead, 'status' | 'request' | 'isWaitingForCredit'>;

/** The same in words, where it stands first. */
export const orderLabels = ({ status, request, isWaitingForCredit }: Labelled, words: Say): string[] => [
  words(orderStateWords[status]),
  ...(isWaitingForCredit ? [words('orderCreditWaits')] : []),
  ...(request ? [words(request === 'amend' ? 'orderAmendAsked' : 'orderCancelAsked')] : []),
];

interface OrderStateLabelProps {
  order: Labelled;
}

/** Where it stands; what was asked for, or what it waits for, stands beside it. */
export function OrderStateLabel({ order: { status, request, isWaitingForCredit } }: OrderStateLabelProps) {
  const words = useWords();
  return (
    <span className="order-state">
      {request && (
        <StateLabel tone="warn">
          {words(request === 'amend' ? 'orderAmendAsked' : 'orderCancelAsked')}
        </StateLabel>
      )}
      {isWaitingForCredit && <StateLabel tone="warn">{words('orderCreditWaits')}</StateLabel>}
      <StateLabel tone={orderStateTones[status]}>{words(orderStateWords[status])}</StateLabel>
    </span>
  );
}

import type { PaymentRequestState } from '@fairway/contract/money-fields.ts';
import { useWords } from '../language/words.ts';
import { StateLabel } from '../ui/state-label.tsx';
import { stateTones, stateWords } from './request-words.ts';

export function RequestStateLabel({ status }: { status: PaymentRequestState }) {
  const words = useWords();
  return <StateLabel tone={stateTones[status]}>{words(stateWords[status])}</StateLabel>;
}

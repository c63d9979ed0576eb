import type { ChargeState } from '@fairway/contract/money-fields.ts';
import { useWords } from '../language/words.ts';
import { StateLabel } from '../ui/state-label.tsx';
import { stateTones, stateWords } from './charge-words.ts';

/** How far its check has come. */
export function ChargeStateLabel({ status }: { status: ChargeState }) {
  const words = useWords();
  return <StateLabel tone={stateTones[status]}>{words(stateWords[status])}</StateLabel>;
}

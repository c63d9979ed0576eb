import type { StatementState } from '@fairway/contract/money-fields.ts';
import { useWords } from '../language/words.ts';
import { StateLabel } from '../ui/state-label.tsx';
import { stateTones, stateWords } from './statement-words.ts';

export function StatementStateLabel({ status }: { status: StatementState }) {
  const words = useWords();
  return <StateLabel tone={stateTones[status]}>{words(stateWords[status])}</StateLabel>;
}

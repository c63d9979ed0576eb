import type { ChangeState } from '@fairway/contract/money-fields.ts';
import { useWords } from '../../language/words.ts';
import { StateLabel } from '../../ui/state-label.tsx';
import { changeStateWords, changeTones } from './change-words.ts';

export function ChangeStateLabel({ status }: { status: ChangeState }) {
  const words = useWords();
  return <StateLabel tone={changeTones[status]}>{words(changeStateWords[status])}</StateLabel>;
}

import type { FailedState } from '@fairway/contract/jobs.ts';
import { useWords } from '../../language/words.ts';
import { StateLabel } from '../../ui/state-label.tsx';
import { failedStateWords } from '../reason-words.ts';

export function FailedStateLabel({ state }: { state: FailedState }) {
  const words = useWords();
  return (
    <StateLabel tone={state === 'givenUp' ? 'bad' : 'warn'}>{words(failedStateWords[state])}</StateLabel>
  );
}

import type { UserState } from '@fairway/contract/users.ts';
import { useWords } from '../language/words.ts';
import { StateLabel } from '../ui/state-label.tsx';
import { stateTones, stateWords } from './user-words.ts';

export function UserStateLabel({ state }: { state: UserState }) {
  const words = useWords();
  return <StateLabel tone={stateTones[state]}>{words(stateWords[state])}</StateLabel>;
}

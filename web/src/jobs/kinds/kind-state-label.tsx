import type { JobKind } from '@fairway/contract/jobs.ts';
import type { Say } from '../../language/words.ts';
import { useWords } from '../../language/words.ts';
import { StateLabel, type Tone } from '../../ui/state-label.tsx';

interface KindState {
  tone: Tone;
  words: string;
}

/** How a kind of jobs stands, in one word. */
export function kindState(words: Say, { givenUp, retrying, running, waiting }: JobKind): KindState {
  if (givenUp > 0) return { tone: 'bad', words: words('jobKindGivenUp', { count: givenUp }) };
  if (retrying > 0) return { tone: 'warn', words: words('jobKindRetrying', { count: retrying }) };
  if (running > 0) return { tone: 'brand', words: words('jobKindRunning') };
  if (waiting > 0) return { tone: 'brand', words: words('jobKindWaiting') };
  return { tone: 'good', words: words('jobKindQuiet') };
}

export function KindStateLabel({ kind }: { kind: JobKind }) {
  const state = kindState(useWords(), kind);
  return <StateLabel tone={state.tone}>{state.words}</StateLabel>;
}

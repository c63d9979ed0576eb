import type { QuoteState } from '@fairway/contract/quotes.ts';
import { useWords } from '../language/words.ts';
import { StateLabel } from '../ui/state-label.tsx';
import { quoteStateTones, quoteStateWords } from './quote-words.ts';

export function QuoteStateLabel({ state }: { state: QuoteState }) {
  const words = useWords();
  return <StateLabel tone={quoteStateTones[state]}>{words(quoteStateWords[state])}</StateLabel>;
}

import type { RateRow } from '@fairway/contract/freight-rates.ts';
import { useWords } from '../../language/words.ts';
import { StateLabel } from '../../ui/state-label.tsx';
import { isOver } from '../rate-dates.ts';
import { stateTones } from '../rate-words.ts';
import { type KeptState, keptStateWords } from './kept-rates.ts';

type Standing = Pick<RateRow, 'status' | 'validTo' | 'flowId'>;

/** What is over today is shown as over, although its state is changed a little later. */
export function keptStateOf(rate: Standing): Exclude<KeptState, 'all'> {
  if (isOver(rate)) return 'expired';
  return rate.status === 'draft' && rate.flowId !== null ? 'asked' : rate.status;
}

export function KeptStateLabel({ rate }: { rate: Standing }) {
  const words = useWords();
  const state = keptStateOf(rate);
  const tone = state === 'asked' ? 'warn' : stateTones[state];
  return <StateLabel tone={tone}>{words(keptStateWords[state])}</StateLabel>;
}

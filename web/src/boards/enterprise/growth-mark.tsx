import type { BoardMetric } from '@fairway/contract/board-fields.ts';
import type { BoardValues } from '@fairway/contract/boards.ts';
import { useWords } from '../../language/words.ts';
import { growthText } from '../board-text.ts';

interface GrowthMarkProps {
  metric: BoardMetric;
  now: BoardValues;
  before: BoardValues | null;
}

/** By how much a figure is another than in the compared period. */
export function GrowthMark({ metric, now, before }: GrowthMarkProps) {
  const words = useWords();
  const growth = growthText(words, metric, now, before);
  if (!growth) return null;
  const tone = growth.isGood === null ? '' : growth.isGood ? ' board-good' : ' board-bad';
  return <span className={`number${tone}`}>{growth.text}</span>;
}

import { howManyRanks, rankOf } from '../text/rank-names.ts';
import type { PickEntry, PickIndex } from './pick-index.ts';
import { wordsOf } from './plain-text.ts';

export interface Found {
  /** The best ones, best first. */
  entries: PickEntry[];
  /** How many there are in all. */
  total: number;
}

/** What a query finds by name, account, pinyin or initials; every word of it must fit. */
export function searchIndex(index: PickIndex, query: string, limit: number): Found {
  // The longest word is the rarest; the others are looked for only where it is.
  const [rarest, ...others] = wordsOf(query).sort((one, other) => other.length - one.length);
  if (rarest === undefined) return { entries: [], total: 0 };
  const byRank: PickEntry[][] = Array.from({ length: howManyRanks }, () => []);
  let total = 0;
  for (const entry of entriesWith(index, rarest)) {
    if (!others.every((word) => entry.text.includes(word))) continue;
    total += 1;
    const rank = others.reduce((worst, word) => Math.max(worst, rankOf(entry, word)), rankOf(entry, rarest));
    byRank[rank]?.push(entry);
  }
  return { entries: byRank.flat().slice(0, limit), total };
}

/** The entries with a word somewhere in their text, in their order. */
function entriesWith({ entries, texts, starts }: PickIndex, word: string): PickEntry[] {
  const found: PickEntry[] = [];
  let place = 0;
  let at = texts.indexOf(word);
  while (at >= 0) {
    while (place + 1 < starts.length && (starts[place + 1] as number) <= at) place += 1;
    const entry = entries[place];
    if (entry) found.push(entry);
    const next = starts[place + 1];
    at = next === undefined ? -1 : texts.indexOf(word, next);
  }
  return found;
}

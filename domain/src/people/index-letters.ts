import type { PickEntry } from './pick-index.ts';

/** Where names stand that begin with no letter. */
export const noLetter = '#';

/** The letter a name is looked up under. */
export function letterOf({ pinyin, name }: Pick<PickEntry, 'pinyin' | 'name'>): string {
  const first = (pinyin || name).charAt(0).toUpperCase();
  return /[A-Z]/.test(first) ? first : noLetter;
}

export interface LetterGroup {
  letter: string;
  entries: PickEntry[];
}

/** Entries below their letters, A to Z and then whatever has none; inside a letter they keep their order. */
export function groupByLetter(entries: readonly PickEntry[]): LetterGroup[] {
  const groups = new Map<string, PickEntry[]>();
  for (const entry of entries) {
    const letter = letterOf(entry);
    const group = groups.get(letter);
    if (group) group.push(entry);
    else groups.set(letter, [entry]);
  }
  return [...groups]
    .map(([letter, group]) => ({ letter, entries: group }))
    .sort((one, other) => place(one.letter) - place(other.letter));
}

const place = (letter: string) => (letter === noLetter ? Number.MAX_SAFE_INTEGER : letter.charCodeAt(0));

import { splitFullName } from './person-name.ts';
import type { PickEntry } from './pick-index.ts';
import { syllablesOf } from './pinyin-syllables.ts';
import { plainText, wordsOf } from './plain-text.ts';

/** From where to where in a text; the end is not part of it. */
export type Mark = readonly [start: number, end: number];

/** The parts of a name that a query found: its characters, or those whose pinyin or initials were typed. */
export function marksIn(entry: PickEntry, query: string): Mark[] {
  const { name } = splitFullName(entry.node);
  const characters = [...name];
  // With other widths or cases than one to one, places in the plain text are not places in the name.
  const isOneToOne = plainText(name).length === name.length && characters.length === name.length;
  if (!isOneToOne) return [];
  const marks = wordsOf(query).flatMap((word) => markOf(entry, word, characters.length) ?? []);
  return joined(marks);
}

/** The same in the account, which is only ever found as it is written. */
export function marksInAccount(entry: PickEntry, query: string): Mark[] {
  return joined(wordsOf(query).flatMap((word) => inText(entry.account, word) ?? []));
}

function markOf(entry: PickEntry, word: string, length: number): Mark[] | undefined {
  const written = inText(entry.name, word);
  if (written) return written;
  if (entry.initials.length !== length) return undefined;
  const { initials, pinyin } = entry;
  // `zh` is rather the beginning of zhou zi han than its end.
  const isBeginning = pinyin.startsWith(word) && !initials.startsWith(word);
  return (isBeginning ? undefined : inText(initials, word)) ?? inPinyin(entry, word);
}

function inText(text: string, word: string): Mark[] | undefined {
  const start = text.indexOf(word);
  return start < 0 ? undefined : [[start, start + word.length]];
}

function inPinyin({ pinyin, initials }: PickEntry, word: string): Mark[] | undefined {
  const start = pinyin.indexOf(word);
  const syllables = start < 0 ? undefined : syllablesOf(pinyin, initials);
  if (!syllables) return undefined;
  const ends = syllables.map((_, index) => syllables.slice(0, index + 1).join('').length);
  const first = ends.findIndex((end) => end > start);
  const last = ends.findIndex((end) => end >= start + word.length);
  return [[first, last + 1]];
}

/** In order, and those that touch as one. */
function joined(marks: readonly Mark[]): Mark[] {
  const result: Mark[] = [];
  for (const [start, end] of [...marks].sort((one, other) => one[0] - other[0])) {
    const last = result.at(-1);
    if (last && start <= last[1]) result[result.length - 1] = [last[0], Math.max(last[1], end)];
    else result.push([start, end]);
  }
  return result;
}

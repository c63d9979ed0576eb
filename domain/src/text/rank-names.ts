import { plainText, wordsOf } from '../people/plain-text.ts';

/** What a name is found by, in lower case. */
export interface SoughtName {
  name: string;
  /** What is typed instead of it: an account, a code, the name in another language. */
  account: string;
  pinyin: string;
  initials: string;
  /** All of it. */
  text: string;
}

/** How well a word fits, from best to worst; the first test that holds is its rank. */
const ranks: readonly ((sought: SoughtName, word: string) => boolean)[] = [
  ({ name, account }, word) => name === word || account === word,
  ({ name }, word) => name.startsWith(word),
  ({ initials, pinyin }, word) => initials === word || pinyin === word,
  ({ initials }, word) => initials.startsWith(word),
  ({ pinyin, account }, word) => pinyin.startsWith(word) || account.startsWith(word),
  ({ text }, word) => text.includes(word),
];

export const howManyRanks = ranks.length;

/** How well a word fits a name; -1 when it does not. */
export const rankOf = (sought: SoughtName, word: string): number =>
  ranks.findIndex((fits) => fits(sought, word));

/** A name as it is sought; `quickQuery` is its pinyin and initials as the server spells them. */
export function soughtName(fullName: string, account: string, quickQuery: string): SoughtName {
  const [pinyin = '', initials = ''] = plainText(quickQuery).split(' ');
  const plain = { name: plainText(fullName), account: plainText(account), pinyin, initials };
  return { ...plain, text: `${plain.name}\n${plain.account}\n${pinyin}\n${initials}` };
}

/** Those that every word of a query fits, best first. For a few hundred; `searchIndex` is for thousands. */
export function rankNames<T extends { sought: SoughtName }>(
  all: readonly T[],
  query: string,
  limit: number,
): T[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  return all
    .flatMap((one) => {
      const fits = words.map((word) => rankOf(one.sought, word));
      return fits.includes(-1) ? [] : [{ one, rank: Math.max(...fits) }];
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ one }) => one);
}

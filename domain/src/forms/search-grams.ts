const mostLetters = 1_000;

/** Texts as a keyword is looked for in them: one case, one width, bounded. */
export const searchTextOf = (texts: readonly string[], most = mostLetters): string =>
  plain(texts.filter((text) => text !== '').join('\n'))
    .slice(0, most)
    .toWellFormed();

export const plain = (text: string): string =>
  text.toWellFormed().normalize('NFKC').toLowerCase().replaceAll('\0', '');

/** Every letter and every pair of neighbours: a word is somewhere only where all of its pairs are. */
export function gramsOf(text: string): string[] {
  const grams = new Set<string>();
  for (const line of text.split('\n')) {
    const letters = [...line];
    for (const [place, letter] of letters.entries()) {
      grams.add(letter);
      const next = letters[place + 1];
      if (next !== undefined) grams.add(letter + next);
    }
  }
  return [...grams];
}

/** What a keyword is looked up by: its pairs, or the one letter it is. */
export function gramsOfKeyword(keyword: string): string[] {
  const letters = [...keyword];
  if (letters.length < 2) return letters;
  return [...new Set(letters.slice(1).map((letter, place) => (letters[place] ?? '') + letter))];
}

/**
 * Text as it is compared: lower case, wide letters as narrow ones, ü as v, and without the apostrophes
 * that an input method puts between syllables while one is still typing.
 */
export const plainText = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll('ü', 'v').replace(/['’`]/g, '').replace(/\s+/g, ' ').trim();

/** The words of a query; each of them has to be found. */
export const wordsOf = (query: string): string[] => plainText(query).split(' ').filter(Boolean);

/** Words with their `{places}` filled; a place nothing is given for is left out. */
export const filledWords = (words: string, places: Record<string, string | number>): string =>
  words.replace(/\{(\w+)\}/g, (_, key: string) => String(places[key] ?? ''));

/**
 * Words with their `{places}` filled; a place nothing is given for is left out. `{count:invoice|invoices}` says the first
 * for one and the second for any other number.
 */
export const filledWords = (words: string, places: Record<string, string | number> = {}): string =>
  words.replace(/\{(\w+)(?::([^{|}]*)\|([^{|}]*))?\}/g, (_, place: string, one?: string, many?: string) => {
    const value = places[place] ?? '';
    if (one === undefined || many === undefined) return String(value);
    return Number(value) === 1 ? one : many;
  });

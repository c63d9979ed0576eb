/** A place in words: `{name}`, or `{@launchTime}` in a title. */
export const wordPlace = /\{\s*(@?[\p{L}_][\p{L}\p{N}_]*)\s*\}/gu;

/** What stands at the places of a pattern, read out of a text; undefined when the text does not follow the pattern. */
export function readPlaces(pattern: string, text: string): Map<string, string> | undefined {
  const places = [...pattern.matchAll(wordPlace)];
  const [first] = places;
  if (!first) return undefined;
  const head = pattern.slice(0, first.index);
  if (!text.startsWith(head)) return undefined;
  const found = new Map<string, string>();
  let from = head.length;
  for (const [index, place] of places.entries()) {
    const next = places[index + 1];
    const between = pattern.slice(place.index + place[0].length, next?.index);
    const to = next ? text.indexOf(between, from) : endOf(text, between);
    if (to < from) return undefined;
    found.set(place[1] ?? '', text.slice(from, to));
    from = to + between.length;
  }
  return found;
}

const endOf = (text: string, last: string): number => (text.endsWith(last) ? text.length - last.length : -1);

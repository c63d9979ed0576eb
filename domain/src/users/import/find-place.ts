/** Something people are put into, under every way to write it. */
export interface SpelledPlace {
  id: string;
  /** `公司/部门`, in each language. */
  paths: readonly string[];
}

export type FoundPlace = { id: string } | { why: 'unknown' | 'ambiguous' };

/** Without the spaces people leave around a stroke, and in whatever letters. */
export const plainPath = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split('/')
    .map((part) => part.trim())
    .filter(Boolean)
    .join('/');

/** Finds places by their whole path, or by its end where only one ends so. */
export function placeFinder(places: readonly SpelledPlace[]): (text: string) => FoundPlace {
  const whole = new Map<string, Set<string>>();
  const ends = new Map<string, Set<string>>();
  const add = (to: Map<string, Set<string>>, key: string, id: string) =>
    to.set(key, (to.get(key) ?? new Set()).add(id));
  for (const { id, paths } of places)
    for (const path of new Set(paths.map(plainPath))) {
      const parts = path.split('/');
      add(whole, path, id);
      for (let from = 0; from < parts.length; from++) add(ends, parts.slice(from).join('/'), id);
    }
  return (text) => {
    const key = plainPath(text);
    const found = whole.get(key) ?? ends.get(key);
    const [id] = found ?? [];
    if (id === undefined) return { why: 'unknown' };
    return found?.size === 1 ? { id } : { why: 'ambiguous' };
  };
}

import { quickQueryOf } from './quick-query.ts';

const mostKept = 2_000;
const spelled = new Map<string, string>();

/** The same as `quickQueryOf` for names that are asked for again and again. */
export async function spellingOf(name: string): Promise<string> {
  const known = spelled.get(name);
  if (known !== undefined) return known;
  const spelling = await quickQueryOf(name);
  if (spelled.size >= mostKept) spelled.clear();
  spelled.set(name, spelling);
  return spelling;
}

import { quickQueryOf } from '../../organisation/quick-query.ts';

interface Named {
  fullName: string;
  enCode: string;
}

const mostKept = 2_000;
const spelled = new Map<string, string>();

/** Those whose name or code holds a word; letters also find the way a Chinese name is spoken. */
export async function searchTemplates<T extends Named>(templates: readonly T[], keyword = ''): Promise<T[]> {
  const word = keyword.trim().toLowerCase();
  if (word === '') return [...templates];
  const isSpelled = /^[a-z]+$/.test(word);
  const found: T[] = [];
  for (const template of templates) {
    const texts = [template.fullName, template.enCode, isSpelled ? await spellingOf(template.fullName) : ''];
    if (texts.some((text) => text.toLowerCase().includes(word))) found.push(template);
  }
  return found;
}

async function spellingOf(name: string): Promise<string> {
  const known = spelled.get(name);
  if (known !== undefined) return known;
  const spelling = await quickQueryOf(name);
  if (spelled.size >= mostKept) spelled.clear();
  spelled.set(name, spelling);
  return spelling;
}

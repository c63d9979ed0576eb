import { quickQueryOf } from '../../organisation/quick-query.ts';

interface Named {
  fullName: string;
  /** In the language it was written in, where it is shown in another one. */
  written?: string;
  enCode: string;
}

/** Those whose name or code holds a word; letters also find the way a Chinese name is spoken. */
export async function searchTemplates<T extends Named>(templates: readonly T[], keyword = ''): Promise<T[]> {
  const word = keyword.trim().toLowerCase();
  if (word === '') return [...templates];
  const isSpelled = /^[a-z]+$/.test(word);
  const found: T[] = [];
  for (const template of templates) {
    const { fullName, written = fullName, enCode } = template;
    const texts = [fullName, written, enCode, isSpelled ? await quickQueryOf(written) : ''];
    if (texts.some((text) => text.toLowerCase().includes(word))) found.push(template);
  }
  return found;
}

import { quickQueryOf } from '../../organisation/quick-query.ts';

interface Named {
  fullName: string;
  enCode: string;
}

/** Those whose name or code holds a word; letters also find the way a Chinese name is spoken. */
export async function searchTemplates<T extends Named>(templates: readonly T[], keyword = ''): Promise<T[]> {
  const word = keyword.trim().toLowerCase();
  if (word === '') return [...templates];
  const isSpelled = /^[a-z]+$/.test(word);
  const found: T[] = [];
  for (const template of templates) {
    const texts = [
      template.fullName,
      template.enCode,
      isSpelled ? await quickQueryOf(template.fullName) : '',
    ];
    if (texts.some((text) => text.toLowerCase().includes(word))) found.push(template);
  }
  return found;
}

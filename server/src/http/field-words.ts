import type { Language } from '@fairway/contract/errors.ts';
import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

/** What is wrong with a field, in words for a person and not for a programmer. */
export const fieldWords = {
  missing: { zh: '不能为空', en: 'is missing' },
  wrongType: { zh: '类型不正确', en: 'has the wrong type' },
  tooLong: { zh: '长度不能超过 {n}', en: 'is longer than {n}' },
  tooShort: { zh: '长度不能小于 {n}', en: 'is shorter than {n}' },
  tooLarge: { zh: '不能大于 {n}', en: 'is larger than {n}' },
  tooSmall: { zh: '不能小于 {n}', en: 'is smaller than {n}' },
  notOffered: { zh: '不在可选范围内', en: 'is not one of the choices' },
  wrongForm: { zh: '格式不正确', en: 'has the wrong form' },
  unknown: { zh: '不是可用的条件', en: 'is not known here' },
  badCharacter: { zh: '含有无效字符', en: 'holds a character that cannot be stored' },
} as const satisfies Record<string, Record<Language, string>>;

export function wordsOfIssue(issue: Issue, language: Language): string {
  const [name, n] = nameOf(issue);
  return fieldWords[name][language].replace('{n}', String(n ?? ''));
}

function nameOf(issue: Issue): [keyof typeof fieldWords, (number | bigint)?] {
  switch (issue.code) {
    case 'invalid_type':
      return [issue.input === undefined ? 'missing' : 'wrongType'];
    case 'too_big':
      return [issue.origin === 'number' ? 'tooLarge' : 'tooLong', issue.maximum];
    case 'too_small':
      if (issue.origin === 'number') return ['tooSmall', issue.minimum];
      return issue.minimum === 1 ? ['missing'] : ['tooShort', issue.minimum];
    case 'invalid_value':
    case 'invalid_union':
      return ['notOffered'];
    case 'unrecognized_keys':
      return ['unknown'];
    default:
      return ['wrongForm'];
  }
}

import type { Translations } from '@fairway/contract/translations.ts';
import english from './english.json' with { type: 'json' };

const known: Readonly<Record<string, string>> = english;

/** What the texts of a form or flow of the demo company are called in English; what a company wrote has no English. */
export function demoEnglish(...written: readonly unknown[]): Translations {
  const en: Record<string, string> = {};
  const open: unknown[] = [...written];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string' && Object.hasOwn(known, value)) en[value] = known[value] ?? '';
    else if (typeof value === 'object' && value !== null) open.push(...Object.values(value));
  }
  return { en: Object.fromEntries(Object.entries(en).toSorted(([one], [other]) => (one < other ? -1 : 1))) };
}

import type { ReactNode } from 'react';
import type { Say } from '../../language/words.ts';
import { choicesOf, type Filter, rangeOf } from './filter.ts';

/** What a filter says on its chip. */
export function filterWords(words: Say, filter: Filter, value: string): ReactNode {
  if (filter.kind === 'own') return filter.describe(value);
  if (filter.kind === 'text') return words('tableContains', { value });
  if (filter.kind === 'choice')
    return choicesOf(value)
      .map((one) => filter.options.find((option) => option.value === one)?.label ?? one)
      .join(words('listComma'));
  const { from, to } = rangeOf(value);
  if (from && to) return from === to ? from : `${from} – ${to}`;
  return from ? words('tableAtLeast', { value: from }) : words('tableAtMost', { value: to });
}

import type { Language } from '@fairway/contract/errors.ts';
import { filledWords } from '@fairway/contract/filled-words.ts';
import type { ExceptionCode } from '@fairway/contract/tracking.ts';
import { customerExceptionWords } from '../language/tracking-words.ts';

/** What the customer reads of an exception: as somebody wrote it, otherwise the usual words; empty: nothing. */
export function customerWordsOf(
  { code, detail, customerText }: { code: ExceptionCode; detail: string; customerText: string },
  language: Language,
): string {
  if (customerText !== '') return customerText;
  const words = customerExceptionWords[code]?.[language];
  return words ? filledWords(words, { detail }) : '';
}

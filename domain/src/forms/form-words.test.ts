import { filledWords } from '@fairway/contract/filled-words.ts';
import { fieldErrorWords, formProblemWords } from '@fairway/contract/form-words.ts';
import { expect, it } from 'vitest';
import type { FormProblemName } from './form-problems.ts';
import type { FieldError } from './form-state.ts';

/** A problem without words does not compile here, and one that is gone is found by the count. */
const errors: Record<FieldError['problem'], object> = fieldErrorWords;
const problems: Record<FormProblemName, object> = formProblemWords;

it('every problem has words in both languages, and both name the same places', () => {
  const placesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, place]) => place).toSorted();
  for (const words of Object.values({ ...errors, ...problems }) as { zh: string; en: string }[])
    expect(placesIn(words.en)).toEqual(placesIn(words.zh));
});

it('places are filled, and what is not given is left out', () => {
  expect(filledWords(fieldErrorWords.tooLong.zh, { label: '标题', most: 5 })).toBe('标题不能超过 5 个字');
  expect(filledWords(fieldErrorWords.missing.en, {})).toBe(' is needed');
});

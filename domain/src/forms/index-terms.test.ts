import { type FormField, readFormDefinition } from '@fairway/contract/forms.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileForm } from './compile-form.ts';
import { IndexTerms } from './index-terms.ts';
import { indexedText } from './indexed-values.ts';
import { plain, searchTextOf } from './search-grams.ts';

const field = (model: string, kind: string) => ({ id: `f-${model}`, model, kind });
const form = compileForm(
  readFormDefinition({
    version: 1,
    nodes: [
      field('title', 'text'),
      field('amount', 'number'),
      field('day', 'date'),
      field('days', 'dateRange'),
    ],
  }),
);
const definitionOf = (path: string) => form.byPath.get(path)?.field as FormField;
const hashed = new IndexTerms('orders');
const areIn = (terms: ReadonlySet<number>, wanted: readonly number[]) =>
  wanted.every((term) => terms.has(term));
/** Whether a text with these terms is among what a word is looked up by. */
const isFound = (terms: ReadonlySet<number>, word: string) => {
  const sought = hashed.ofPart(word);
  return (sought.isOneEnough ? isIn : areIn)(terms, sought.terms);
};
const isIn = (terms: ReadonlySet<number>, wanted: readonly number[]) =>
  wanted.some((term) => terms.has(term));

/** Numbers of several lengths between other letters. */
const mostlyDigits = fc.string({
  unit: fc.constantFrom(...'001234567899', 'a', '箱', ' ', '-'),
  maxLength: 40,
});

describe('terms', () => {
  it('a word that stands in a text is found by its terms, whatever it is made of', () => {
    const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), mostlyDigits);
    fc.assert(
      fc.property(fc.array(text, { maxLength: 4 }), fc.nat(), fc.nat({ max: 9 }), (texts, start, length) => {
        const search = searchTextOf(texts);
        const lines = search.split('\n').filter(Boolean);
        const letters = [...(lines[start % lines.length] ?? '')];
        const from = letters.length === 0 ? 0 : start % letters.length;
        const word = letters.slice(from, from + length + 1).join('');
        const terms = hashed.ofText(search);
        expect(isFound(terms, word)).toBe(true);
      }),
    );
  });

  it('a pair never reaches over the end of a line', () => {
    expect(isFound(hashed.ofText('abc'), 'bc')).toBe(true);
    expect(isFound(hashed.ofText('ab\ncd'), 'bc')).toBe(false);
  });

  it.each([
    ['38', 'no 38', true],
    ['38', '1380', true],
    ['38', '138', true],
    ['38', '318', false],
    ['380', '1380', true],
    ['381', '1380', false],
    ['13800', '138 00', false],
    ['12-34', '012-345', true],
    ['12-34', '12-43', false],
    ['38 00', '138 001', true],
  ])('digits %s are looked up in %s: %s', (word, text, expected) => {
    expect(isFound(hashed.ofText(text), word)).toBe(expected);
  });

  it('a part of a text is found by its terms, and a long text by the term of long ones', () => {
    const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 300 });
    fc.assert(
      fc.property(text, fc.nat(), fc.nat({ max: 9 }), (title, start, length) => {
        const letters = [...plain(title)];
        const from = letters.length === 0 ? 0 : start % letters.length;
        const part = letters.slice(from, from + length + 1).join('');
        const terms = hashed.ofValues(form, { title });
        const isLong = hashed.ofLong('title');
        expect(isFound(terms, part) || terms.has(isLong)).toBe(true);
        expect(terms.has(isLong)).toBe(title.length > 200);
      }),
    );
  });

  it('a text is found by itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (title) => {
        const terms = hashed.ofValues(form, { title });
        expect(terms.has(hashed.ofTextValue('title', indexedText(title)))).toBe(true);
      }),
    );
  });

  const anyNumber = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer(),
    fc.integer({ min: 0, max: 4_102_444_800_000 }),
  );
  it.each(['amount', 'day'])('a number of %s is found by every range around it', (path) => {
    fc.assert(
      fc.property(
        anyNumber,
        anyNumber,
        anyNumber,
        fc.constantFrom('both', 'from', 'to'),
        (one, two, three, ends) => {
          const [from = 0, number = 0, to = 0] = [one, two, three].toSorted((a, b) => a - b);
          const terms = hashed.ofValues(form, { [path]: number });
          const range = hashed.ofRange(
            path,
            definitionOf(path),
            ends === 'to' ? null : from,
            ends === 'from' ? null : to,
          );
          expect(isIn(terms, range)).toBe(true);
          expect(range.length).toBeLessThanOrEqual(401);
        },
      ),
    );
  });

  it('a moment is not found by a range of another year', () => {
    const terms = hashed.ofValues(form, {
      day: Date.UTC(2026, 10, 16),
      days: [Date.UTC(2026, 0), Date.UTC(2026, 11)],
    });
    const year = (path: string, number: number) =>
      hashed.ofRange(path, definitionOf(path), Date.UTC(number, 0), Date.UTC(number + 1, 0));
    expect(isIn(terms, year('day', 2026))).toBe(true);
    expect(isIn(terms, year('day', 2023))).toBe(false);
    expect(isIn(terms, year('days', 2026))).toBe(true);
  });

  it('models, fields and kinds of terms have nothing in common', () => {
    const texts = Array.from({ length: 2_000 }, (_, n) => `值${n}`);
    const all = [hashed, new IndexTerms('others')].flatMap((one) =>
      ['title', 'amount'].flatMap((path) => texts.map((text) => one.ofTextValue(path, text))),
    );
    expect(new Set(all).size).toBeGreaterThan(all.length - 5);
    expect(all.every((term) => Number.isInteger(term) && Math.abs(term) <= 2 ** 31)).toBe(true);
  });
});

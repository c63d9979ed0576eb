import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gramsOf, gramsOfKeyword, plain, searchTextOf } from './search-grams.ts';

it('a word that stands in a text is found by its grams, whatever it is made of', () => {
  const text = fc.string({ unit: 'binary', maxLength: 40 });
  fc.assert(
    fc.property(fc.array(text, { maxLength: 4 }), fc.nat(), fc.nat({ max: 9 }), (texts, start, length) => {
      const search = searchTextOf(texts);
      const lines = search.split('\n');
      const letters = [...(lines[start % lines.length] ?? '')];
      const from = letters.length === 0 ? 0 : start % letters.length;
      const word = letters.slice(from, from + length + 1).join('');
      const grams = new Set(gramsOf(search));
      expect(gramsOfKeyword(word).every((gram) => grams.has(gram))).toBe(true);
    }),
  );
});

it('one case, one width, bounded, and nothing that cannot be stored', () => {
  expect(plain('ＡＢＣ Ａbc')).toBe('abc abc');
  expect(searchTextOf(['a', '', 'b'])).toBe('a\nb');
  expect(searchTextOf(['𠮷'.repeat(2_000)]).isWellFormed()).toBe(true);
  expect(searchTextOf(['x'.repeat(9_000)])).toHaveLength(1_000);
  expect(plain('a\0b\ud800')).toBe('ab\ufffd');
  // A pair never reaches over the end of a text.
  expect(gramsOf('ab\ncd')).not.toContain('bc');
});

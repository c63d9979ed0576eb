import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wrapText } from './wrap-text.ts';

/** As if Chinese characters were twice as wide as Latin letters. */
const measure = (piece: string) => [...piece].reduce((sum, letter) => sum + (letter > '\u2e80' ? 2 : 1), 0);

describe('wrapText', () => {
  it.each<[string, number, string[]]>([
    ['', 10, ['']],
    ['short', 10, ['short']],
    ['a long sentence', 8, ['a long', 'sentence']],
    ['a\n\nb', 8, ['a', '', 'b']],
    ['宁波到洛杉矶', 6, ['宁波到', '洛杉矶']],
    // No line begins with a full stop, none ends with a bracket.
    ['宁波洛。好', 6, ['宁波', '洛。好']],
    ['宁波（到）', 6, ['宁波', '（到）']],
    ['运费USD 1,520元', 10, ['运费USD', '1,520元']],
    ['CNSHA-USLAX', 8, ['CNSHA-', 'USLAX']],
    ['till 2026-11-01', 12, ['till', '2026-11-01']],
    ['USD -250', 6, ['USD', '-250']],
    ['ABCDEFGHIJ', 4, ['ABCD', 'EFGH', 'IJ']],
    ['x ABCDEFGHIJ y', 4, ['x', 'ABCD', 'EFGH', 'IJ y']],
    ['👨‍👩‍👧👨‍👩‍👧', 5, ['👨‍👩‍👧', '👨‍👩‍👧']],
  ])('%j in %i → %j', (text, width, lines) => expect(wrapText(text, width, measure)).toEqual(lines));

  it('loses nothing, and no line is too wide', () => {
    const letter = fc.constantFrom(...'ab1 ,.-（），。宁波港（$');
    fc.assert(
      fc.property(fc.array(letter, { maxLength: 60 }), fc.integer({ min: 2, max: 20 }), (letters, width) => {
        const lines = wrapText(letters.join(''), width, measure);
        expect(lines.join('').replaceAll(' ', '')).toBe(letters.join('').replaceAll(' ', ''));
        for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(width);
      }),
    );
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { visibleCharacters, visibleLength } from './visible-characters.ts';

it.each([
  ['', 0],
  ['abc', 3],
  ['航道', 2],
  ['a\r\nb', 3],
  ['𠮷', 1],
  ['👍🏽', 1],
  ['👨‍👩‍👧‍👦', 1],
  ['e\u0301', 1],
])('%j shows %d characters', (text, length) => expect(visibleLength(text)).toBe(length));

it('stops counting just past enough', () => expect(visibleLength('😀'.repeat(1000), 10)).toBe(11));

it('loses nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect([...visibleCharacters(text)].join('')).toBe(text);
    }),
  );
});

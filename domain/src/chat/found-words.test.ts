import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foundLine, marksOf } from './found-words.ts';

describe('marks', () => {
  it.each<[string, string, [number, number][]]>([
    [
      '提单 提单',
      '提单',
      [
        [0, 2],
        [3, 5],
      ],
    ],
    ['Bill of Lading', 'LADING', [[8, 14]]],
    ['ＭＳＫ 123', 'msk', [[0, 3]]],
    ['aaa', 'aa', [[0, 2]]],
    ['没有', '提单', []],
    ['没有', '  ', []],
    ['…①提单', '提单', [[2, 4]]],
    ['😀提单', '提单', [[2, 4]]],
    ['见…', '..', [[1, 2]]],
  ])('%s, sought %s', (text, keyword, marks) => {
    expect(marksOf(text, keyword)).toEqual(marks);
  });
});

describe('the line that is shown', () => {
  const long = `${'很长的开头'.repeat(10)}提单号在这里`;
  it('begins shortly before what was found', () => {
    const { text, marks } = foundLine(long, '提单');
    expect(text.startsWith('…')).toBe(true);
    expect(marks).toEqual([[13, 15]]);
  });
  it('is the whole text where it is short, on one line', () => {
    expect(foundLine('请看\n 提单', '提单')).toEqual({ text: '请看 提单', marks: [[3, 5]] });
  });
  it('cuts no character in two', () => {
    const { text } = foundLine(`${'😀'.repeat(20)}提单`, '提单');
    expect(text.isWellFormed()).toBe(true);
  });
  it('marks nothing that is not there, whatever is sought in whatever', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (said, keyword) => {
        const { text, marks } = foundLine(said, keyword);
        for (const [start, end] of marks) expect(start >= 0 && start < end && end <= text.length).toBe(true);
      }),
    );
  });
});

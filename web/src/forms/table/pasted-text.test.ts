import { describe, expect, test } from 'vitest';
import { readPastedText } from './pasted-text.ts';

describe('what spreadsheets write', () => {
  test.each<[string, string, string[][]]>([
    ['nothing', '', []],
    ['only breaks', '\r\n\r\n', []],
    ['one cell', 'a', [['a']]],
    [
      'Excel: lines end with CRLF, the last one too',
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'Google Sheets: LF, none at the end',
      'a\tb\nc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['old Macs: CR', 'a\rb', [['a'], ['b']]],
    [
      'empty cells stay in their places',
      '\ta\t\n\t\tb',
      [
        ['', 'a', ''],
        ['', '', 'b'],
      ],
    ],
    ['an empty line between stays', 'a\n\nb', [['a'], [''], ['b']]],
    ['a break inside a cell', '"one\r\ntwo"\tb\r\n', [['one\ntwo', 'b']]],
    ['a tab inside a cell', '"one\ttwo"\tb', [['one\ttwo', 'b']]],
    ['doubled quotes', '"say ""hi""\nyou"\tb', [['say "hi"\nyou', 'b']]],
    ['quotes inside a plain cell', '12" pipe\t5"', [['12" pipe', '5"']]],
    ['a quote at the start that closes in the middle', '"12" pipe\tb', [['"12" pipe', 'b']]],
    ['a quote that never closes', '"open\tb\nc', [['"open', 'b'], ['c']]],
    ['an empty quoted cell', '""\tb', [['', 'b']]],
    ['a quoted cell at the end', 'a\t"b\nc"', [['a', 'b\nc']]],
    ['formulas are text', '=1+1\t=HYPERLINK("http://a.b","x")', [['=1+1', '=HYPERLINK("http://a.b","x")']]],
    ['NUL is nothing', 'a\0b', [['ab']]],
  ])('%s', (_, text, lines) => expect(readPastedText(text)).toEqual(lines));
});

test.each([
  ['ten thousand lines', 'a\t1\t"b"\n', 3],
  ['ten thousand quotes that never close', '"a\n', 1],
  ['ten thousand lines of quotes', '""""\t"\n', 2],
])('%s are read at once', (_, line, width) => {
  const before = performance.now();
  const lines = readPastedText(line.repeat(10_000));
  expect(performance.now() - before).toBeLessThan(500);
  expect(Math.max(...lines.map(({ length }) => length))).toBeGreaterThanOrEqual(width);
});

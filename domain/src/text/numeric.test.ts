import { describe, expect, it } from 'vitest';
import { isAmount, isCode, isDigits, isInRange, isNumber } from './numeric.ts';

describe('isNumber', () => {
  it.each(['0', '-1', '12345', '1,234', '-1,234,567.89', '12.5', '007', '0.0', 3.14, -2, 10n])(
    'accepts %s',
    (value) => expect(isNumber(value)).toBe(true),
  );

  it.each([
    undefined,
    null,
    true,
    '',
    ' ',
    '+1',
    '--1',
    '-',
    '.',
    '1.',
    '.5',
    '1.2.3',
    '1,23',
    '12,34',
    ',123',
    '1,234,56',
    '1234,567',
    '1e5',
    '0x10',
    'NaN',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1e21,
    '１２３',
    '壹',
    '1 000',
    '5\n',
    ['5'],
    {},
  ])('refuses %j', (value) => expect(isNumber(value)).toBe(false));
});

describe('isDigits', () => {
  it.each(['0', '007', '12345678901234567890', 7])('accepts %s', (value) =>
    expect(isDigits(value)).toBe(true),
  );

  it.each([undefined, null, '', '-1', '1.0', '1,000', '１', '٣', '1 ', 1.5, -1, [1]])('refuses %j', (value) =>
    expect(isDigits(value)).toBe(false),
  );
});

describe('isAmount', () => {
  it.each(['0', '0.5', '0.00', '1', '10', '1234', '1234.5', '1234.56', '1,234', '1,234,567.89', 12.5])(
    'accepts %s',
    (value) => expect(isAmount(value)).toBe(true),
  );

  it.each([
    undefined,
    null,
    '',
    '-1',
    '01',
    '00',
    '0,123',
    '1.',
    '.5',
    '1.234',
    '12,34',
    '1234,567',
    '1,234,56.00',
    '¥1',
    '１２',
    '1e3',
    '1 ',
    0.001,
    {},
  ])('refuses %j', (value) => expect(isAmount(value)).toBe(false));
});

describe('isCode', () => {
  it.each([
    ['123456', undefined, true],
    ['000000', undefined, true],
    [123456, undefined, true],
    ['1234', 4, true],
    ['12345', undefined, false],
    ['1234567', undefined, false],
    ['12345a', undefined, false],
    ['１２３４５６', undefined, false],
    ['', 0, false],
    ['1234', Number.NaN, false],
    [undefined, undefined, false],
    [null, undefined, false],
    ['12345\n', undefined, false],
  ])('%j, %s digits → %s', (value, n, valid) => expect(isCode(value, n)).toBe(valid));
});

describe('isInRange', () => {
  it.each<[unknown, [number, number], boolean]>([
    [1, [1, 10], true],
    [10, [1, 10], true],
    [0.99, [1, 10], false],
    [10.01, [1, 10], false],
    ['5', [1, 10], true],
    ['1,000', [1, 1000], true],
    ['-5', [-10, 0], true],
    [1e21, [0, 1e22], true],
    ['', [0, 10], false],
    [' ', [0, 10], false],
    [null, [0, 10], false],
    [undefined, [0, 10], false],
    [false, [0, 10], false],
    [[], [0, 10], false],
    ['five', [0, 10], false],
    ['５', [0, 10], false],
    [Number.NaN, [0, 10], false],
    [5, [10, 1], false],
    [5, [Number.NaN, 10], false],
    [5, undefined as never, false],
    [5, ['1', '10'] as never, false],
  ])('%j in %j → %s', (value, range, inside) => expect(isInRange(value, range)).toBe(inside));
});

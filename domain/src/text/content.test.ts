import { describe, expect, it } from 'vitest';
import { contains, isEmpty, isJsonString, isLengthInRange } from './content.ts';

describe('contains', () => {
  it.each<[unknown, unknown, boolean]>([
    ['freight', 'eig', true],
    ['freight', 'FRE', false],
    ['航道', '道', true],
    ['a', '', true],
    [12345, 34, true],
    ['a.c', '.', true],
    ['abc', '.', false],
    ['', 'a', false],
    [undefined, 'undefined', false],
    [null, 'null', false],
    [['a'], 'a', false],
    ['a', undefined, false],
  ])('%j contains %j → %s', (value, part, found) => expect(contains(value, part)).toBe(found));
});

describe('isLengthInRange', () => {
  it.each<[unknown, [number, number], boolean]>([
    ['', [0, 3], true],
    ['', [1, 3], false],
    ['abc', [1, 3], true],
    ['abcd', [1, 3], false],
    ['航道港', [3, 3], true],
    ['😀😀', [2, 2], true],
    ['👨‍👩‍👧', [1, 1], true],
    ['🇨🇳', [1, 1], true],
    ['é', [1, 1], true],
    [12345, [5, 5], true],
    [['a', 'b'], [2, 2], true],
    [[], [1, 2], false],
    ['a'.repeat(1e6), [0, 10], false],
    ['😀'.repeat(1e5), [0, 10], false],
    [undefined, [0, 3], false],
    [null, [0, 3], false],
    [{ length: 2 }, [0, 3], false],
    ['abc', undefined as never, false],
    ['abc', [Number.NaN, 3], false],
    ['abc', [{}, 3] as never, false],
  ])('%#', (value, range, inside) => expect(isLengthInRange(value, range)).toBe(inside));
});

describe('isEmpty', () => {
  it.each([undefined, null, '', ' ', '\t\r\n　', 0, -0, 0n, Number.NaN, false, [], {}, Object.create(null)])(
    '%#: empty',
    (value) => expect(isEmpty(value)).toBe(true),
  );

  it.each([
    '0',
    'a',
    1,
    -1,
    true,
    [0],
    [undefined],
    { a: undefined },
    new Date(0),
    new Map(),
    () => undefined,
  ])('%#: not empty', (value) => expect(isEmpty(value)).toBe(false));
  it('a symbol is not empty', () => expect(isEmpty(Symbol('s'))).toBe(false));
  it('a big integer is not empty', () => expect(isEmpty(1n)).toBe(false));
});

describe('isJsonString', () => {
  it.each(['{}', '[]', '{"a":1}', ' [1,2] ', '{"a":{"b":[null]}}'])('accepts %s', (value) =>
    expect(isJsonString(value)).toBe(true),
  );

  it.each([
    undefined,
    null,
    '',
    '1',
    '"a"',
    'null',
    'true',
    '{a:1}',
    "{'a':1}",
    '{"a":1',
    '{"a":1}}',
    'undefined',
    {},
    [],
    '['.repeat(100_000),
  ])('refuses %#', (value) => expect(isJsonString(value)).toBe(false));
});

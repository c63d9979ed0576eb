import type { DeclaredParameter } from '@fairway/contract/data-interfaces.ts';
import { describe, expect, it } from 'vitest';
import { parameterValues } from './parameter-values.ts';

const declared = (changes: Partial<DeclaredParameter> = {}): DeclaredParameter[] => [
  { name: 'a', label: '甲', dataType: 'text', required: false, defaultValue: null, ...changes },
];
const readAs = (given: unknown, changes: Partial<DeclaredParameter> = {}) => {
  const read = parameterValues(declared(changes), { a: given });
  return 'values' in read ? read.values.a : read.problem;
};

describe('the values an interface is asked with', () => {
  it('are those of declared names only', () => {
    expect(parameterValues(declared(), { a: 'x', b: 'y', constructor: 'z' })).toEqual({ values: { a: 'x' } });
    expect(parameterValues(declared({ name: 'toString' }), {})).toEqual({ values: { toString: null } });
  });

  it.each([
    ['text', 'text', '海运', '海运'],
    ['a number as text', 'text', 7, '7'],
    ['a switch', 'text', true, '1'],
    ['several choices', 'text', ['a', 'b', 3], 'a,b,3'],
    ['nothing', 'text', '', null],
    ['half a character', 'text', 'x\ud800', 'x\ufffd'],
    ['an object', 'text', { a: 1 }, 'notText'],
    ['a list of lists', 'text', [['a']], 'notText'],
    ['a long text', 'text', 'x'.repeat(2_001), 'tooLong'],
    ['a number', 'number', 7.5, 7.5],
    ['a written number', 'number', ' -7.5e2 ', -750],
    ['no number', 'number', '7; drop table', 'notNumber'],
    ['hexadecimal', 'number', '0x10', 'notNumber'],
    ['infinity', 'number', '1e999', 'notNumber'],
    ['a moment', 'date', 1_700_000_000_000, 1_700_000_000_000],
    ['a moment as text', 'date', '1700000000000', 1_700_000_000_000],
    ['a day of the company', 'date', '2026-03-01', Date.parse('2026-03-01T00:00:00+08:00')],
    ['a time of the company', 'date', '2026-03-01 09:30', Date.parse('2026-03-01T09:30:00+08:00')],
    ['a time with its zone', 'date', '2026-03-01T09:30:00.000Z', Date.parse('2026-03-01T09:30:00Z')],
    ['a day that is none', 'date', '2026-02-30', 'notDate'],
    ['a month that is none', 'date', '2026-13-01', 'notDate'],
    ['a time that is none', 'date', '2026-02-01 25:00', 'notDate'],
    ['a moment beyond every calendar', 'date', 9e15, 'notDate'],
    ['words', 'date', 'tomorrow', 'notDate'],
  ] as const)('%s', (_case, dataType, given, expected) => {
    expect(readAs(given, { dataType })).toBe(expected);
  });

  it('are the default where nothing is given', () => {
    expect(readAs('', { defaultValue: 'SEA' })).toBe('SEA');
    expect(readAs(null, { defaultValue: 3, dataType: 'number' })).toBe(3);
    expect(readAs('AIR', { defaultValue: 'SEA' })).toBe('AIR');
  });

  it('must be there when they are required', () => {
    expect(parameterValues(declared({ required: true }), { a: [] })).toEqual({
      problem: 'missing',
      label: '甲',
    });
    expect(parameterValues(declared({ required: true, label: '' }), {})).toEqual({
      problem: 'missing',
      label: 'a',
    });
    expect(parameterValues(declared({ required: true }), { a: 0 })).toEqual({ values: { a: '0' } });
  });
});

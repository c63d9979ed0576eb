import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quickestOf } from '../time/testing/quickest-of.ts';
import { validators } from './validators.ts';

const parameters: Record<string, unknown> = { contains: 'a', range: [0, 9], rangeLength: [0, 9], code: 6 };
const entries = Object.entries(validators).map(
  ([name, validate]): [string, (value: unknown, parameter?: unknown) => boolean] => [name, validate as never],
);

describe('validators', () => {
  it('carries every wire name', () => {
    expect(Object.keys(validators)).toEqual([
      'email',
      'mobile',
      'url',
      'date',
      'dateISO',
      'number',
      'digits',
      'idCard',
      'carNo',
      'amount',
      'chinese',
      'letter',
      'enOrNum',
      'contains',
      'range',
      'rangeLength',
      'empty',
      'jsonString',
      'landline',
      'code',
    ]);
  });

  describe.each(entries)('%s', (name, validate) => {
    it('answers yes or no to anything, with any parameter', () => {
      fc.assert(
        fc.property(fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true }), (value) => {
          expect(typeof validate(value, parameters[name])).toBe('boolean');
          expect(typeof validate(value, value)).toBe('boolean');
        }),
      );
      expect(typeof validate(Symbol('s'), Symbol('s'))).toBe('boolean');
    });

    it('stays quick on texts made to hold a pattern up', () => {
      const size = 50_000;
      const traps = [
        'a'.repeat(size),
        `${'a.'.repeat(size)}@`,
        `a@${'a-'.repeat(size)}`,
        `a@${'a.'.repeat(size)}1`,
        `${'1'.repeat(size)}x`,
        `${'1,111'.repeat(size)}x`,
        `1${',111'.repeat(size)}x`,
        'http://'.repeat(size),
        `http://${'a.'.repeat(size)}`,
        `http://${'a'.repeat(size)}`,
        `${' '.repeat(size)}x${' '.repeat(size)}x`,
        '航'.repeat(size),
        '👨‍👩‍👧'.repeat(size / 10),
        `a${'\u0301'.repeat(size)}`,
        '🇨'.repeat(size),
        '{"a":'.repeat(size),
        `0755-${'1'.repeat(size)}`,
      ];
      const all = () => traps.forEach((trap) => void validate(trap, parameters[name]));
      expect(quickestOf(1500, all)).toBeLessThan(1500);
    });
  });
});

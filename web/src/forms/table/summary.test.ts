import { describe, expect, test } from 'vitest';
import { columnSum, sumText } from './summary.ts';

describe('the sum of a column', () => {
  test.each<[string, unknown[], string]>([
    ['nothing', [], '0'],
    ['what floats get wrong', [0.1, 0.2], '0.3'],
    ['many small ones', Array.from({ length: 1000 }, () => 0.01), '10'],
    ['large and small', [123_456_789_012_345, 0.000_000_01], '123456789012345.00000001'],
    ['negatives', [5, -7.5], '-2.5'],
    ['gaps', [1, null, undefined, '', 2], '3'],
    ['numbers written as text', ['1,000.50', '2'], '1002.5'],
    ['what is no number', ['=1+1', 'abc', Number.NaN, Number.POSITIVE_INFINITY, {}, 4], '4'],
  ])('%s', (_, values, sum) => expect(columnSum(values).toFixed()).toBe(sum));
});

describe('a sum as its column writes numbers', () => {
  test.each([
    [{}, [1234.5], '1234.5'],
    [{ precision: 2 }, [1234.5], '1234.50'],
    [{ precision: 2, thousands: true }, [1_234_567.891], '1,234,567.89'],
    [{ precision: 0 }, [0.5], '1'],
    [{ thousands: true }, [-1000], '-1,000'],
  ])('%o of %o is %s', (column, values, text) => expect(sumText(columnSum(values), column)).toBe(text));
});

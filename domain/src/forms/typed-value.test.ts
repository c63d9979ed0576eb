import { describe, expect, it } from 'vitest';
import { typedDays, typedNumber } from './typed-value.ts';

describe('a word that is a number', () => {
  it.each([
    ['0', 0],
    ['1200', 1200],
    ['-5', -5],
    ['12.50', 12.5],
    ['1,200', 1200],
    ['1,234,567.8', 1_234_567.8],
    ['¥1200', 1200],
    ['$-3.5', -3.5],
    ['1,20', undefined],
    ['1.2.3', undefined],
    ['12a', undefined],
    ['JOB100', undefined],
    ['.5', undefined],
    ['', undefined],
    ['1234567890123456', undefined],
  ])('%s', (word, number) => expect(typedNumber(word)).toBe(number));
});

describe('a word that is a day or a month', () => {
  const range = (from: string, to: string) => ({
    from: Date.parse(`${from}T00:00:00+08:00`),
    to: Date.parse(`${to}T23:59:59.999+08:00`),
  });
  it.each([
    ['2026-11-16', range('2026-11-16', '2026-11-16')],
    ['2026/1/5', range('2026-01-05', '2026-01-05')],
    ['2026.02.28', range('2026-02-28', '2026-02-28')],
    ['2026年11月16日', range('2026-11-16', '2026-11-16')],
    ['2026-02', range('2026-02-01', '2026-02-28')],
    ['2024年2月', range('2024-02-01', '2024-02-29')],
    ['2026/12', range('2026-12-01', '2026-12-31')],
    ['2026-02-30', undefined],
    ['2026-13', undefined],
    ['2026', undefined],
    ['11-16', undefined],
    ['2026-11-16T10', undefined],
  ])('%s', (word, moments) => expect(typedDays(word)).toEqual(moments));
});

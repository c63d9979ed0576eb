import { describe, expect, it } from 'vitest';
import { crossRateOf, quotedPair, quotedRate } from './quoted-rate.ts';

describe('the rate of a settlement as people say it', () => {
  it.each([
    // paid, owed, what one says, what a settlement is worked out with
    ['USD', 'CNY', '7.1', '7.1'],
    ['CNY', 'USD', '7.1', '0.14084507'],
    ['CNY', 'USD', '7.05', '0.14184397'],
    ['CNY', 'JPY', '0.047', '21.27659574'],
    ['USD', 'EUR', '0.92', '0.92'],
  ])('%s for %s at %s is %s', (paid, _, quoted, crossRate) => {
    expect(crossRateOf(paid, quoted)).toBe(crossRate);
    expect(quotedRate(paid, crossRate)).toBe(quoted);
  });

  it.each([
    ['USD', 'CNY', 'USD', 'CNY'],
    ['CNY', 'USD', 'USD', 'CNY'],
    ['USD', 'EUR', 'USD', 'EUR'],
  ])('between %s and %s it is for one %s in %s', (paid, owed, one, inTerms) =>
    expect(quotedPair(paid, owed)).toEqual({ one, inTerms }),
  );
});

import { expect, it } from 'vitest';
import { type BilledLine, compareWithQuote, type QuotedLine } from './compare-with-quote.ts';

const quoted = (id: string, chargeCode: string, currency: string, amount: string): QuotedLine => ({
  ...{ id, chargeCode, currency, amount },
});
const billed = (
  id: string,
  chargeCode: string,
  currency: string,
  amount: string,
  quoteLineId: string | null = null,
): BilledLine => ({ id, chargeCode, currency, amount, quoteLineId });

const shown = (quotes: QuotedLine[], bills: BilledLine[]) =>
  compareWithQuote(quotes, bills).map(({ chargeCode, kind, difference, chargeIds }) => [
    ...[chargeCode, kind, difference?.amount ?? null, chargeIds.join('+')],
  ]);

it.each<[string, QuotedLine[], BilledLine[], unknown[]]>([
  [
    'the same',
    [quoted('1', 'OF', 'USD', '1900')],
    [billed('a', 'OF', 'USD', '1900.00')],
    [['OF', 'same', '0.00', 'a']],
  ],
  [
    'more',
    [quoted('1', 'THC', 'CNY', '740')],
    [billed('a', 'THC', 'CNY', '790')],
    [['THC', 'more', '50.00', 'a']],
  ],
  [
    'less over two lines',
    [quoted('1', 'THC', 'CNY', '2200')],
    [billed('a', 'THC', 'CNY', '1100'), billed('b', 'THC', 'CNY', '1000')],
    [['THC', 'less', '-100.00', 'a+b']],
  ],
  ['added', [], [billed('a', 'INSP', 'CNY', '250')], [['INSP', 'added', '250.00', 'a']]],
  ['missing', [quoted('1', 'DOC', 'CNY', '450')], [], [['DOC', 'missing', '-450.00', '']]],
  [
    'in another currency',
    [quoted('1', 'AMS', 'USD', '35')],
    [billed('a', 'AMS', 'CNY', '250')],
    [['AMS', 'otherCurrency', null, 'a']],
  ],
  [
    'by the line it came from, though the code was changed',
    [quoted('1', 'OF', 'USD', '1900'), quoted('2', 'BAF', 'USD', '240')],
    [billed('a', 'OFT', 'USD', '1950', '1'), billed('b', 'BAF', 'USD', '240')],
    [
      ['OF', 'more', '50.00', 'a'],
      ['BAF', 'same', '0.00', 'b'],
    ],
  ],
])('compares %s', (_, quotes, bills, expected) => expect(shown(quotes, bills)).toEqual(expected));

import { expect, it } from 'vitest';
import { currencyOf, readPrice } from './read-price.ts';

const text = (written: string) => readPrice({ address: 'A1', text: written });

it.each([
  ['1520', '1520', undefined],
  ['1520.00', '1520', undefined],
  ['1520.5', '1520.5', undefined],
  ['1,520', '1520', undefined],
  ['1,234,567.5', '1234567.5', undefined],
  ['USD 1,520', '1520', 'USD'],
  ['USD1520', '1520', 'USD'],
  ['usd 1,520.00', '1520', 'USD'],
  ['1,520 USD', '1520', 'USD'],
  ['$1,520', '1520', 'USD'],
  ['US$ 1,520.-', '1520', 'USD'],
  ['￥1,520', '1520', 'CNY'],
  ['¥ 980', '980', 'CNY'],
  ['RMB980', '980', 'CNY'],
  ['980元', '980', 'CNY'],
  ['1.520,00', '1520', undefined],
  ['€ 1.520,50', '1520.5', 'EUR'],
  ['1 520', '1520', undefined],
  ["1'520", '1520', undefined],
  ['-150', '-150', undefined],
  ['(150)', '-150', undefined],
  ['USD -20', '-20', 'USD'],
  ['USD 1,520/40HQ', '1520', 'USD'],
  ['USD1520 per box', '1520', 'USD'],
  ['0', '0', undefined],
  ['0.355', '0.355', undefined],
  ['１，５２０', '1520', undefined],
])('%s is an amount', (written, amount, currency) => {
  expect(text(written)).toEqual({ is: 'price', amount, currency });
});

it.each(['INCL', 'Incl.', 'included', 'INC', '已含', 'ALL IN', 'INCL IN O/F'])(
  '%s is in the price',
  (written) => {
    expect(text(written)).toEqual({ is: 'included' });
  },
);

it.each([
  '',
  '-',
  '--',
  '—',
  '/',
  'N/A',
  'n.a.',
  'NA',
  'TBA',
  'TBD',
  'ON REQUEST',
  'upon request',
  '询价',
  '单询',
  '无',
  'X',
])('"%s" offers nothing', (written) => {
  expect(text(written)).toEqual({ is: 'none' });
});

it.each(['abc', '20 days', '20 CTN', '1520/1620', 'USD 1520 EUR', '12,34', 'USD', '1,52,0', '2026-11-01'])(
  '%s is no amount',
  (written) => {
    // 12,34 is twelve and some in Europe, and nothing else anywhere.
    expect(text(written)).toMatchObject(
      written === '12,34' ? { amount: '12.34' } : { reason: 'notAnAmount' },
    );
  },
);

it('says that 1.520 may be two amounts, and which one is likely', () => {
  expect(text('1.520')).toEqual({ is: 'bad', reason: 'ambiguousAmount', proposal: '1520' });
  expect(text('USD 2.400')).toMatchObject({ reason: 'ambiguousAmount', proposal: '2400' });
});

it('takes numbers as they are, without the noise of floats', () => {
  expect(readPrice({ address: 'A1', text: '1520.1000000000001', number: 1520.1000000000001 })).toEqual({
    ...{ is: 'price', amount: '1520.1', currency: undefined },
  });
  expect(readPrice({ address: 'A1', text: '1520', number: 1520, currency: 'USD' })).toMatchObject({
    currency: 'USD',
  });
});

it('takes no day for a price, and names a failed formula', () => {
  expect(readPrice({ address: 'A1', text: '2026-11-01', number: 46327, day: '2026-11-01' })).toMatchObject({
    is: 'bad',
  });
  expect(readPrice({ address: 'A1', text: '#REF!', error: '#REF!' })).toMatchObject({
    reason: 'formulaFailed',
  });
  expect(readPrice({ address: 'A1', text: '#N/A', error: '#N/A' })).toEqual({ is: 'none' });
  expect(readPrice({ address: 'A1', text: '', isUncalculated: true })).toMatchObject({
    reason: 'formulaFailed',
  });
});

it('reads back whatever way an amount is written', () => {
  const around = [
    (n: string) => n,
    (n: string) => `USD ${n}`,
    (n: string) => `${n} USD`,
    (n: string) => ` $${n} `,
  ];
  for (let amount = 1; amount < 2_000_000; amount = amount * 3 + 7)
    for (const write of around)
      for (const figures of [
        String(amount),
        amount.toLocaleString('en-US'),
        `${amount.toLocaleString('en-US')}.00`,
      ])
        expect(text(write(figures)), write(figures)).toMatchObject({ is: 'price', amount: String(amount) });
});

it.each([
  ['USD', 'USD'],
  ['usd.', 'USD'],
  ['人民币', 'CNY'],
  ['CTN', undefined],
  ['US', undefined],
])('%s as a currency', (word, code) => {
  expect(currencyOf(word)).toBe(code);
});

import { describe, expect, it } from 'vitest';
import { chargeForm, chargePlace } from './charge-form.ts';
import { cellsOf, readPasted } from './read-pasted.ts';

describe('a charge in its form', () => {
  const conditions = [
    { of: 'dangerous', is: true },
    { of: 'oversize', is: false },
    { of: 'kgPerBox', op: '>', value: '18000' },
    { of: 'toCountry', in: ['US', 'CA'] },
  ];
  it('comes back as it was', () => {
    const kept = { prices: { '20GP': '740', '40RH': '900' }, price: null, conditions };
    const flat = chargeForm.read(kept as never);
    expect(chargeForm.write(flat)).toMatchObject(kept);
  });
  it('shows what is refused where it is typed', () => {
    const values = { boxPrices: [{ type: '20GP' }, { type: '40hq' }] };
    expect(chargePlace('prices.40HQ', values)).toBe('boxPrices.1.price');
    expect(chargePlace('prices', values)).toBe('boxPrices');
    expect(chargePlace('conditions.2.in.0', values)).toBe('conditions.2.value');
    expect(chargePlace('conditions.0.op', values)).toBe('conditions.0.op');
    expect(chargePlace('validTo', values)).toBe('validTo');
  });
});

describe('pasted cells', () => {
  it('may be quoted', () => {
    expect(cellsOf('a\t"b\nc"\r\n"say ""it"""\td\n\n')).toEqual([
      ['a', 'b\nc'],
      ['say "it"', 'd'],
    ]);
  });
  const names = {
    units: {
      ...{ ctn: '箱', teu: 'TEU', bl: '票（提单）', rt: '计费吨', cbm: '立方米', kg: '公斤' },
      ...{ shipment: '票', set: '套', day: '天', pct: '百分比' },
    },
    payees: { carrier: '船公司', terminal: '码头', customs: '海关', us: '我司' },
  };
  const read = (text: string) =>
    readPasted(text, { names, knows: (code) => ['THC', 'DOC'].includes(code), today: '2026-11-17' });
  it.each([
    [
      'THC\t箱\t740\t1,100',
      { code: 'THC', unit: 'ctn', prices: { '20GP': '740', '40GP': '1100' }, problems: [] },
    ],
    ['doc\t\t\t\t\t\t450', { code: 'DOC', unit: 'bl', price: '450', currency: 'CNY', problems: [] }],
    ['THC\tctn\tabc', { problems: [{ column: '20GP', value: 'abc' }] }],
    ['THC\tctn', { problems: [{ column: 'price', value: '' }] }],
    [
      'DOC\tbl\t\t\t\t\t5\tCNY\t我司\t6%\t2026/1/5\t2026-02-30',
      {
        ...{ payTo: 'us', vatRate: '6', validFrom: '2026-01-05' },
        problems: [{ column: 'validTo', value: '2026-02-30' }],
      },
    ],
  ])('%s', (text, expected) => {
    expect(read(text)).toMatchObject([expected]);
  });
  it('a line of headings is left out', () => {
    expect(read('费用代码\t计费单位\t20GP\nTHC\tctn\t740')).toHaveLength(1);
  });
});

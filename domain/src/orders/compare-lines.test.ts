import { expect, test } from 'vitest';
import { compareLines } from './compare-lines.ts';

const line = (chargeCode: string, amount: string, more: { boxType?: string; isIncluded?: boolean } = {}) => ({
  ...{ group: 'freight' as const, chargeCode, nameZh: chargeCode, nameEn: chargeCode, boxType: '40HQ' },
  ...{ unit: 'ctn' as const, paidAt: 'PP' as const, currency: 'USD', amount, isIncluded: false },
  ...more,
});
const shown = (lines: ReturnType<typeof compareLines>) =>
  lines.map(({ chargeCode, boxType, before, after, difference }) =>
    [chargeCode, boxType, before ?? '-', after ?? '-', difference].join(' '),
  );

test('lines of two prices are beside each other, also those that only one of them has', () => {
  const before = [line('OFT', '1900.00'), line('OFT', '950.00', { boxType: '20GP' }), line('BAF', '100.00')];
  const after = [line('OFT', '2000.00'), line('PSS', '300.00'), line('BAF', '0', { isIncluded: true })];
  expect(shown(compareLines(before, after))).toEqual([
    'OFT 40HQ 1900.00 2000.00 100.00',
    'PSS 40HQ - 300.00 300.00',
    'OFT 20GP 950.00 - -950.00',
    'BAF 40HQ 100.00 - -100.00',
  ]);
});

test('the same charge in two lines is one sum', () => {
  expect(shown(compareLines([line('OFT', '10.10'), line('OFT', '0.20')], [line('OFT', '10.30')]))).toEqual([
    'OFT 40HQ 10.30 10.30 0.00',
  ]);
});

import { orderFields } from '@fairway/contract/order-fields.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { orderProblems } from './order-problems.ts';
import { priceStanding } from './price-lock.ts';

const limits = {
  '40HQ': { maxPayloadKg: 28_600, cbm: '76.0' },
  '20GP': { maxPayloadKg: 28_200, cbm: '33.0' },
};
const party = { name: 'Ningbo Haida Tools Co., Ltd.' };
const whole = {
  ...{ mode: 'FCL', polId: 'ngb', podId: 'lax', cargoReadyOn: '2026-11-20', etdFrom: '2026-11-24' },
  ...{ commodity: '手动工具', shipper: party, boxes: [{ type: '40HQ', count: 2 }], grossKg: '40000' },
};
const problems = (change: Record<string, unknown>): string[] =>
  orderProblems(z.parse(orderFields, { ...whole, ...change }), limits, '2026-11-18').map(
    ({ field, problem }) => `${field} ${problem}`,
  );

describe('what keeps an order from being sent', () => {
  it.each<[string, Record<string, unknown>, string[]]>([
    ['nothing', {}, []],
    [
      'an empty draft',
      {
        polId: null,
        podId: null,
        cargoReadyOn: null,
        etdFrom: null,
        commodity: ' ',
        shipper: {},
        boxes: [],
        grossKg: '0',
      },
      [
        'polId missing',
        'podId missing',
        'cargoReadyOn missing',
        'etdFrom missing',
        'commodity missing',
        'shipper missing',
        'boxes missing',
        'grossKg missing',
      ],
    ],
    ['a sailing is as good as a day', { etdFrom: null, sailingId: 's1' }, []],
    [
      'loose cargo needs its volume and packages',
      { mode: 'LCL', boxes: [] },
      ['cbm missing', 'packages missing'],
    ],
    ['a day in the past', { cargoReadyOn: '2026-11-10', etdFrom: '2026-11-17' }, ['etdFrom past']],
    [
      'days that are over',
      { cargoReadyOn: '2026-11-10', etdFrom: '2026-11-12', etdTo: '2026-11-17' },
      ['etdTo past'],
    ],
    [
      'days that are not over',
      { cargoReadyOn: '2026-11-10', etdFrom: '2026-11-12', etdTo: '2026-11-18' },
      [],
    ],
    ['dates backwards', { etdTo: '2026-11-23' }, ['etdTo backwards']],
    ['ready after it should sail', { cargoReadyOn: '2026-11-25' }, ['cargoReadyOn backwards']],
    [
      'dangerous goods',
      { isDangerous: true },
      ['unNo missing', 'imoClass missing', 'fileIds needsSafetySheet'],
    ],
    ['dangerous goods with papers', { isDangerous: true, unNo: '1263', imoClass: '3', fileIds: ['f1'] }, []],
    ['exactly as heavy as it may be', { grossKg: '57200' }, []],
    ['a gram too heavy', { grossKg: '57200.001' }, ['grossKg tooHeavy']],
    ['too large', { cbm: '152.001' }, ['cbm tooLarge']],
    ['boxes nobody knows are not judged', { boxes: [{ type: '45HQ', count: 1 }], grossKg: '99999' }, []],
  ])('%s', (_, change, expected) => {
    expect(problems(change)).toEqual(expected);
  });
});

describe('whether a promised price holds', () => {
  const promised = { validFrom: '2026-11-01', validTo: '2026-11-15' };
  it.each([
    ['soEtd', { soEtd: '2026-11-15', vesselAtd: '2026-11-17' }, true],
    ['vesselAtd', { soEtd: '2026-11-15', vesselAtd: '2026-11-17' }, false],
    ['onBoard', {}, true],
  ] as const)('by %s', (validityBasis, days, holds) => {
    const standing = priceStanding({ ...promised, validityBasis }, { ...days, requestedEtd: '2026-11-14' });
    expect(standing.holds).toBe(holds);
  });
});

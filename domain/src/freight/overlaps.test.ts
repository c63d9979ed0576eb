import { expect, it } from 'vitest';
import { type OverlappingRate, overlapsAmong } from './overlaps.ts';

const rate = (changes: Partial<OverlappingRate> = {}): OverlappingRate => ({
  ...{ mode: 'FCL', polId: 'NGB', podId: 'LAX', porId: null, delId: null, carrierId: 'COSU' },
  ...{ rateType: 'FAK', serviceCode: '', commodity: '', sailingId: null },
  ...{ validFrom: '2026-11-01', validTo: '2026-11-15' },
  audience: { isForEveryCustomer: true, levels: [], customerIds: [] },
  ...changes,
});

it.each<[string, Partial<OverlappingRate>, boolean]>([
  ['the same period', {}, true],
  ['one day shared', { validFrom: '2026-11-15', validTo: '2026-11-30' }, true],
  ['the period after', { validFrom: '2026-11-16', validTo: '2026-11-30' }, false],
  ['another carrier', { carrierId: 'MSCU' }, false],
  ['another service', { serviceCode: 'AAC' }, false],
  ['for other customers', { audience: { isForEveryCustomer: false, levels: ['A'], customerIds: [] } }, false],
  ['another place of delivery', { delId: 'CHI' }, false],
])('%s', (_, changes, isMet) => {
  const [one, other] = [rate(), rate(changes)];
  const expected: [OverlappingRate, OverlappingRate][] = isMet
    ? [
        [one, other],
        [other, one],
      ]
    : [];
  expect([...overlapsAmong([one, other])]).toEqual(expected);
});

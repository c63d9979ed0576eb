import { rateTypes, validityBases } from '@fairway/contract/freight-rates.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RateHead, type RateQuestion, selectRates } from './select-rate.ts';

const everybody = { isForEveryCustomer: true, levels: [], customerIds: [] };
const only = (...customerIds: string[]) => ({ isForEveryCustomer: false, levels: [], customerIds });

const rate = (id: string, changes: Partial<RateHead> = {}): RateHead => ({
  ...{ id, mode: 'FCL', polId: 'CNNGB', podId: 'USLAX', status: 'published', rateType: 'FAK' },
  ...{ validFrom: '2026-11-01', validTo: '2026-11-15', validityBasis: 'soEtd', publishedAt: 1 },
  ...{ audience: everybody, sailingId: null, commodity: '' },
  ...changes,
});
const question = (changes: Partial<RateQuestion> = {}): RateQuestion => ({
  ...{ mode: 'FCL', polId: 'CNNGB', podId: 'USLAX', basePortId: null, sailingId: null, commodity: '' },
  days: { requestedEtd: '2026-11-15' },
  viewer: { isStaff: false, customerId: 'Y', customerLevel: null },
  ...changes,
});
const idsOf = (rates: readonly RateHead[], asked: Partial<RateQuestion> = {}) =>
  selectRates(rates, question(asked)).map((candidate) => candidate.rate.id);

const r1 = rate('R1');
const r2 = rate('R2', { validFrom: '2026-11-16', validTo: '2026-11-30' });
const r3 = rate('R3', { validTo: '2026-11-30', rateType: 'NAC', audience: only('X') });
const asX = { viewer: { isStaff: false, customerId: 'X', customerLevel: null } };

describe('which rate is taken', () => {
  it('a named account has its own, everybody else that of the day', () => {
    expect(idsOf([r1, r2, r3], asX)).toEqual(['R3', 'R1']);
    expect(idsOf([r1, r2, r3])).toEqual(['R1']);
  });

  it('a vessel that slips changes the price where its departure decides', () => {
    const days = { requestedEtd: '2026-11-15', soEtd: '2026-11-15', vesselAtd: '2026-11-17' };
    expect(idsOf([r1, r2], { days })).toEqual(['R1']);
    const byDeparture = [r1, r2].map((one): RateHead => ({ ...one, validityBasis: 'vesselAtd' }));
    expect(idsOf(byDeparture, { days })).toEqual(['R2']);
    expect(idsOf(byDeparture, { days: { ...days, vesselAtd: null } })).toEqual(['R1']);
  });
  it.each(validityBases)('the day of %s counts where it is the basis', (basis) => {
    const late = { requestedEtd: '2026-11-15', [basis]: '2026-11-16' };
    expect(idsOf([rate('a', { validityBasis: basis })], { days: late })).toEqual([]);
    const [found] = selectRates(
      [rate('a', { validityBasis: basis })],
      question({ days: { ...late, [basis]: '2026-11-01' } }),
    );
    expect(found?.pricing).toEqual({ date: '2026-11-01', isKnown: true });
  });

  it('contract, named account, spot of the sailing, everybody, and of equals the newest', () => {
    const rates = [
      rate('fak', { publishedAt: 5 }),
      rate('promo', { rateType: 'PROMO', publishedAt: 9 }),
      rate('spot', { rateType: 'SPOT', sailingId: 's1' }),
      rate('other sailing', { rateType: 'SPOT', sailingId: 's2' }),
      rate('nac', { rateType: 'NAC', audience: only('X') }),
      rate('contract', { rateType: 'CONTRACT', audience: only('X', 'Z') }),
      rate("somebody else's", { rateType: 'CONTRACT', audience: only('Z') }),
    ];
    expect(idsOf(rates, { ...asX, sailingId: 's1' })).toEqual(['contract', 'nac', 'spot', 'promo', 'fak']);
    // Who asks for nobody in particular sees first what they can offer to anybody.
    const forNobody = { viewer: { isStaff: true, customerId: null, customerLevel: null }, sailingId: 's1' };
    expect(idsOf(rates, forNobody).slice(0, 3)).toEqual(['spot', 'promo', 'fak']);
    expect(idsOf(rates, forNobody)).toHaveLength(6);
  });

  it.each([
    ['a draft', { status: 'draft' }],
    ['a suspended one', { status: 'suspended' }],
    ['an expired one', { status: 'expired' }],
    ['another mode', { mode: 'AIR' }],
    ['another port', { podId: 'USLGB' }],
    ['one that is over', { validTo: '2026-11-14' }],
    ['one that has not begun', { validFrom: '2026-11-16' }],
    ['one for other customers', { audience: only('Z') }],
    ['one for other goods', { commodity: 'Garments' }],
  ] as const)('%s is not', (_, changes) => {
    expect(idsOf([rate('a', changes as Partial<RateHead>)])).toEqual([]);
  });

  it('goods and levels that fit are', () => {
    expect(idsOf([rate('a', { commodity: 'Garments' })], { commodity: 'garments' })).toEqual(['a']);
    const forLevel = rate('a', { audience: { isForEveryCustomer: false, levels: ['A'], customerIds: [] } });
    const viewer = { isStaff: false, customerId: 'Y', customerLevel: 'A' };
    expect(idsOf([forLevel], { viewer })).toEqual(['a']);
    expect(idsOf([forLevel], { viewer: { ...viewer, customerLevel: 'B' } })).toEqual([]);
  });

  it('the base port stands in for a port without rates, and says so', () => {
    const toLosAngeles = selectRates([r1], question({ podId: 'USOAK', basePortId: 'USLAX' }));
    expect(toLosAngeles).toMatchObject([{ rate: { id: 'R1' }, isToBasePort: true }]);
    const direct = rate('direct', { podId: 'USOAK' });
    expect(idsOf([r1, direct], { podId: 'USOAK', basePortId: 'USLAX' })).toEqual(['direct']);
  });

  it("a customer's answer never depends on what they may not see", () => {
    const heads = fc
      .record({
        rateType: fc.constantFrom(...rateTypes),
        status: fc.constantFrom('draft', 'published', 'suspended', 'expired') as fc.Arbitrary<
          RateHead['status']
        >,
        podId: fc.constantFrom('USLAX', 'USOAK'),
        publishedAt: fc.integer({ min: 0, max: 5 }),
        audience: fc.constantFrom(everybody, only('X'), only('Y'), only()),
      })
      .map((changes) => changes);
    fc.assert(
      fc.property(fc.array(heads), (changes) => {
        const rates = changes.map((change, place) => rate(String(place), change));
        const isSeen = ({ status, audience }: RateHead) =>
          status === 'published' && (audience === everybody || audience.customerIds.includes('Y'));
        const asked = { podId: 'USOAK', basePortId: 'USLAX' };
        expect(idsOf(rates, asked)).toEqual(idsOf(rates.filter(isSeen), asked));
      }),
    );
  });
});

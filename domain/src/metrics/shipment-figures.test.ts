import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type FigureCharge,
  type FigureShipment,
  figuresOfShipment,
  splitByBoxes,
} from './shipment-figures.ts';

const shipment = (some: Partial<FigureShipment> = {}): FigureShipment => ({
  ...{ mode: 'FCL', bizDate: '2026-03-10', etd: null, atd: null, ata: null, firstEta: null },
  ...{ isBooked: false, isRolled: false, teu: '4', cbm: '60', grossKg: '18400.5', chargeableKg: null },
  ...{ boxes: [{ type: '40HQ', teu: '2', count: 2 }], sellers: [{ userId: 'sales01', share: '100' }] },
  ...{ charges: [] },
  ...some,
});
const charge = (some: Partial<FigureCharge>): FigureCharge => ({
  ...{ side: 'receivable', period: '2026-03', currency: 'CNY', net: '100', bookNet: '100' },
  ...{ isApproved: true, billedOn: null },
  ...some,
});

describe('the figures of a shipment', () => {
  it('without charges are its volumes, in the month of its date', () => {
    const [figure, ...rest] = figuresOfShipment(shipment());
    expect(rest).toEqual([]);
    expect(figure).toMatchObject({ period: '2026-03', sellerId: 'sales01', boxes: '40HQ:4000' });
    expect(figure?.volumes).toMatchObject({ jobs: 1_000, teu: 4_000, cbm: 0, grossKg: 18_400_500 });
    expect(figure?.estimated.revenue).toBe(0);
  });

  it.each([
    ['LCL', { teu: 0, cbm: 60_000, chargeableKg: 0 }],
    ['AIR', { teu: 0, cbm: 60_000, chargeableKg: 700_000 }],
    ['RAIL', { teu: 4_000, cbm: 0, chargeableKg: 0 }],
  ])('count of %s %j', (mode, volumes) => {
    const [figure] = figuresOfShipment(shipment({ mode, chargeableKg: '700' }));
    expect(figure?.volumes).toMatchObject(volumes);
  });

  it('are without tax, those in dollars beside, and only approved ones are actual', () => {
    const [figure] = figuresOfShipment(
      shipment({
        charges: [
          charge({ currency: 'USD', net: '4860', bookNet: '34268.83', isApproved: false }),
          charge({ net: '2773.58', bookNet: '2773.58' }),
          charge({ side: 'payable', currency: 'USD', net: '4310', bookNet: '30390.67' }),
          charge({ side: 'payable', currency: 'EUR', net: '10', bookNet: null }),
        ],
      }),
    );
    expect(figure?.estimated).toEqual({
      ...{ revenue: 3_704_241, cost: 3_039_067, revenueUsd: 486_000, revenueOfUsd: 3_426_883 },
      ...{ costUsd: 431_000, costOfUsd: 3_039_067 },
    });
    expect(figure?.actual).toMatchObject({ revenue: 277_358, cost: 3_039_067, revenueUsd: 0 });
  });

  it('stand in each period, the volumes in the first', () => {
    const figures = figuresOfShipment(
      shipment({
        charges: [
          charge({ period: '2026-04', bookNet: '-5' }),
          charge({ period: '2026-03', billedOn: '2026-04-02' }),
          charge({ period: '2026-03', billedOn: '2026-03-30' }),
          charge({ period: '2026-03', side: 'payable', billedOn: '2026-03-01' }),
        ],
      }),
    );
    expect(
      figures.map(({ period, volumes, estimated, billedOn }) => [
        ...[period, volumes.jobs, estimated.revenue, billedOn],
      ]),
    ).toEqual([
      ['2026-03', 1_000, 20_000, '2026-03-30'],
      ['2026-04', 0, -500, null],
    ]);
  });

  it('say whether it came on time and whether it stayed behind', () => {
    const day = 24 * 3_600_000;
    const volumesOf = (some: Partial<FigureShipment>) => figuresOfShipment(shipment(some))[0]?.volumes;
    expect(volumesOf({ firstEta: 0, ata: day })).toMatchObject({
      arrived: 1_000,
      onTime: 1_000,
      delayMinutes: 1_440,
    });
    expect(volumesOf({ firstEta: 0, ata: day + 60_000 })).toMatchObject({ arrived: 1_000, onTime: 0 });
    expect(volumesOf({ firstEta: null, ata: day })).toMatchObject({ arrived: 0, onTime: 0, delayMinutes: 0 });
    expect(volumesOf({ isBooked: true, isRolled: true })).toMatchObject({ booked: 1_000, rolled: 1_000 });
  });

  it('of several who sell it add up to those of one', () => {
    const amount = fc.integer({ min: -9_999_999, max: 99_999_999 }).map((cents) => (cents / 100).toFixed(2));
    const some = fc.record({
      side: fc.constantFrom('receivable' as const, 'payable' as const),
      period: fc.constantFrom('2026-03', '2026-04'),
      currency: fc.constantFrom('CNY', 'USD'),
      ...{ net: amount, bookNet: amount, isApproved: fc.boolean(), billedOn: fc.constant(null) },
    });
    const sellers = fc.array(
      fc.record({
        userId: fc.constantFrom('a', 'b', 'c'),
        share: fc.constantFrom('33.33', '50', '0', '100'),
      }),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(fc.array(some, { maxLength: 8 }), sellers, (charges, of) => {
        const total = (all: ReturnType<typeof figuresOfShipment>) =>
          all.reduce(
            (sum, { volumes, estimated, actual }) => [
              ...[(sum[0] ?? 0) + volumes.teu, (sum[1] ?? 0) + estimated.revenue],
              ...[(sum[2] ?? 0) + actual.cost, (sum[3] ?? 0) + volumes.jobs],
            ],
            [0, 0, 0, 0],
          );
        const alone = total(figuresOfShipment(shipment({ charges, sellers: [] })));
        expect(total(figuresOfShipment(shipment({ charges, sellers: of })))).toEqual(alone);
      }),
    );
  });
});

it('sums are split by boxes without losing any', () => {
  expect(splitByBoxes('', { teu: 5 })).toEqual([[null, { teu: 5 }]]);
  expect(splitByBoxes('20GP:0', { teu: 5 })).toEqual([['20GP', { teu: 5 }]]);
  expect(splitByBoxes('20GP:1000,40HQ:2000', { teu: 3_000, revenue: 100 })).toEqual([
    ['20GP', { teu: 1_000, revenue: 33 }],
    ['40HQ', { teu: 2_000, revenue: 67 }],
  ]);
  const mix = fc
    .array(fc.integer({ min: 0, max: 90_000 }), { minLength: 1, maxLength: 6 })
    .map((teu) => teu.map((one, nth) => `T${nth}:${one}`).join(','));
  fc.assert(
    fc.property(mix, fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (boxes, revenue) => {
      const parts = splitByBoxes(boxes, { revenue });
      expect(parts.reduce((sum, [, part]) => sum + part.revenue, 0)).toBe(revenue);
    }),
  );
});

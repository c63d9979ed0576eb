import { keptRate } from '@fairway/contract/freight-rates.ts';
import { laneSurcharges, localCharges } from '@fairway/contract/local-charges.ts';
import { belowFloor, doublePlace, layersOf, priceKindOf } from '@fairway/domain/freight/rate-layers.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { demoLaneSurcharges } from './demo-lane-surcharges.ts';
import { demoLocalCharges } from './demo-local-charges.ts';
import type { DemoRate } from './demo-rate.ts';
import { demoRates } from './demo-rates.ts';
import { daysAfter, halfMonth } from './half-months.ts';
import type { DemoDeparture } from './special-rates.ts';

const written = z.object(keptRate);

/** Weekly departures of two lanes, one of them late. */
const departuresAfter = (today: string): DemoDeparture[] =>
  [3, 10, 17].flatMap((days, week) =>
    (['EGLV', 'COSU'] as const).map((carrier) => ({
      ...{ id: `sailing-${carrier}-${week}`, carrierId: `carrier-${carrier}` },
      ...{ polId: 'port-CNNGB', podId: 'port-USLAX', etd: daysAfter(today, days) },
      isDelayed: carrier === 'COSU' && week === 1,
    })),
  );
const ratesOn = (today: string) => demoRates(today, departuresAfter(today));

/** Two years of days with both ends of every month, and a leap day. */
const anyDay = fc.oneof(
  fc.integer({ min: 0, max: 730 }).map((days) => daysAfter('2026-11-17', days)),
  fc.constantFrom('2026-12-31', '2027-01-01', '2027-01-15', '2027-01-16', '2027-02-28', '2028-02-29'),
);
const forAnyDay = (check: (today: string) => void, numRuns = 40) =>
  fc.assert(fc.property(anyDay, check), { numRuns });

describe('halves of months', () => {
  it.each([
    ['2027-02-15', 0, '2027-02-01', '2027-02-15'],
    ['2027-02-15', 1, '2027-02-16', '2027-02-28'],
    ['2028-02-29', 0, '2028-02-16', '2028-02-29'],
    ['2027-01-01', -1, '2026-12-16', '2026-12-31'],
    ['2026-12-31', 1, '2027-01-01', '2027-01-15'],
  ])('%s and %i', (day, after, from, to) => {
    expect(halfMonth(day, after)).toEqual({ from, to });
  });
  it('follow each other without a gap', () => {
    forAnyDay((today) => {
      const [one, next] = [halfMonth(today, 0), halfMonth(today, 1)];
      expect(one.from <= today && today <= one.to).toBe(true);
      expect(next.from).toBe(daysAfter(one.to, 1));
    });
  });
});

describe('rates of the demo company on any day', () => {
  it('are the same for the same day', () => {
    expect(ratesOn('2026-11-17')).toEqual(ratesOn('2026-11-17'));
  });

  it('are four hundred: sixty over, thirty to come, twelve suspended', () => {
    forAnyDay((today) => {
      const kinds = Map.groupBy(ratesOn(today), ({ status, validFrom }) =>
        status === 'published' && validFrom > today ? 'future' : status,
      );
      const count = (kind: DemoRate['status'] | 'future') => kinds.get(kind)?.length;
      expect([count('expired'), count('future'), count('suspended')]).toEqual([60, 30, 12]);
      expect([count('draft'), count('published')]).toEqual([6, 292]);
      for (const { id, validFrom, validTo } of kinds.get('published') ?? [])
        expect(validFrom <= today && today <= validTo, id).toBe(true);
      for (const { id, validTo } of kinds.get('expired') ?? []) expect(validTo < today, id).toBe(true);
    });
  });

  it('are what a person could have saved', () => {
    forAnyDay((today) => {
      for (const rate of ratesOn(today)) {
        const read = written.safeParse(rate);
        expect(read.error, rate.id).toBeUndefined();
        expect(rate, rate.id).toMatchObject(read.data as object);
        expect(rate.validFrom <= rate.validTo, rate.id).toBe(true);
        expect(rate.prices.by, rate.id).toBe(priceKindOf[rate.mode]);
        expect([belowFloor(rate.prices, rate.currency), doublePlace(rate.prices)], rate.id).toEqual([
          undefined,
          undefined,
        ]);
      }
    }, 10);
  });

  it('cost less than their floor, and sell above it', () => {
    for (const { id, prices } of ratesOn('2026-11-17'))
      for (const [place, { cost, floor, sell }] of layersOf(prices)) {
        expect(Number(cost), `${id} ${place}`).toBeLessThan(Number(floor));
        expect(Number(floor), `${id} ${place}`).toBeLessThan(Number(sell));
      }
  });

  it('follow a version that is there, of the same lane and the half-month before', () => {
    const rates = ratesOn('2026-11-17');
    const byId = new Map(rates.map((rate) => [rate.id, rate]));
    expect(byId.size).toBe(400);
    const followers = rates.filter(({ previousId }) => previousId !== null);
    expect(followers.length).toBeGreaterThan(80);
    for (const rate of followers) {
      const before = byId.get(rate.previousId ?? '');
      expect([before?.polId, before?.podId, before?.carrierId]).toEqual([
        ...[rate.polId, rate.podId, rate.carrierId],
      ]);
      expect(daysAfter(before?.validTo ?? '', 1)).toBe(rate.validFrom);
    }
  });

  it('move by eight hundredths at most from one half-month to the next', () => {
    const rates = new Map(ratesOn('2026-11-17').map((rate) => [rate.id, rate]));
    const floorOf = (rate: DemoRate | undefined) =>
      Number(layersOf(rate?.prices ?? expect.fail())[2]?.[1].floor);
    const moves = [...rates.values()]
      .filter(({ previousId }) => previousId !== null)
      .map((rate) => floorOf(rate) / floorOf(rates.get(rate.previousId ?? '')) - 1);
    expect(moves.filter((move) => Math.abs(move) > 0.1)).toEqual([]);
    expect(moves.filter((move) => Math.abs(move) > 0.02).length).toBeGreaterThan(moves.length / 3);
  });

  it('do not overlap where publication would refuse it', () => {
    forAnyDay((today) => {
      const published = ratesOn(today).filter(({ status }) => status === 'published');
      const alike = Map.groupBy(published, (rate) =>
        JSON.stringify([
          ...[rate.mode, rate.polId, rate.podId, rate.carrierId, rate.rateType, rate.serviceCode],
          ...[rate.commodity, rate.sailingId, rate.audience],
        ]),
      );
      for (const rates of alike.values()) {
        const ordered = rates.toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1));
        for (const [place, rate] of ordered.entries())
          expect(rate.validFrom > (ordered[place - 1]?.validTo ?? ''), rate.id).toBe(true);
      }
    }, 10);
  });

  it('have every basis, every type, every space, and every kind of audience', () => {
    const rates = ratesOn('2026-11-17');
    const all = <T>(of: (rate: DemoRate) => T) => new Set(rates.map(of)).size;
    expect(all(({ validityBasis }) => validityBasis)).toBe(7);
    expect(all(({ rateType }) => rateType)).toBe(5);
    expect(all(({ mode }) => mode)).toBe(4);
    expect(all(({ space }) => space)).toBe(4);
    const audiences = rates.map(({ audience }) => audience);
    const hidden = audiences.filter(({ isForEveryCustomer }) => !isForEveryCustomer);
    expect(hidden.some(({ levels }) => levels.length > 0)).toBe(true);
    expect(hidden.some(({ customerIds }) => customerIds.length > 0)).toBe(true);
    expect(hidden.some(({ levels, customerIds }) => levels.length + customerIds.length === 0)).toBe(true);
    expect(rates.filter(({ contractNo }) => contractNo !== '').length).toBeGreaterThan(200);
    expect(rates.filter(({ remarkInternal }) => remarkInternal !== '').length).toBeGreaterThan(200);
    expect(rates.filter(({ serviceCode }) => serviceCode !== '').length).toBeGreaterThan(100);
    expect(rates.some(({ prices }) => prices.by === 'quantity' && Number(prices.sell) < 0)).toBe(true);
  });

  it('offer Ningbo to Los Angeles by six carriers on every day of two weeks', () => {
    forAnyDay((today) => {
      const rates = ratesOn(today).filter(
        ({ status, mode, polId, podId, audience }) =>
          status === 'published' &&
          mode === 'FCL' &&
          polId === 'port-CNNGB' &&
          podId === 'port-USLAX' &&
          audience.isForEveryCustomer,
      );
      for (let days = 0; days <= 14; days++) {
        const date = daysAfter(today, days);
        const held = rates.filter(({ validFrom, validTo }) => validFrom <= date && date <= validTo);
        expect(new Set(held.map(({ carrierId }) => carrierId)).size, date).toBe(6);
      }
    });
  });

  it('have spot prices for a sailing, and one whose sailing slipped past its end', () => {
    forAnyDay((today) => {
      const etds = new Map(departuresAfter(today).map(({ id, etd }) => [id, etd]));
      const spots = ratesOn(today).filter(({ sailingId }) => sailingId !== null);
      const slipped = spots.filter(({ sailingId, validTo }) => (etds.get(sailingId ?? '') ?? '') > validTo);
      expect(spots.map(({ rateType }) => rateType)).toEqual(['SPOT', 'SPOT']);
      expect(slipped.map(({ id, sailingId }) => [id, sailingId])).toEqual([
        ['rate-slipped-SPOT', 'sailing-COSU-1'],
      ]);
    });
  });
});

describe('charges of the demo company on any day', () => {
  it('are 260 local ones and those of the lanes, as a person could have saved them', () => {
    forAnyDay((today) => {
      const local = demoLocalCharges(today);
      expect(local).toHaveLength(260);
      expect(new Set(local.map(({ id }) => id)).size).toBe(260);
      for (const { id, ...charge } of local)
        expect(localCharges.written.safeParse({ ...charge, isEnabled: true }).error, id).toBeUndefined();
      const lanes = demoLaneSurcharges(today);
      expect(new Set(lanes.map(({ id }) => id)).size).toBe(lanes.length);
      for (const { id, ...surcharge } of lanes)
        expect(laneSurcharges.written.safeParse({ ...surcharge, isEnabled: true }).error, id).toBeUndefined();
    }, 10);
  });

  it('end where others of the same kind begin', () => {
    forAnyDay((today) => {
      const alike = Map.groupBy(demoLocalCharges(today), (one) =>
        JSON.stringify([
          ...[one.portId, one.direction, one.chargeCodeId, one.unit, one.conditions],
          ...[one.carrierId, one.terminalId, one.mode, one.customerId],
        ]),
      );
      for (const charges of alike.values()) {
        const ordered = charges.toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1));
        for (const [place, { id, validFrom }] of ordered.entries()) {
          const before = ordered[place - 1];
          expect(!before || (before.validTo !== null && before.validTo < validFrom), id).toBe(true);
        }
      }
    }, 10);
  });

  it('are counted and paid in every way there is', () => {
    const local = demoLocalCharges('2026-11-17');
    expect(new Set(local.map(({ unit }) => unit))).toEqual(
      new Set(['ctn', 'bl', 'shipment', 'day', 'pct', 'rt', 'kg']),
    );
    expect(new Set(local.map(({ payTo }) => payTo))).toEqual(
      new Set(['carrier', 'terminal', 'customs', 'us']),
    );
    expect(new Set(local.map(({ currency }) => currency))).toEqual(new Set(['CNY', 'USD', 'EUR', 'JPY']));
    expect(local.filter(({ customerId }) => customerId !== null)).toHaveLength(3);
    expect(local.filter(({ terminalId }) => terminalId !== null)).toHaveLength(6);
    expect(local.filter(({ carrierId }) => carrierId !== null).length).toBeGreaterThan(25);
    expect(local.filter(({ direction }) => direction === 'import').length).toBeGreaterThan(20);
  });
});

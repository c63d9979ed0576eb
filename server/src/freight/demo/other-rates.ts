import type { RatePrices } from '@fairway/contract/freight-rates.ts';
import airLanes from './air-lanes.json' with { type: 'json' };
import { boxPrices, inFives } from './box-prices.ts';
import { chanceOf } from './chance-of.ts';
import { type DemoRate, rateOf } from './demo-rate.ts';
import { halfMonth } from './half-months.ts';
import lclLanes from './lcl-lanes.json' with { type: 'json' };
import railLanes from './rail-lanes.json' with { type: 'json' };

interface Lane {
  lane: [string, string];
  carriers: string[];
  price: [number, number];
  days: [number, number];
}
type LclLane = Lane & { line: string };

/** Less than a container, by the revenue ton: on the short lanes co-loaders pay for cargo. */
export function lclRates(today: string): DemoRate[] {
  return (lclLanes as unknown as LclLane[]).flatMap(({ line, lane, carriers, price, days }) =>
    carriers.map((carrier) => {
      const id = `rate-${lane[0]}-${lane[1]}-${carrier}-LCL`;
      const chance = chanceOf(id);
      const sell = chance(...price);
      return rateOf({
        ...{ today, id, line, lane, carrier, days, period: halfMonth(today, 0) },
        ...{ mode: 'LCL', rateType: 'FAK', currency: 'USD', included: [], weightLimit: '' },
        prices: {
          ...{ by: 'quantity', unit: 'RT', ratio: '1', minimumQuantity: '1', cfsPortId: null },
          ...{ cost: String(sell - chance(7, 12)), floor: String(sell - chance(3, 5)), sell: String(sell) },
          minimumCharge: sell > 20 ? String(sell) : null,
        },
        remark: sell < 0 ? '倒贴，目的港费用由收货人承担' : '',
      });
    }),
  );
}

/** How much dearer less weight is, against a price for a ton or more. */
const breaks: readonly (readonly [fromKg: string, factor: number])[] = [
  ...([
    ['0', 1.58],
    ['45', 1.42],
    ['100', 1.25],
    ['300', 1.1],
    ['500', 1.04],
    ['1000', 1],
  ] as const),
];
const layers = (sell: number) => ({
  cost: (sell * 0.88).toFixed(2),
  floor: (sell * 0.95).toFixed(2),
  sell: sell.toFixed(2),
});

type AirPrices = Extract<RatePrices, { by: 'weight' }>;

const airPrices = (
  byWeight: readonly (readonly [fromKg: string, sell: number])[],
  minimum: number,
  flight: string,
): AirPrices => ({
  ...{ by: 'weight', divisor: 6_000, mayUseNextBreak: true, fuel: '3.5', security: '1.2', flight },
  densityBand: '1:167',
  breaks: byWeight.map(([fromKg, sell]) => ({ fromKg, ...layers(sell) })),
  minimum: layers(minimum),
});

/** By air from the first kilogram to a ton, in yuan. */
export function airRates(today: string): DemoRate[] {
  const rate = (lane: Lane['lane'], carrier: string, prices: AirPrices, days: Lane['days']) =>
    rateOf({
      ...{ today, id: `rate-${lane[0]}-${lane[1]}-${carrier}-AIR`, line: 'AIR', lane, carrier, days },
      ...{ mode: 'AIR', rateType: 'FAK', currency: 'CNY', period: halfMonth(today, 0), prices },
      ...{ freeDemurrage: null, freeDetention: null, frequency: '每天', validityBasis: 'scheduledEtd' },
    });
  const usual = (airLanes as unknown as Lane[]).flatMap(({ lane, carriers, price, days }) =>
    carriers.map((carrier) => {
      const chance = chanceOf(`${lane.join(' ')} ${carrier} air`);
      const best = chance(price[0] * 2, price[1] * 2) / 2;
      const byWeight = breaks.map(([kg, factor]) => [kg, Math.round(best * factor * 10) / 10] as const);
      return rate(lane, carrier, airPrices(byWeight, 320, `${carrier}${chance(101, 999)}`), days);
    }),
  );
  // 270 kg are cheaper as 300 kg: CNY 7,950 in place of 8,100.
  const nextBreak = [
    ...([
      ['0', 38],
      ['45', 34],
      ['100', 30],
      ['300', 26.5],
      ['500', 25],
      ['1000', 24],
    ] as const),
  ];
  return [...usual, rate(['CNPVG', 'DEFRA'], 'CA', airPrices(nextBreak, 420, 'CA1035'), [2, 4])];
}

interface RailLane {
  lane: [string, string];
  small: [number, number];
  large: [number, number];
  days: [number, number];
}

/** Trains from China to Europe. */
export function railRates(today: string): DemoRate[] {
  return (railLanes as unknown as RailLane[]).map(({ lane, small, large, days }) => {
    const id = `rate-${lane[0]}-${lane[1]}-CRCT-RAIL`;
    const chance = chanceOf(id);
    const floors = { small: inFives(chance(...small)), large: inFives(chance(...large)) };
    return rateOf({
      ...{ today, id, line: 'CRE', lane, carrier: 'CRCT', days, period: halfMonth(today, 0) },
      ...{ mode: 'RAIL', rateType: 'FAK', currency: 'USD', prices: boxPrices(floors, 120, chance) },
      frequency: '每周两列',
    });
  });
}

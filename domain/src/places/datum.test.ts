import { expect, it } from 'vitest';
import { fromDatum, inDatum } from './datum.ts';
import { metresBetween, type Spot } from './spot.ts';

// Tiananmen in the three, as published with the formulas: to about a metre.
it('agrees with what others work out', () => {
  const tiananmen = { lat: 39.907333, lng: 116.391083 };
  const gcj = inDatum(tiananmen, 'GCJ02');
  expect(gcj.lat).toBeCloseTo(39.908736, 4);
  expect(gcj.lng).toBeCloseTo(116.397326, 4);
  const baidu = inDatum(tiananmen, 'BD09');
  expect(metresBetween(baidu, { lat: 39.915074, lng: 116.403694 })).toBeLessThan(15);
});

const ofChina: Spot[] = [];
for (let lat = 18.25; lat <= 53; lat += 2.6)
  for (let lng = 74; lng <= 134; lng += 3.7) ofChina.push({ lat, lng });

it.each(['GCJ02', 'BD09'] as const)('there and back is less than a metre off everywhere: %s', (datum) => {
  for (const spot of ofChina) {
    const there = inDatum(spot, datum);
    expect(metresBetween(fromDatum(there, datum), spot)).toBeLessThan(1);
    // It is a shift of some hundred metres, and of no kilometres.
    expect(metresBetween(there, spot)).toBeGreaterThan(50);
    expect(metresBetween(there, spot)).toBeLessThan(2_000);
  }
});

it('abroad nothing is moved, and WGS-84 is what it is', () => {
  const hamburg = { lat: 53.5511, lng: 9.9937 };
  expect(inDatum(hamburg, 'GCJ02')).toEqual(hamburg);
  expect(inDatum(hamburg, 'BD09')).toEqual(hamburg);
  expect(fromDatum(hamburg, 'BD09')).toEqual(hamburg);
  expect(inDatum({ lat: 31.2, lng: 121.4 }, 'WGS84')).toEqual({ lat: 31.2, lng: 121.4 });
});

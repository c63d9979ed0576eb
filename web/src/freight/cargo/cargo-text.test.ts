import { expect, test } from 'vitest';
import { askedCargo, cargoFrom, cargoInAddress } from './cargo-text.ts';

const from = (address: string, mode: Parameters<typeof cargoFrom>[1] = 'FCL') =>
  cargoFrom(new URLSearchParams(address), mode);

test.each([
  ['boxes=2x40HQ,1x20GP', 'FCL'],
  ['kg=2860&cbm=4.35', 'LCL'],
  ['kg=180&pcs=60x50x45x12', 'AIR'],
] as const)('an address says a cargo and is written the same: %s', (address, mode) => {
  const written = Object.entries(cargoInAddress(from(address, mode))).filter(([, value]) => value);
  expect(decodeURIComponent(String(new URLSearchParams(written)))).toBe(address);
});

test.each([
  ['', '1x40HQ'],
  ['boxes=', '1x40HQ'],
  ['boxes=0x40HQ', '1x40HQ'],
  ['boxes=2x40HQ,junk,9999x20GP', '2x40HQ'],
])('what makes no sense in an address is as usual: %s', (address, boxes) => {
  expect(cargoInAddress(from(address)).boxes).toBe(boxes);
});

test('a call is asked only what belongs to the way of transport', () => {
  const cargo = from('boxes=2x40HQ&kg=100&cbm=abc&pcs=60x50x45x12', 'AIR');
  expect(askedCargo('AIR', cargo)).toEqual({
    grossKg: '100',
    pieces: [{ length: '60', width: '50', height: '45', count: 12 }],
  });
  expect(askedCargo('FCL', cargo)).toEqual({ boxes: [{ type: '40HQ', count: 2 }], grossKg: '100' });
});

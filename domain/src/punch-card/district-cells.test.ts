import { expect, it } from 'vitest';
import { districtAt, districtPath, readCells } from './district-cells.ts';

// Abroad, where no datum moves anything: four rows of a degree, from the south.
const cells = readCells('40 10 1\n330206 3101\n\n1:3 2:2\n:2 2:1\n2:12\n');

it.each([
  ['the first run', 41.5, 10.5, '330206'],
  ['the edge of it', 41.5, 12.99, '330206'],
  ['the next one', 41.5, 13, '3101'],
  ['after a gap', 42.5, 12.2, '3101'],
  ['a gap between two: the nearest around', 42.5, 10.2, '330206'],
  ['a row of nobody, beside one of somebody', 40.5, 10.5, '330206'],
  ['a length of two figures in base 36', 43.5, 10 + 37.5, '3101'],
  ['farther than anybody reaches', 43.5, 10 + 37 + 5, ''],
  ['the other half of the world', -33, -70, ''],
])('%s', (_what, lat, lng, code) => expect(districtAt(cells, { lat, lng })).toBe(code));

it('every code leads up to a province', () => {
  expect(districtPath('330206')).toEqual(['33', '3302', '330206']);
  expect(districtPath('71')).toEqual(['71']);
  expect(districtPath('')).toEqual([]);
});

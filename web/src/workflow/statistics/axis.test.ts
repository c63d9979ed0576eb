import { expect, test } from 'vitest';
import { axisMarks, namedPlaces } from './axis.ts';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [20, [0, 5, 10, 15, 20]],
  [99, [0, 50, 100]],
  [1234, [0, 500, 1000, 1500]],
])('up to %i the axis says %j', (most, marks) => {
  expect(axisMarks(most)).toEqual(marks);
});

test('every axis begins at nothing, reaches the most, and has few, even, whole marks', () => {
  for (let most = 0; most < 5000; most += 7) {
    const marks = axisMarks(most);
    const step = marks[1] ?? 0;
    expect(marks[0]).toBe(0);
    expect(marks.at(-1)).toBeGreaterThanOrEqual(most);
    expect(marks.length).toBeLessThanOrEqual(6);
    expect(marks.every((mark, at) => mark === at * step && Number.isInteger(mark))).toBe(true);
  }
});

test('the first and the last place are named, and no more than fit', () => {
  for (let count = 2; count < 100; count++) {
    const places = namedPlaces(count);
    expect([places[0], places.at(-1)]).toEqual([0, count - 1]);
    expect(places.length).toBeLessThanOrEqual(6);
    expect(new Set(places).size).toBe(places.length);
  }
});

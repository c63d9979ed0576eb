import { expect, test } from 'vitest';
import { labelWidth, placeLabels } from './label-places.ts';

const room = { width: 320, height: 180 };
const spot = (name: string, x: number, y: number, isEnd = false) => ({ name, x, y, isEnd });

/** The part of the picture a name takes. */
function frameOf({ name, x, dx, y, dy, anchor }: ReturnType<typeof placeLabels>[number]) {
  const wide = labelWidth(name);
  const left = x + dx - { start: 0, middle: wide / 2, end: wide }[anchor];
  return { left, right: left + wide, top: y + dy - 12, bottom: y + dy + 4 };
}
const isApart = (one: ReturnType<typeof frameOf>, other: ReturnType<typeof frameOf>) =>
  one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;

test('a name at the edge stays inside the picture', () => {
  const [from, to] = placeLabels([spot('Shanghai', 12, 90, true), spot('Los Angeles', 306, 90, true)], room);
  for (const label of [from, to]) {
    const { left, right } = frameOf(label as never);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(room.width);
  }
});

test('names close to each other do not lie over each other', () => {
  const labels = placeLabels(
    [spot('Shanghai', 60, 80, true), spot('Ningbo', 64, 92), spot('Los Angeles', 280, 90, true)],
    room,
  ).filter(({ isHidden }) => !isHidden);
  const frames = labels.map(frameOf);
  for (const [at, one] of frames.entries())
    for (const other of frames.slice(at + 1)) expect(isApart(one, other)).toBe(true);
});

test('a name keeps away from the ship', () => {
  const ship = { left: 270, right: 300, top: 75, bottom: 105 };
  const [, to] = placeLabels([spot('上海', 40, 90, true), spot('洛杉矶', 265, 90, true)], room, [ship]);
  expect(isApart(frameOf(to as never), ship)).toBe(true);
});

test('a port on the way without room for its name shows its dot only', () => {
  const around = { left: 0, right: 320, top: 0, bottom: 180 };
  const [from, via] = placeLabels([spot('上海', 40, 90, true), spot('釜山', 80, 70)], room, [around]);
  expect([from?.isHidden, via?.isHidden]).toEqual([false, true]);
});

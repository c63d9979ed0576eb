import { exact, write } from '../money/money.ts';
import type { Boxes } from './cargo.ts';

/** How many twenty-foot boxes the boxes are worth; a type that is not listed counts by its first two digits. */
export function teuOf(boxes: readonly Boxes[], teuByType: Readonly<Record<string, string>>): string {
  return write(
    boxes.reduce(
      (sum, { type, count }) => sum.plus(exact(teuOfType(type, teuByType)).times(count)),
      exact(0),
    ),
  );
}

const byLength: Readonly<Record<string, string>> = { '20': '1', '40': '2', '45': '2.25' };

const teuOfType = (type: string, teuByType: Readonly<Record<string, string>>): string =>
  (Object.hasOwn(teuByType, type) ? teuByType[type] : byLength[type.slice(0, 2)]) ?? '0';

/** `2×40HQ+1×20GP`, as people write a quantity of boxes. */
export const writeBoxes = (boxes: readonly Boxes[]): string =>
  boxes.map(({ type, count }) => `${count}×${type}`).join('+');

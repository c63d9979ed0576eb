import type { OrderBox } from '@fairway/contract/order-fields.ts';

type Counted = ReadonlyMap<string, number>;

function countsOf(boxes: readonly Pick<OrderBox, 'type' | 'count'>[]): Counted {
  const counts = new Map<string, number>();
  for (const { type, count } of boxes) counts.set(type, (counts.get(type) ?? 0) + count);
  return counts;
}

/** How many more boxes of each type there are afterwards; fewer are below zero. */
export function changedBoxes(
  before: readonly Pick<OrderBox, 'type' | 'count'>[],
  after: readonly Pick<OrderBox, 'type' | 'count'>[],
): { type: string; more: number }[] {
  const [was, is] = [countsOf(before), countsOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((type) => ({ type, more: (is.get(type) ?? 0) - (was.get(type) ?? 0) }))
    .filter(({ more }) => more !== 0);
}

interface PricedLine {
  group: string;
  boxType: string | null;
  quantity: string;
}

/** Whether freight was priced for other boxes than these; what is not priced by boxes is not. */
export function isPricedForOtherBoxes(
  lines: readonly PricedLine[],
  boxes: readonly Pick<OrderBox, 'type' | 'count'>[],
): boolean {
  const priced = lines.flatMap(({ group, boxType, quantity }) =>
    group === 'freight' && boxType ? [{ type: boxType, count: Number(quantity) }] : [],
  );
  if (priced.length === 0) return false;
  // A box may have several lines of freight, each for all of its type.
  const once = new Map(priced.map((line) => [line.type, line]));
  return changedBoxes([...once.values()], boxes).length > 0;
}

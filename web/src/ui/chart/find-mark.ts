import type { Drawing, Mark } from './drawing.ts';

/** Where each mark is drawn, in pixels; in the order of the marks. */
export type Places = readonly (readonly [x: number, y: number])[];

const farthest = { column: 48, row: 30, close: 30, ring: 12 };

/** The mark that a pointer there means. */
export function markAt(
  { reach, centre = [0, 0] }: Drawing,
  places: Places,
  x: number,
  y: number,
): number | undefined {
  const [centreX, centreY] = centre;
  const outwards = Math.hypot(x - centreX, y - centreY);
  const far = places.map(([markX, markY]): readonly [number, number] => {
    const aside = Math.abs(markX - x);
    const above = Math.abs(markY - y);
    if (reach === 'column') return [Math.round(aside), above];
    if (reach === 'row') return [Math.round(above), aside];
    if (reach === 'ring') return [Math.abs(outwards - (centreY - markY)), 0];
    return [Math.hypot(aside, above), 0];
  });
  return [...far.keys()]
    .filter((index) => (far[index]?.[0] ?? 0) <= farthest[reach])
    .toSorted((one, other) => closer(far[one], far[other]))[0];
}

type Far = readonly [first: number, then: number] | undefined;
const closer = (one: Far, other: Far) =>
  (one?.[0] ?? 0) - (other?.[0] ?? 0) || (one?.[1] ?? 0) - (other?.[1] ?? 0);

const steps = {
  ArrowRight: { along: 'across', beside: 'down', by: 1 },
  ArrowLeft: { along: 'across', beside: 'down', by: -1 },
  ArrowDown: { along: 'down', beside: 'across', by: 1 },
  ArrowUp: { along: 'down', beside: 'across', by: -1 },
} as const;

const isStep = (key: string): key is keyof typeof steps => Object.hasOwn(steps, key);

/** The mark a key goes to from this one; undefined for a key that goes nowhere. */
export function markByKey(marks: readonly Mark[], from: number, key: string): number | undefined {
  if (marks.length === 0) return;
  if (key === 'Home') return 0;
  if (key === 'End') return marks.length - 1;
  if (!isStep(key)) return;
  const now = marks[from];
  if (!now) return 0;
  const { along, beside, by } = steps[key];
  const ahead = [...marks.keys()].filter((index) => ((marks[index]?.[along] ?? 0) - now[along]) * by > 0);
  const far = (index: number) => {
    const mark = marks[index] ?? now;
    return [Math.abs(mark[along] - now[along]), Math.abs(mark[beside] - now[beside])] as const;
  };
  return ahead.toSorted((one, other) => closer(far(one), far(other)))[0] ?? from;
}

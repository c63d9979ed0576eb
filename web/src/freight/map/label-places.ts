interface Spot {
  name: string;
  x: number;
  y: number;
  /** Where the way begins or ends: its name is always shown. */
  isEnd: boolean;
}

export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface LabelPlace {
  anchor: 'start' | 'middle' | 'end';
  dx: number;
  dy: number;
  /** No room for it beside the others. */
  isHidden: boolean;
}

const dotRadius = 6;
const gap = 9;
const margin = 6;
const lineHeight = 16;
/** From the base line up to the top of the letters, and down below it. */
const ascent = 12;

/** About how wide a name is at the size of the map's labels; a Chinese letter is a square. */
export const labelWidth = (name: string): number =>
  [...name].reduce((sum, letter) => {
    if (letter > '\u2e7f') return sum + 14;
    return sum + (letter === letter.toLowerCase() ? 8.4 : 10);
  }, 0);

const frameAround = (x: number, y: number, radius: number): Frame => ({
  ...{ left: x - radius, top: y - radius, right: x + radius, bottom: y + radius },
});
const overlap = (one: Frame, other: Frame): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/**
 * Where the names of places stand: beside the dot on the outer side of the way first, then wherever nothing else is:
 * no dot, no other name, nothing of what is `taken`, and nothing cut off by the edge.
 */
export function placeLabels<S extends Spot>(
  spots: readonly S[],
  room: { width: number; height: number },
  taken: readonly Frame[] = [],
): (S & LabelPlace)[] {
  const dots = spots.map(({ x, y }) => frameAround(x, y, dotRadius));
  const names: Frame[] = [];
  const placed = new Map<S, LabelPlace>();
  // Both ends choose first.
  for (const spot of [...spots].sort((one, other) => Number(other.isEnd) - Number(one.isEnd))) {
    const others = [...dots, ...taken, ...names];
    const choices = choicesOf(spot, room).map(({ frame, ...place }) => ({
      ...{ frame, place },
      covered: others.reduce((sum, other) => sum + overlap(frame, other), 0),
    }));
    const best = choices.reduce((one, other) => (other.covered < one.covered ? other : one));
    const isHidden = best.covered > 0 && !spot.isEnd;
    placed.set(spot, { ...best.place, isHidden });
    if (!isHidden) names.push(best.frame);
  }
  return spots.map((spot) => ({ ...spot, ...(placed.get(spot) as LabelPlace) }));
}

/** The places around a dot, the best first, each moved so far that it stays inside. */
function choicesOf({ name, x, y }: Spot, { width, height }: { width: number; height: number }) {
  const wide = labelWidth(name);
  const outer = x < width / 2 ? -1 : 1;
  const beside = (side: number, dy: number) => ({
    ...{ anchor: side < 0 ? ('end' as const) : ('start' as const), dx: side * gap, dy },
    left: x + side * gap - (side < 0 ? wide : 0),
  });
  const over = (dy: number) => ({ anchor: 'middle' as const, dx: 0, dy, left: x - wide / 2 });
  const [below, above, far] = [22, -12, 18];
  return [
    ...[beside(outer, 4), over(below), over(above), beside(-outer, 4)],
    ...[beside(outer, above), beside(outer, below), beside(-outer, above), beside(-outer, below)],
    ...[over(below + far), over(above - far)],
  ].map(({ anchor, dx, dy, left }) => {
    const inside = Math.max(margin, Math.min(left, width - margin - wide));
    const base = Math.max(margin + ascent, Math.min(y + dy, height - margin - (lineHeight - ascent)));
    return {
      ...{ anchor, dx: dx + inside - left, dy: base - y },
      frame: { left: inside, right: inside + wide, top: base - ascent, bottom: base - ascent + lineHeight },
    };
  });
}

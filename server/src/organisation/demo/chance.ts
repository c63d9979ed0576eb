/** Whole numbers by chance, the same in every run: a demo that changes by itself cannot be tested or shown twice. */
export function chanceFrom(seed: number): (least: number, most: number) => number {
  let state = seed;
  // mulberry32
  return (least, most) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return least + (((mixed ^ (mixed >>> 14)) >>> 0) % (most - least + 1));
  };
}

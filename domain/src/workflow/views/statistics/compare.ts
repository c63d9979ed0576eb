/** By how many percent a figure moved; null where there was nothing to compare it with. */
export function changeOf(now: number | null, before: number | null): number | null {
  if (now === null || before === null || before === 0) return null;
  return Math.round(((now - before) / before) * 100);
}

/** How many percent a part is of all; null of nothing. Few are not said to be none, nor nearly all to be all. */
export function shareOf(part: number, all: number): number | null {
  if (all === 0) return null;
  const share = Math.round((part / all) * 100);
  if (share === 0 && part > 0) return 1;
  return share === 100 && part < all ? 99 : share;
}

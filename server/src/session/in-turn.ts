/** The last of those who wait for a name. */
const lasts = new Map<string, Promise<unknown>>();

/** Runs what is about the same names one after another in this process; always in one order, so that nobody waits in a ring. */
export async function inTurnFor<T>(names: readonly string[], work: () => Promise<T>): Promise<T> {
  const [first, ...rest] = names.toSorted();
  if (first === undefined) return work();
  const before = lasts.get(first);
  const mine = (async () => {
    await before;
    return inTurnFor(rest, work);
  })();
  const settled = mine.catch(() => undefined);
  lasts.set(first, settled);
  try {
    return await mine;
  } finally {
    if (lasts.get(first) === settled) lasts.delete(first);
  }
}

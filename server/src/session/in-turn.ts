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

/** What is under way about a name. */
const running = new Map<string, Set<Promise<unknown>>>();

/** Runs something that others may wait for by one of its names. */
export function underWay<T>(names: Iterable<string>, work: () => Promise<T>): Promise<T> {
  const mine = work();
  const settled = mine.catch(() => undefined);
  for (const name of names) {
    const all = running.get(name) ?? new Set();
    running.set(name, all.add(settled));
    void settled.then(() => {
      all.delete(settled);
      if (all.size === 0 && running.get(name) === all) running.delete(name);
    });
  }
  return mine;
}

/** Waits for what is under way about a name; false when there is nothing. */
export async function othersSettled(name: string): Promise<boolean> {
  const all = running.get(name);
  if (!all) return false;
  await Promise.all(all);
  return true;
}

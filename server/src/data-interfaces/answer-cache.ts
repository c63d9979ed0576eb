/** How long an answer may be given again: a form asks several times while it opens, in many hands at once. */
const keptFor = 3_000;
const mostKept = 200;
const mostBytes = 16 * 1024 * 1024;

interface Kept<T> {
  answer: Promise<{ value: T; bytes: number }>;
  until: number;
  bytes: number;
}

/** Lets the same question within a few seconds share one answer, and one flight to get it; what failed is not kept. */
export function answerCache<T>() {
  const kept = new Map<string, Kept<T>>();
  let bytes = 0;

  function drop(key: string, one: Kept<T>): void {
    if (kept.get(key) !== one) return;
    kept.delete(key);
    bytes -= one.bytes;
  }

  /** The oldest stand first. */
  function makeRoom(now: number): void {
    for (const [key, one] of kept) {
      if (one.until > now && kept.size <= mostKept && bytes <= mostBytes) return;
      drop(key, one);
    }
  }

  return async (key: string, ask: () => Promise<{ value: T; bytes: number }>): Promise<T> => {
    makeRoom(performance.now());
    const found = kept.get(key);
    if (found) return (await found.answer).value;
    const one: Kept<T> = { answer: ask(), until: Number.POSITIVE_INFINITY, bytes: 0 };
    kept.set(key, one);
    try {
      const answer = await one.answer;
      if (kept.get(key) === one) {
        // Counted from now on, and put behind those that came before.
        kept.delete(key);
        kept.set(key, Object.assign(one, { until: performance.now() + keptFor, bytes: answer.bytes }));
        bytes += answer.bytes;
        makeRoom(performance.now());
      }
      return answer.value;
    } catch (error) {
      drop(key, one);
      throw error;
    }
  };
}

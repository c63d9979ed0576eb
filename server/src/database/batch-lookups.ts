interface Waiting<Key, Found> {
  key: Key;
  resolve: (found: Found) => void;
  reject: (error: unknown) => void;
}

/**
 * Answers many look-ups by few statements: with `mostUnderWay` of them under way, those that come meanwhile go together
 * in the next. Each is answered by a statement that began after it was asked, so nobody is told what was so before.
 */
export function batchLookups<Key, Found>(
  mostUnderWay: number,
  find: (keys: Key[]) => Promise<readonly Found[]>,
): (key: Key) => Promise<Found> {
  let waiting: Waiting<Key, Found>[] = [];
  let underWay = 0;
  let isPlanned = false;

  function goOn(): void {
    if (waiting.length === 0 || underWay >= mostUnderWay) return;
    const asked = waiting;
    waiting = [];
    underWay += 1;
    find(asked.map(({ key }) => key))
      .then((found) => {
        for (const [place, { resolve }] of asked.entries()) resolve(found[place] as Found);
      })
      .catch((error: unknown) => {
        for (const { reject } of asked) reject(error);
      })
      .finally(() => {
        underWay -= 1;
        goOnSoon();
      });
  }

  /** When all that arrived with it has been read: what comes in one breath goes in one statement. */
  function goOnSoon(): void {
    if (isPlanned || waiting.length === 0 || underWay >= mostUnderWay) return;
    isPlanned = true;
    setImmediate(() => {
      isPlanned = false;
      goOn();
    });
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      goOnSoon();
    });
}

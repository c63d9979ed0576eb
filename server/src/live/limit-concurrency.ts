/** Lets so many work at a time; the others wait in line, and cost no more than their place in it. */
export function limitConcurrency(many: number) {
  const waiting: (() => void)[] = [];
  let working = 0;

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (working >= many) await new Promise<void>((resolve) => waiting.push(resolve));
    else working += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else working -= 1;
    }
  };
}

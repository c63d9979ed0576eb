interface Waiting {
  begin: () => void;
}

/** Somebody has so much waiting already that they are told to come back. */
export class QueueFull extends Error {}

/**
 * One piece of work at a time, and people take turns: who brings much waits for their own, and holds nobody else for
 * longer than one piece.
 */
export function fairQueue(mostOfOne: number) {
  /** Whoever stands first has the next turn, and goes to the end with what they still have. */
  const waiting = new Map<string, Waiting[]>();
  let isBusy = false;

  function beginNext(): void {
    const [first] = waiting;
    isBusy = first !== undefined;
    if (!first) return;
    const [person, [next, ...others]] = first;
    waiting.delete(person);
    if (others.length > 0) waiting.set(person, others);
    next?.begin();
  }

  return async function inTurn<T>(person: string, work: () => Promise<T>): Promise<T> {
    const mine = waiting.get(person) ?? [];
    if (mine.length >= mostOfOne) throw new QueueFull();
    if (isBusy) await new Promise<void>((begin) => waiting.set(person, [...mine, { begin }]));
    isBusy = true;
    try {
      return await work();
    } finally {
      beginNext();
    }
  };
}

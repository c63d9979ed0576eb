/** How long a question waits for others to go with it: long enough for all cells of a table to be drawn. */
const patience = 10;

/**
 * Many small questions asked at about the same time, sent as one. `ask` answers in the order it was asked;
 * what it has no answer for is undefined.
 */
export function batched<Key, Answer>(
  ask: (keys: Key[]) => Promise<readonly (Answer | undefined)[]>,
  most: number,
): (key: Key) => Promise<Answer | undefined> {
  let waiting: { keys: Key[]; answers: Promise<readonly (Answer | undefined)[]> } | undefined;
  return async (key) => {
    if (!waiting || waiting.keys.length >= most) {
      const keys: Key[] = [];
      const answers = new Promise((resolve) => setTimeout(resolve, patience)).then(() => {
        if (waiting?.keys === keys) waiting = undefined;
        return ask(keys);
      });
      waiting = { keys, answers };
    }
    const { keys, answers } = waiting;
    const place = keys.push(key) - 1;
    return (await answers)[place];
  };
}

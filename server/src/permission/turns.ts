/** An answer takes a few milliseconds; so far apart, the calls of others find room between two of them. */
const apart = 10;
const longest = 60_000;

/** Where the row of those who wait for their turn ends; each process makes its own people wait. */
let end = 0;

/**
 * In how many milliseconds each of these may ask, when so many people are told at once: a whole company that asked at
 * the same moment would keep everybody else waiting.
 */
export function takeTurns(
  people: number,
  userIds: readonly string[],
  now = performance.now(),
): Map<string, number> {
  const step = Math.min(apart, longest / people);
  end = Math.min(Math.max(end, now), now + longest);
  return new Map(
    userIds.map((userId) => {
      const after = Math.round(end - now);
      end += step;
      return [userId, after];
    }),
  );
}

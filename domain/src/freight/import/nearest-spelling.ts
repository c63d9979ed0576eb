/** The owners of the spellings that differ least from a text; none where all differ much. */
export function nearest(
  text: string,
  spellings: readonly (readonly [string, string])[],
  most: number,
): string[] {
  if (text.length < 3 || text.length > 40) return [];
  const best = new Map<string, number>();
  for (const [spelling, owner] of spellings) {
    // One that begins with the other is meant, however much follows.
    const isStart = spelling.length >= 4 && (spelling.startsWith(text) || text.startsWith(spelling));
    const away = isStart ? 0.1 : distance(text, spelling) / Math.max(text.length, spelling.length);
    if (away <= 0.45 && away < (best.get(owner) ?? 1)) best.set(owner, away);
  }
  return [...best]
    .sort(([, one], [, other]) => one - other)
    .slice(0, most)
    .map(([owner]) => owner);
}

/** How many letters must be put in, taken out or changed to make one text of another. */
export function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 12) return Math.max(one.length, other.length);
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const line = [i];
    for (let j = 1; j <= other.length; j++)
      line.push(
        Math.min(
          (before[j] ?? 0) + 1,
          (line[j - 1] ?? 0) + 1,
          (before[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1),
        ),
      );
    before = line;
  }
  return before[other.length] ?? 0;
}

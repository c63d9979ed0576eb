/** What surely stands between two ports; a space may also be part of a name. */
const between = /\s*(?:->|→|⇒|—|–|>|-|~|至|到|\bto\b)\s*/iu;
const mostSplits = 3;

/** How words may be read as two ports: `宁波 洛杉矶`, `NGB LAX`, `CNNGB-USLAX`, `Ningbo Los Angeles`. */
export function lanesIn(keyword: string): (readonly [string, string])[] {
  const text = keyword.trim();
  const parts = text.split(between).filter(Boolean);
  if (parts.length === 2) return [[parts[0] ?? '', parts[1] ?? '']];
  if (parts.length > 2) return [];
  const words = text.split(/\s+/);
  return words
    .slice(1, 1 + mostSplits)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')] as const);
}

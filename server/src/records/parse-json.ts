/** Undefined when the text is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * What keeps parsed JSON from being walked and stored: deep enough, it would end the process that looks into it, and
 * PostgreSQL stores neither the character zero nor half of a character. Does not call itself, for the same reason.
 */
export function jsonProblem(value: unknown, deepest: number): 'tooDeep' | 'badCharacter' | undefined {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return 'tooDeep';
    const below: unknown[] = [];
    for (const one of level) {
      if (typeof one === 'string' && !isStorable(one)) return 'badCharacter';
      if (typeof one !== 'object' || one === null) continue;
      for (const [key, inner] of Object.entries(one)) {
        if (!isStorable(key)) return 'badCharacter';
        below.push(inner);
      }
    }
    level = below;
  }
  return undefined;
}

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

export interface TextPart {
  /** Where in the text it begins. */
  at: number;
  words: string;
  isName: boolean;
}

/** A text cut where it names somebody with an `@`; of two names that both fit the longer one is meant. */
export function mentionParts(text: string, names: readonly string[]): TextPart[] {
  const calls = [...new Set(names)]
    .filter((name) => name !== '')
    .toSorted((one, other) => other.length - one.length)
    .map((name) => `@${name}`);
  const parts: TextPart[] = [];
  let plain = 0;
  const endPlain = (at: number) => {
    if (at > plain) parts.push({ at: plain, words: text.slice(plain, at), isName: false });
  };
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', Math.max(at + 1, plain))) {
    const call = calls.find((one) => text.startsWith(one, at));
    if (!call) continue;
    endPlain(at);
    parts.push({ at, words: call, isName: true });
    plain = at + call.length;
  }
  endPlain(text.length);
  return parts;
}

/** Those who are still named in the text: a name that was deleted again calls nobody. */
export function stillMentioned<T extends { name: string }>(text: string, mentioned: readonly T[]): T[] {
  const named = new Set(
    mentionParts(
      text,
      mentioned.map(({ name }) => name),
    )
      .filter(({ isName }) => isName)
      .map(({ words }) => words.slice(1)),
  );
  return mentioned.filter(({ name }) => named.has(name));
}

import { RE2JS } from 're2js';

export interface Pattern {
  matches: (text: string) => boolean;
}

const longestTested = 20_000;

/**
 * A regular expression somebody else wrote. The engine takes time in proportion to the text, whatever the pattern:
 * one that would keep JavaScript's own busy for hours is answered like any other. Undefined: it cannot be read.
 */
export function compilePattern(written: string): Pattern | undefined {
  const [, inner = written, flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(written) ?? [];
  try {
    const compiled = RE2JS.compile(inner, flags.includes('i') ? RE2JS.CASE_INSENSITIVE : 0);
    return { matches: (text) => compiled.matcher(text.slice(0, longestTested)).find() };
  } catch {
    return undefined;
  }
}

import type { FormField } from '@fairway/contract/forms.ts';
import type { Raw } from '../jnpf-import/raw.ts';

/** The checks the family knows, in `__config__`: patterns, and that no other record has the value. */
export function ruleSettings({ rules }: FormField): Raw {
  const regList = rules.flatMap((rule) => {
    const pattern = rule.check === 'pattern' ? patternText(rule.pattern) : undefined;
    return rule.check === 'pattern' && pattern ? [{ pattern, message: rule.message ?? '' }] : [];
  });
  const isUnique = rules.some(({ check }) => check === 'unique');
  return { regList, ...(isUnique ? { unique: true } : {}) };
}

/**
 * `(?i)^a` is `/^a/i` there. The family's clients run the text as a script, so it must be one regular expression and
 * nothing else: a slash in it is escaped, and one that JavaScript does not read is left out.
 */
function patternText(pattern: string): string | undefined {
  const [, inner, flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(pattern) ??
    toParts(/^\(\?([ism]+)\)(.*)$/s.exec(pattern)) ?? ['', pattern];
  const source = (inner ?? '').replace(/\\[\s\S]|\/|[\n\r\u2028\u2029]/g, (one) => escapes[one] ?? one);
  const known = ['i', 's', 'm'].filter((flag) => flags.includes(flag)).join('');
  try {
    new RegExp(source, known);
    return `/${source}/${known}`;
  } catch {
    return undefined;
  }
}

const toParts = (found: RegExpExecArray | null) => found && ['', found[2], found[1]];

const escapes: Record<string, string> = {
  '/': '\\/',
  '\n': '\\n',
  '\r': '\\r',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

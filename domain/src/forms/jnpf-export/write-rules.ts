import type { FormField } from '@fairway/contract/forms.ts';
import type { Raw } from '../jnpf-import/raw.ts';

/** The checks the family knows, in `__config__`: patterns, and that no other record has the value. */
export function ruleSettings({ rules }: FormField): Raw {
  const regList = rules.flatMap((rule) =>
    rule.check === 'pattern' ? [{ pattern: patternText(rule.pattern), message: rule.message ?? '' }] : [],
  );
  const isUnique = rules.some(({ check }) => check === 'unique');
  return { regList, ...(isUnique ? { unique: true } : {}) };
}

/** `(?i)^a` is `/^a/i` there. */
function patternText(pattern: string): string {
  const [, inner = ''] = /^\/(.*)\/[a-z]*$/s.exec(pattern) ?? [];
  if (inner !== '') return pattern;
  const [, flags = '', rest = pattern] = /^\(\?([ism]+)\)(.*)$/s.exec(pattern) ?? [];
  return `/${rest}/${flags}`;
}

import { compilePattern } from '../pattern.ts';
import { timeRulesOf } from './dates.ts';
import type { Kind } from './kinds.ts';
import { asRaw, asText, isOn, listOrJson, type Raw } from './raw.ts';
import { type Given, settingOf } from './reading.ts';

const mostRules = 20;

/** The checks of a field beside those of its kind. */
export function rulesOf(kind: Kind, given: Given): Raw {
  const { label, reading } = given;
  const unique = isOn(settingOf(given, 'unique')) ? [{ check: 'unique' }] : [];
  const own = [...unique, ...(kind === 'time' ? timeRulesOf(given) : [])];
  const patterns = listOrJson(settingOf(given, 'regList'))
    .map(asRaw)
    .flatMap((one) => {
      const rule = patternOf(one);
      const isNothing = asText(one.pattern) === '';
      if (!rule && !isNothing) reading.left(label, 'regList', one.pattern);
      return rule ? [rule] : [];
    });
  for (const { pattern } of patterns.slice(mostRules - own.length)) reading.left(label, 'regList', pattern);
  return { rules: [...patterns.slice(0, mostRules - own.length), ...own] };
}

/** `/^A/i` without its slashes; undefined where it cannot be used here. */
function patternOf({ pattern, message }: Raw): Raw | undefined {
  const written = asText(pattern).trim();
  const [, quoted, flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(written) ?? [];
  // Between slashes a slash is escaped.
  const inner = quoted?.replace(/\\[\s\S]/g, (one) => (one === '\\/' ? '/' : one)) ?? written;
  const marks = ['i', 's', 'm'].filter((flag) => flags.includes(flag)).join('');
  const plain = marks === '' ? inner : `(?${marks})${inner}`;
  if (plain === '' || plain.length > 1_000 || !compilePattern(plain)) return undefined;
  return { check: 'pattern', pattern: plain, message: asText(message).slice(0, 2_000) || undefined };
}

/** The text of what a form field may hold: strings as they are, finite numbers written out, anything else nothing. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'bigint' || Number.isFinite(value)) return String(value);
  return undefined;
}

/** Whether the text of a value fits a pattern; values without a text fit none. */
export function fits(value: unknown, pattern: RegExp): boolean {
  const text = textOf(value);
  return text !== undefined && pattern.test(text);
}

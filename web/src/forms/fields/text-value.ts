/** A value as text; what is no text and no number is nothing. */
export const textValue = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** Something of the family's JSON before anything is known about it. */
export type Raw = Record<string, unknown>;

export const asRaw = (value: unknown): Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Raw) : {};

export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export const asText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** As much of a text as a label may have. */
export const shortText = (value: unknown): string => asText(value).slice(0, 200);

export const asNumber = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
};

/** Switches of the family are truths, numbers or texts. */
export const isOn = (value: unknown): boolean =>
  value === true || value === 1 || value === '1' || value === 'true';

export const switched = (value: unknown): boolean | undefined =>
  value === undefined || value === null || value === '' ? undefined : isOn(value);

/** A list, or the JSON of one. */
export function listOrJson(value: unknown): unknown[] {
  if (typeof value !== 'string') return asList(value);
  try {
    return asList(JSON.parse(value));
  } catch {
    return [];
  }
}

/** What a table says to a key somebody else wrote: nothing of what every object has. */
export const isModel = (text: string): boolean => /^[\p{L}_][\p{L}\p{N}_]{0,59}$/u.test(text);
export const isId = (text: string): boolean => /^[\p{L}\p{N}_-]{1,60}$/u.test(text);

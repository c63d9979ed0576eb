/** The ids in a value: one, several, or none; whatever else stands there is nothing. */
export const idsIn = (value: unknown): string[] => [value].flat().filter(isId);

/** The paths in a value: of a field that takes one, the value is the path itself. */
export function pathsIn(value: unknown, multiple: boolean | undefined): string[][] {
  const list = multiple ? value : [value];
  if (!Array.isArray(list)) return [];
  return list.filter((path): path is string[] => Array.isArray(path) && path.length > 0 && path.every(isId));
}

const isId = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Ids as the field keeps them; nothing is `null`. */
export const idsValue = (ids: readonly string[], multiple: boolean | undefined): unknown =>
  multiple ? (ids.length > 0 ? [...ids] : null) : (ids[0] ?? null);

export const pathsValue = (paths: readonly string[][], multiple: boolean | undefined): unknown =>
  multiple ? (paths.length > 0 ? [...paths] : null) : (paths[0] ?? null);

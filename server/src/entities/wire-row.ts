import type { EntityRow, EntityRules, Kept } from './entity-rules.ts';

/** The fields people keep, as the wire has them: moments are milliseconds. */
export function keptOf({ entity, moments = [] }: EntityRules, row: EntityRow): Kept {
  const kept: Kept = {};
  for (const field of Object.keys(entity.written.shape)) {
    const value = row[field];
    kept[field] = moments.includes(field) && value instanceof Date ? value.getTime() : value;
  }
  return kept;
}

/** The same as the database takes them. */
export function columnsOf({ moments = [] }: EntityRules, kept: Kept): Kept {
  return Object.fromEntries(
    Object.entries(kept).map(([field, value]) => [
      field,
      moments.includes(field) && typeof value === 'number' ? new Date(value) : value,
    ]),
  );
}

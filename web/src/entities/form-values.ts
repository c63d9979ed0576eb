import type { FormValues } from '@fairway/contract/forms.ts';
import { rowsOf } from '@fairway/domain/forms/table-rows.ts';
import { defaultZone, formatDate } from '@fairway/domain/time/format-date.ts';
import { instantOf, midnightOf, wallTimeOf } from '@fairway/domain/time/zoned.ts';
import type { EntityField, EntityRow } from './entity-description.ts';

/**
 * A form has one clock. Times of ports are on many walls, so the form of an entity that has them shows Greenwich, and a
 * time stands there as it stands on its own wall.
 */
export const zoneOfForm = (fields: readonly EntityField[]): string =>
  fields.some((field) => field.kind === 'moment' && field.zone) ? 'UTC' : defaultZone;

/** What the form begins with. */
export function newValues(fields: readonly EntityField[]): FormValues {
  const given = fields.filter(({ startsWith }) => startsWith !== undefined);
  const row = Object.fromEntries(given.map(({ field, startsWith }) => [field, startsWith]));
  return valuesOf(fields, row as EntityRow);
}

/** A record as the form has it. */
export function valuesOf(fields: readonly EntityField[], row: EntityRow): FormValues {
  const zone = zoneOfForm(fields);
  return Object.fromEntries(
    fields
      .filter(({ isShownOnly }) => !isShownOnly)
      .map((field) => [field.field, shownOf(field, row[field.field], row, zone)]),
  );
}

function shownOf(field: EntityField, value: unknown, row: EntityRow, zone: string): unknown {
  switch (field.kind) {
    case 'switch':
      return value === true ? 1 : 0;
    case 'codes':
      return Array.isArray(value) && value.length > 0 ? value.join(' ') : null;
    case 'decimal':
      return typeof value === 'string' && value.includes('.') ? value.replace(/\.?0+$/, '') : (value ?? null);
    case 'choices':
    case 'references':
      return Array.isArray(value) && value.length > 0 ? value : null;
    case 'company':
      // A form keeps the way down to it.
      return typeof value === 'string' && value !== '' ? [value] : null;
    case 'day':
      return typeof value === 'string' ? (midnightOf(value, zone) ?? null) : null;
    case 'moment':
      return typeof value === 'number' ? onWall(value, field.zone && row[field.zone]) : null;
    case 'rows':
      return Array.isArray(value)
        ? value.map((one: EntityRow, index) => ({ ...valuesOf(field.columns, one), id: String(index) }))
        : [];
    default:
      return value === '' || value === undefined ? null : value;
  }
}

/** What is sent of it; `zones` are those of its moments. */
export function bodyOf(
  fields: readonly EntityField[],
  values: FormValues,
  zones: Readonly<Record<string, string>> = {},
): Record<string, unknown> {
  const zone = zoneOfForm(fields);
  return Object.fromEntries(
    fields
      .filter(({ isShownOnly }) => !isShownOnly)
      .map((field) => [field.field, sentOf(field, values, zone, zones)]),
  );
}

function sentOf(
  field: EntityField,
  values: FormValues,
  zone: string,
  zones: Readonly<Record<string, string>>,
): unknown {
  const value = values[field.field];
  switch (field.kind) {
    case 'switch':
      return value === 1;
    case 'text':
    case 'code':
    case 'longText':
      return textOf(value);
    case 'decimal':
      // The form's own words for a missing one come first; thousands are only how people write them.
      return textOf(value).replace(/[,，\s]/g, '');
    case 'codes':
      return textOf(value)
        .split(/[\s,，;；、]+/)
        .filter(Boolean);
    case 'choices':
    case 'references':
      return Array.isArray(value) ? value.map(String) : [];
    case 'company':
      return Array.isArray(value) ? (value.at(-1) ?? null) : null;
    case 'day':
      return typeof value === 'number' ? formatDate(value, 'yyyy-MM-dd', zone) : null;
    case 'moment':
      return typeof value === 'number' ? offWall(value, field.zone && zones[field.zone]) : null;
    case 'rows':
      return rowsOf(values, field.field).map((row) => bodyOf(field.columns, row));
    default:
      return value ?? null;
  }
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

/** The time of Greenwich that looks like this one on the wall of a zone. */
function onWall(at: number, zone: unknown): number {
  const wall = typeof zone === 'string' && zone ? wallTimeOf(at, zone) : undefined;
  return wall ? (instantOf(wall, 'UTC') ?? at) : at;
}

function offWall(at: number, zone: unknown): number {
  const wall = typeof zone === 'string' && zone ? wallTimeOf(at, 'UTC') : undefined;
  return wall ? (instantOf(wall, String(zone)) ?? at) : at;
}

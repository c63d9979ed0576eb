import type { CompiledField } from '@fairway/domain/forms/compile-form.ts';

/** What an audit line says of values that somebody looked at: which fields, and of what. */
export const lookedAt = (what: string, fields: readonly CompiledField[]): string =>
  [fields.map(({ field, path }) => field.label || path).join('、'), what].filter(Boolean).join(' · ');

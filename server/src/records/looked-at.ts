import type { CompiledField } from '@fairway/domain/forms/compile-form.ts';

/** What an audit line says of values that somebody looked at: which fields of what. */
export const lookedAt = (what: string, fields: readonly CompiledField[]): string =>
  [what, fields.map(({ field, path }) => field.label || path).join('、')].filter(Boolean).join(' · ');

import type { Generated } from 'kysely';

/** Every table: a feature adds the rows it owns in its own `tables.ts`, so that this file knows none of them. */
export interface Tables {
  seed: { name: string; edition: string; at: Generated<Date> };
}

import { sql } from 'kysely';

/**
 * One of so many texts, for what is asked again and again: PostgreSQL does not look at how many there are, and keeps one
 * plan. With `any` of a parameter it makes a plan for these very texts each time.
 */
export const anyPlannedOnce = (texts: readonly string[]) =>
  sql<string>`any(array(select json_array_elements_text(${JSON.stringify(texts)}::json)))`;

import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from './open.ts';
import type { Tables } from './tables.ts';

/** Nobody turns so many pages, and a table of years is never counted whole. */
const countedAtMost = 10_000;

interface Wanted {
  currentPage: number;
  pageSize: number;
}

/** One page of an ordered query, and how many rows there are, as far as anybody cares. */
export async function readPage<T extends keyof Tables, O>(
  db: Db,
  query: SelectQueryBuilder<Tables, T, O>,
  { currentPage, pageSize }: Wanted,
): Promise<{ rows: O[]; total: number }> {
  const offset = (currentPage - 1) * pageSize;
  const all = query.clearSelect().clearOrderBy().select(sql<number>`1`.as('one')).limit(countedAtMost);
  const [rows, counted] = await Promise.all([
    offset < countedAtMost ? query.limit(pageSize).offset(offset).execute() : [],
    db
      .selectFrom(all.as('counted'))
      .select((e) => e.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total: counted.total };
}

/** A pattern for LIKE that finds the words somewhere; signs with a meaning in patterns mean themselves. */
export const containing = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`;

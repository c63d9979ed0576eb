import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
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

/** By which column somebody sorts a list; by none it keeps its own order. */
export interface Order<C extends string> {
  sidx?: C | undefined;
  sort: 'asc' | 'desc';
}

/** In the order its reader chose. Equal rows go by their ids, so that none is on two pages and none on no page. */
export function inOrder<T extends keyof Tables, O, C extends string>(
  query: SelectQueryBuilder<Tables, T, O>,
  { sidx, sort }: Order<C>,
  by: Readonly<Record<C | 'id', RawBuilder<unknown>>>,
): SelectQueryBuilder<Tables, T, O> {
  if (sidx === undefined) return query;
  return query.clearOrderBy().orderBy(by[sidx], sort).orderBy(by.id, sort);
}

/** Signs with a meaning in patterns mean themselves. */
const literally = (words: string): string => words.replace(/[\\%_]/g, '\\$&');

/** A pattern for LIKE that finds the words somewhere. */
export const containing = (words: string): string => `%${literally(words)}%`;

/** A pattern for LIKE that finds what begins with the words. */
export const startingWith = (words: string): string => `${literally(words)}%`;

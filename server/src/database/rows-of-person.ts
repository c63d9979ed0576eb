import { type RawBuilder, sql } from 'kysely';
import type { Db } from './open.ts';

/** Rows that a column says somebody has to look after, as long as a condition holds. */
export interface RowsOfPerson {
  table: string;
  column: string;
  /** Which of them still have to be looked after; all where it is left out. */
  isOpen?: RawBuilder<unknown>;
  /** What each is called, and which come first. */
  name: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
  /** What else changes with whose it is. */
  with?: (now: Date) => RawBuilder<unknown>;
}

const open = ({ isOpen }: RowsOfPerson) => isOpen ?? sql`true`;

/** How many there are, at most so many. */
export async function countRowsOf(db: Db, rows: RowsOfPerson, userId: string, most: number): Promise<number> {
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from ${sql.table(rows.table)}
      where ${sql.ref(rows.column)} = ${userId} and ${open(rows)} limit ${most}) as found`.execute(db);
  return counted[0]?.count ?? 0;
}

export async function firstRowsOf(
  db: Db,
  rows: RowsOfPerson,
  userId: string,
  most: number,
): Promise<{ id: string; name: string }[]> {
  const { rows: found } = await sql<{ id: string; name: string }>`
    select id, ${rows.name} as name from ${sql.table(rows.table)}
    where ${sql.ref(rows.column)} = ${userId} and ${open(rows)}
    order by ${rows.order} limit ${most}`.execute(db);
  return found;
}

/** All of them are somebody else's now; gives which. */
export const giveRows = (
  db: Db,
  rows: RowsOfPerson,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<string[]> =>
  written(db, rows, { to, now }, sql`${sql.ref(rows.column)} = ${from} and ${open(rows)}`);

/** Those of these that are still the one's are the other's again; gives which. */
export const giveRowsBack = (
  db: Db,
  rows: RowsOfPerson,
  { from, to, now, ids }: { from: string; to: string; now: Date; ids: readonly string[] },
): Promise<string[]> =>
  written(db, rows, { to, now }, sql`${sql.ref(rows.column)} = ${from} and id = any(${ids}::text[])`);

async function written(
  db: Db,
  rows: RowsOfPerson,
  { to, now }: { to: string; now: Date },
  which: RawBuilder<unknown>,
): Promise<string[]> {
  const more = rows.with ? sql`, ${rows.with(now)}` : sql``;
  const { rows: changed } = await sql<{ id: string }>`
    update ${sql.table(rows.table)} set ${sql.ref(rows.column)} = ${to}${more}
    where ${which} returning id`.execute(db);
  return changed.map(({ id }) => id);
}

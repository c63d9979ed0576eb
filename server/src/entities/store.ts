import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { asJsonColumns } from '../database/json-columns.ts';
import type { Db } from '../database/open.ts';
import { containing } from '../database/page.ts';
import type { Difference } from './differences.ts';
import type { ColumnPath, EntityHead, EntityRow, Kept, Narrowing, Sorted, Visible } from './entity-rules.ts';

// One store for all tables with the head of an entity. Their names and columns come from the rules of features, never
// from a request.
type AnyTable = Kysely<Record<string, EntityRow>>;
const on = (db: Db): AnyTable => db as unknown as AnyTable;

/** Nobody turns so many pages, and a table of years is never counted whole. */
const countedAtMost = 10_000;

interface Wanted {
  keyword?: string | undefined;
  currentPage: number;
  pageSize: number;
  ids?: readonly string[];
  isEnabled?: boolean | undefined;
  visible?: Visible | undefined;
  foundBy?: readonly ColumnPath[] | undefined;
  narrowed?: readonly { by: Narrowing; value: unknown }[];
  order?: Sorted;
  /** The best match of the keyword first. */
  isByMatch?: boolean;
}

export async function listRows(db: Db, table: string, wanted: Wanted) {
  const { ids, isEnabled, visible, foundBy = [], narrowed = [], order, currentPage, pageSize } = wanted;
  let query = on(db).selectFrom(table).selectAll();
  if (ids) query = query.where(sql<SqlBool>`id = any(${ids})`);
  if (isEnabled !== undefined) query = query.where('isEnabled', '=', isEnabled);
  if (visible)
    query = query.where((e) =>
      e.or(
        visible.columns.map((column) => sql<SqlBool>`${sql.ref(column)} = any(${visible.values}::text[])`),
      ),
    );
  for (const { by, value } of narrowed) query = query.where(conditionOf(table, by, value));
  const texts = [{ column: 'searchText' }, ...foundBy].map((path) => columnOf(table, path));
  for (const word of wordsIn(wanted.keyword))
    query = query.where((e) => e.or(texts.map((text) => sql<SqlBool>`${text} like ${containing(word)}`)));
  const all = query.clearSelect().select(sql<number>`1`.as('one')).limit(countedAtMost);
  if (wanted.isByMatch) query = query.orderBy(bestMatch(wanted.keyword));
  if (order) query = query.orderBy(keyOf(table, order), order.direction ?? 'asc');
  const offset = (currentPage - 1) * pageSize;
  const [rows, counted] = await Promise.all([
    offset < countedAtMost ? query.orderBy('id').limit(pageSize).offset(offset).execute() : [],
    on(db)
      .selectFrom(all.as('counted'))
      .select((e) => e.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows: rows as EntityRow[], total: counted.total };
}

const wordsIn = (keyword: string | undefined): string[] =>
  (keyword ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);

/** What begins with the words stands before what has them somewhere. */
const bestMatch = (keyword: string | undefined): RawBuilder<unknown> => {
  const word = (keyword ?? '').trim().toLowerCase();
  return sql`case when ${word} = '' or strpos("searchText" || ' ', ${`${word} `}) = 1 then 0
    when strpos("searchText", ${word}) = 1 then 1 when strpos("searchText", ${` ${word}`}) > 0 then 2 else 3 end`;
};

/** A column of the table, or of what it leads to. */
function columnOf(table: string, { column, through = [] }: ColumnPath): RawBuilder<unknown> {
  let from = table;
  let value: RawBuilder<unknown> | undefined;
  for (const step of [...through, { by: column, table: '' }]) {
    value = value
      ? sql`(select ${sql.ref(`${from}.${step.by}`)} from ${sql.table(from)} where ${sql.ref(`${from}.id`)} = ${value})`
      : sql.ref(`${from}.${step.by}`);
    from = step.table;
  }
  return value ?? sql`null`;
}

const keyOf = (table: string, sorted: Sorted): RawBuilder<unknown> =>
  sorted.ignoresCase ? sql`lower(${columnOf(table, sorted)})` : columnOf(table, sorted);

function conditionOf(table: string, by: Narrowing, value: unknown): RawBuilder<SqlBool> {
  const column = columnOf(table, by);
  if (by.as === 'has') return sql`${column} @> ${JSON.stringify([value])}::jsonb`;
  if (by.as === 'from') return sql`${column} >= ${new Date(Number(value))}`;
  if (by.as === 'before') return sql`${column} < ${new Date(Number(value))}`;
  if (by.as === 'holdsOn')
    return sql`${column} <= ${value} and coalesce(${sql.ref(`${table}.${by.until}`)}, 'infinity') >= ${value}`;
  const filled = (Array.isArray(value) ? value : [value]).flatMap((one) => by.orFilled?.[String(one)] ?? []);
  const is = Array.isArray(value) ? sql`${column} = any(${value}::text[])` : sql`${column} = ${value}`;
  const either = [is, ...filled.map((name) => sql`${sql.ref(`${table}.${name}`)} <> ''`)];
  return sql`(${sql.join(either, sql` or `)})`;
}

export async function findRows(db: Db, table: string, ids: readonly string[]): Promise<EntityRow[]> {
  if (ids.length === 0) return [];
  const rows = await on(db).selectFrom(table).selectAll().where('id', 'in', ids).execute();
  return rows as EntityRow[];
}

/** Those in use that have this text somewhere among what they are found by. */
export async function findByText(db: Db, table: string, text: string): Promise<EntityRow[]> {
  const rows = await on(db)
    .selectFrom(table)
    .selectAll()
    .where('isEnabled', '=', true)
    .where('searchText', 'like', containing(text.toLowerCase()))
    .orderBy('id')
    .limit(400)
    .execute();
  return rows as EntityRow[];
}

/** The record with these values, held until the transaction ends. */
export async function takeRowBy(db: Db, table: string, values: Kept): Promise<EntityRow | undefined> {
  let query = on(db).selectFrom(table).selectAll();
  for (const [column, value] of Object.entries(values)) query = query.where(column, '=', value);
  return (await query.forUpdate().executeTakeFirst()) as EntityRow | undefined;
}

/** What an import added, as its first version, and what it changed. */
export async function changesOfImport(db: Db, entity: string, importId: string) {
  const rows = await db
    .selectFrom('entity_change')
    .selectAll()
    .where('entity', '=', entity)
    .where('importId', '=', importId)
    .where('act', '=', 'import')
    .execute();
  return rows.map((row) => ({ ...row, differences: row.differences as unknown as Difference[] }));
}

/** Two who change it at the same time come one after the other. */
export async function takeRow(db: Db, table: string, id: string): Promise<EntityRow | undefined> {
  const row = await on(db).selectFrom(table).selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row as EntityRow | undefined;
}

export async function insertRow(db: Db, table: string, head: EntityHead, kept: Kept): Promise<void> {
  await on(db)
    .insertInto(table)
    .values({ ...asJsonColumns(kept), ...head })
    .execute();
}

/** Adds rows whose id and code are free and leaves alone what is there; one statement, however many they are. */
export async function insertMissingRows(db: Db, table: string, rows: readonly EntityRow[]): Promise<void> {
  if (rows.length === 0) return;
  const target = sql.table(table);
  await sql`insert into ${target} select * from json_populate_recordset(null::${target}, ${JSON.stringify(rows)})
    on conflict do nothing`.execute(db);
}

export async function updateRow(
  db: Db,
  table: string,
  id: string,
  head: Partial<EntityHead>,
  kept: Kept,
): Promise<void> {
  await on(db)
    .updateTable(table)
    .set({ ...asJsonColumns(kept), ...head })
    .where('id', '=', id)
    .execute();
}

/** At once: they may refer to each other. */
export async function deleteRows(db: Db, table: string, ids: readonly string[]): Promise<void> {
  await on(db).deleteFrom(table).where(sql<SqlBool>`id = any(${ids})`).execute();
}

export async function deleteRow(db: Db, table: string, id: string): Promise<void> {
  await on(db).deleteFrom(table).where('id', '=', id).execute();
}

/** Which of these are there, retired ones too or not. */
export async function knownIds(
  db: Db,
  table: string,
  ids: readonly string[],
): Promise<Map<string, { isEnabled: boolean }>> {
  if (ids.length === 0) return new Map();
  const rows = await on(db).selectFrom(table).select(['id', 'isEnabled']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, isEnabled }) => [id, { isEnabled }]));
}

interface Change {
  entity: string;
  entityId: string;
  version: number;
  act: 'update' | 'import' | 'undo';
  creatorUserId: string | null;
  creatorTime: Date;
  differences: readonly Difference[];
  importId: string | null;
}

export async function insertChange(db: Db, { differences, ...change }: Change): Promise<void> {
  await db
    .insertInto('entity_change')
    .values({ ...change, differences: JSON.stringify(differences) })
    .execute();
}

/** Many at once; one statement, however many they are. */
export async function insertChanges(db: Db, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  await sql`insert into entity_change select * from json_populate_recordset(null::entity_change,
    ${JSON.stringify(changes)})`.execute(db);
}

/** The last change that was put down of a record. */
export async function findLastChange(db: Db, entity: string, entityId: string) {
  const found = await db
    .selectFrom('entity_change')
    .select(['version', 'act', 'differences'])
    .where('entity', '=', entity)
    .where('entityId', '=', entityId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found && { ...found, differences: found.differences as unknown as Difference[] };
}

/** The newest version of each record of a kind that has changed. */
export async function lastVersions(db: Db, entity: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('entity_change')
    .select(['entityId', (e) => e.fn.max('version').as('version')])
    .where('entity', '=', entity)
    .groupBy('entityId')
    .execute();
  return new Map(rows.map(({ entityId, version }) => [entityId, version]));
}

/** Everything that changed of a record, or of all of a kind, the newest first; for kinds of which there are few. */
export async function allChanges(db: Db, entity: string, entityId?: string) {
  const rows = await db
    .selectFrom('entity_change')
    .select(['entityId', 'version', 'differences'])
    .where('entity', '=', entity)
    .$if(entityId !== undefined, (asked) => asked.where('entityId', '=', entityId ?? ''))
    .orderBy('version', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, differences: row.differences as unknown as Difference[] }));
}

export async function listChanges(
  db: Db,
  entity: string,
  entityId: string,
  { currentPage, pageSize }: { currentPage: number; pageSize: number },
) {
  const all = db.selectFrom('entity_change').where('entity', '=', entity).where('entityId', '=', entityId);
  const [rows, { total, begun }] = await Promise.all([
    all
      .selectAll()
      .orderBy('version', 'desc')
      .limit(pageSize)
      .offset((currentPage - 1) * pageSize)
      .execute(),
    all
      .select((e) => [
        e.fn.countAll<number>().as('total'),
        e.fn
          .countAll<number>()
          .filterWhere((is) => is.and([is('version', '=', 1), is('act', '=', 'import')]))
          .as('begun'),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  return {
    rows: rows.map((row) => ({ ...row, differences: row.differences as unknown as Difference[] })),
    total,
    /** An import made the record: its beginning is among the changes. */
    isImported: Number(begun) > 0,
  };
}

/** Rows of a table whose version was raised because somebody else looks after them now: what differs, at once for all. */
export async function insertOwnerChanges(
  db: Db,
  { entity, table, ids, field }: { entity: string; table: string; ids: readonly string[]; field: string },
  { from, to, by, now }: { from: string; to: string; by: string; now: Date },
): Promise<void> {
  const differences = JSON.stringify([{ field, before: from, after: to }]);
  await sql`
    insert into entity_change (entity, "entityId", version, act, "creatorUserId", "creatorTime", differences)
    select ${entity}, id, version, 'update', ${by}, ${now}, ${differences}::jsonb
    from ${sql.table(table)} where id = any(${ids}::text[])`.execute(db);
}

import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import { containing } from '../../database/page.ts';

/** What a list is narrowed by; each can be looked up in an index of its own. */
export type Filter =
  | { by: 'creator'; userId: string }
  | { by: 'keyword'; keyword: string; grams: readonly string[] }
  | { by: 'ids'; ids: readonly string[] }
  | { by: 'texts'; field: string; texts: readonly string[] }
  | { by: 'number'; field: string; from: number | null; to: number | null };

interface SortedField {
  path: string;
  /** How it is compared. */
  column: 'text' | 'number';
}

export interface Sorting {
  /** Without one, by the moment records were made. */
  field?: SortedField | undefined;
  direction: 'asc' | 'desc';
}

export interface Search {
  modelId: string;
  filters: readonly Filter[];
  sorting: Sorting;
  currentPage: number;
  pageSize: number;
}

/** Nobody turns so many pages; what matches more often is found by walking along the order instead. */
const countedAtMost = 10_000;

type Sql = RawBuilder<unknown>;

/**
 * One page of the ids of a model's records, and how many there are as far as anybody cares. A filter that few records
 * pass is looked up first and its records are sorted; where all pass many, the index of the order is walked until the
 * page is full. Neither takes longer because a model has a million records.
 */
export async function searchRecords(db: Db, search: Search): Promise<{ ids: string[]; total: number }> {
  const { filters, currentPage, pageSize } = search;
  const offset = (currentPage - 1) * pageSize;
  const driver = await rarest(db, search);
  const found = driver ? matching(search, driver) : walked(search);
  // Every record of a filter that most records pass is never counted: there are more than anybody looks at.
  const total = !driver && filters.length === 1 ? countedAtMost : await countBounded(db, found);
  if (offset >= countedAtMost || total === 0) return { ids: [], total };
  const ids = driver
    ? await idsFrom(db, sortedPage(search, found, offset, pageSize))
    : await walkedIds(db, search, offset, pageSize);
  return { ids, total };
}

/** The filter that the fewest records pass, if they are few enough to be sorted. */
async function rarest(db: Db, { modelId, filters }: Search): Promise<Filter | undefined> {
  const counts: number[] = [];
  for (const filter of filters) counts.push(await countBounded(db, idsOf(modelId, filter)));
  const fewest = Math.min(...counts);
  return fewest < countedAtMost ? filters[counts.indexOf(fewest)] : undefined;
}

async function countBounded(db: Db, ids: Sql): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (${ids} limit ${countedAtMost}) as counted`.execute(db);
  return rows[0]?.total ?? 0;
}

const idsFrom = async (db: Db, page: Sql): Promise<string[]> =>
  (await sql<{ id: string }>`${page}`.execute(db)).rows.map(({ id }) => id);

const every = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);

/** The ids that pass one filter, by its index, and all the others. */
function matching({ modelId, filters }: Search, driver: Filter): Sql {
  const others = filters.filter((filter) => filter !== driver);
  const passOthers = every(others.map((filter) => passes(modelId, filter, sql`found.id`)));
  return sql`select distinct found.id from (${idsOf(modelId, driver)}) as found where ${passOthers}`;
}

/** Few records, each with the value it is sorted by; what is empty stands last. */
function sortedPage({ sorting }: Search, found: Sql, offset: number, limit: number): Sql {
  const direction = directionOf(sorting);
  if (!sorting.field)
    return sql`select m.id from (${found}) as m order by m.id ${direction} limit ${limit} offset ${offset}`;
  // The offset keeps the planner from turning it round and reading the values of every record.
  return sql`with matching as materialized (${found})
    select m.id from matching m left join lateral (
      select v.${sql.ref(sorting.field.column)} as key from record_value v
      where v."recordId" = m.id and v.field = ${sorting.field.path} and v.ordinal = 0 offset 0
    ) v on true
    order by v.key ${direction} nulls last, m.id ${direction} limit ${limit} offset ${offset}`;
}

const directionOf = ({ direction }: Sorting): Sql => (direction === 'asc' ? sql`asc` : sql`desc`);

/** Every record, and every filter asked of each. */
const walked = ({ modelId, filters }: Search): Sql =>
  sql`select r.id from record r where r."modelId" = ${modelId}
    and ${every(filters.map((filter) => passes(modelId, filter, sql`r.id`)))}`;

/** What is empty stands last in either direction; the index has it at one end, so it is read apart. */
async function walkedIds(db: Db, search: Search, offset: number, limit: number): Promise<string[]> {
  const { field } = search.sorting;
  const direction = directionOf(search.sorting);
  const page = (all: Sql, order: Sql, skipped: number, wanted: number) =>
    idsFrom(db, sql`${all} order by ${order} limit ${wanted} offset ${skipped}`);
  if (!field) return page(walked(search), sql`r.id ${direction}`, offset, limit);

  const valued = walkedValues(search, field, sql`is not null`);
  const order = sql`v.${sql.ref(field.column)} ${direction}, v."recordId" ${direction}`;
  const first = await page(valued, order, offset, limit);
  if (first.length === limit) return first;
  const before = first.length > 0 ? offset + first.length : await countBounded(db, valued);
  const empty = walkedValues(search, field, sql`is null`);
  const skipped = Math.max(0, offset - before);
  return [...first, ...(await page(empty, sql`v."recordId" ${direction}`, skipped, limit - first.length))];
}

const walkedValues = ({ modelId, filters }: Search, field: SortedField, isThere: Sql): Sql =>
  sql`select v."recordId" as id from record_value v
    where v."modelId" = ${modelId} and v.field = ${field.path} and v.ordinal = 0
      and v.${sql.ref(field.column)} ${isThere}
      and ${every(filters.map((filter) => passes(modelId, filter, sql`v."recordId"`)))}`;

/** Every record that passes a filter, as its index gives them. */
function idsOf(modelId: string, filter: Filter): Sql {
  switch (filter.by) {
    case 'creator':
      return sql`select c.id from record c where c."modelId" = ${modelId} and c."creatorUserId" = ${filter.userId}`;
    case 'keyword':
      return sql`select k.id from record k where k."modelId" = ${modelId} and ${isFound(filter)}`;
    case 'ids':
      return sql`select i.id from record i where i."modelId" = ${modelId} and i.id = any(${filter.ids}::text[])`;
    default:
      return sql`select f."recordId" as id from record_value f
        where f."modelId" = ${modelId} and f.field = ${filter.field} and ${isHeld(filter)}`;
  }
}

/** Whether one record passes. The offset keeps each a question about that record, never a join with all others. */
function passes(modelId: string, filter: Filter, id: Sql): Sql {
  switch (filter.by) {
    case 'creator':
      return sql`exists (select from record c where c.id = ${id} and c."creatorUserId" = ${filter.userId} offset 0)`;
    case 'keyword':
      return sql`exists (select from record k where k.id = ${id} and k.search like ${containing(filter.keyword)}
        offset 0)`;
    case 'ids':
      return sql`${id} = any(${filter.ids}::text[])`;
    default:
      return sql`exists (select from record_value f where f."recordId" = ${id} and f."modelId" = ${modelId}
        and f.field = ${filter.field} and ${isHeld(filter)} offset 0)`;
  }
}

const isFound = ({ keyword, grams }: Filter & { by: 'keyword' }): Sql =>
  sql`k.grams @> ${grams}::text[] and k.search like ${containing(keyword)}`;

function isHeld(filter: Filter & { by: 'texts' | 'number' }): Sql {
  if (filter.by === 'texts') return sql`f.text = any(${filter.texts}::text[])`;
  const { from, to } = filter;
  if (from !== null && to !== null) return sql`f.number between ${from} and ${to}`;
  return from !== null ? sql`f.number >= ${from}` : sql`f.number <= ${to}`;
}

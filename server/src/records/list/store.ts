import type { Term } from '@fairway/domain/forms/index-terms.ts';
import type { IndexColumn } from '@fairway/domain/forms/list-indexes.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import { containing } from '../../database/page.ts';

/** What a list is narrowed by. `terms` finds candidates in the index; each is then looked at itself. */
export type Filter =
  | { by: 'creator'; userIds: readonly string[] }
  | { by: 'ids'; ids: readonly string[] }
  | WordFilter
  | PartFilter
  | ValueFilter;

/** A word that stands in what people read of a record, or that is one of its values. */
export interface WordFilter {
  by: 'word';
  word: string;
  terms: readonly Term[];
  /** One of the terms is enough, not all of them. */
  isOneEnough: boolean;
  values: readonly ValueFilter[];
}

/** A part of the text in one field. */
export interface PartFilter {
  by: 'part';
  field: string;
  part: string;
  terms: readonly Term[];
  isOneEnough: boolean;
  /** Records with this term have a text there that terms do not tell. */
  isLong: Term;
}

/** Whole values of one field. */
export type ValueFilter =
  | (FieldFilter & { by: 'texts'; texts: readonly string[] })
  | (FieldFilter & { by: 'number'; from: number | null; to: number | null });

interface FieldFilter {
  field: string;
  terms: readonly Term[];
  /** Where its value stands by itself, with an index in its order. */
  column?: IndexColumn | undefined;
  /** It may hold several values, or a path of them. */
  isList: boolean;
  /** People typed it: it may have blanks around it and letters that nobody sees. */
  isTyped: boolean;
}

interface SortedField {
  path: string;
  /** How it is compared. */
  as: 'text' | 'number';
  /** Where its value stands, with an index in its order; without one every record is read. */
  column?: IndexColumn | undefined;
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
/** The newest records show how common it is what a list is narrowed by. */
const sampled = 1_000;
/** By them there must be more than are ever counted, with something to spare. */
const surelyMany = 1.2 * countedAtMost;
/** Beyond this it is cheaper to look up what passes than to count what there is. */
const mostWalked = 100_000;

type Sql = RawBuilder<unknown>;
type Found = { ids: string[]; total: number };

/**
 * One page of the ids of a model's records, and how many there are as far as anybody cares. What few records pass is
 * looked up in the index and sorted; where many pass, the order is walked until the page is full. Neither takes longer
 * because a model has a million records.
 */
export async function searchRecords(db: Db, search: Search): Promise<Found> {
  const { currentPage, pageSize } = search;
  const asked = askedOf(search);
  const page = { ...asked, offset: (currentPage - 1) * pageSize, limit: pageSize };
  if (page.offset >= countedAtMost) return { ids: [], total: await countedOf(db, page) };
  if (asked.ids) return foundPage(db, page, [among(asked, sql`r.id = any(${asked.ids}::text[])`)]);
  if (asked.filters.length === 0) {
    const total = await countRecords(db, asked, countedAtMost);
    return { ids: (await walkedPage(db, page)).ids, total };
  }
  const few = await sample(db, asked);
  if (few.total < sampled) return foundPage(db, page, [among(asked, sql`true`)]);
  if (await areSurelyMany(db, asked, few.passing)) return manyPage(db, page);
  const found = await foundPage(db, page, await lookUps(db, asked));
  if (found.total < countedAtMost) return found;
  return { ids: (await walkedPage(db, page)).ids, total: countedAtMost };
}

interface Asked {
  modelId: string;
  creators: readonly string[] | undefined;
  ids: readonly string[] | undefined;
  /** Those that are not about whose records they are. */
  filters: readonly Exclude<Filter, { by: 'creator' | 'ids' }>[];
  sorting: Sorting;
}
type Page = Asked & { offset: number; limit: number };

function askedOf({ modelId, filters, sorting }: Search): Asked {
  let creators: readonly string[] | undefined;
  let ids: readonly string[] | undefined;
  const others: Asked['filters'][number][] = [];
  for (const filter of filters)
    if (filter.by === 'creator') creators = filter.userIds;
    else if (filter.by === 'ids') ids = filter.ids;
    else others.push(filter);
  return { modelId, creators, ids, filters: others, sorting };
}

/** A page nobody reaches has no rows, but the list is as long as it is. */
async function countedOf(db: Db, page: Page): Promise<number> {
  const { total } = await searchRecords(db, {
    ...{ modelId: page.modelId, sorting: { direction: 'desc' }, currentPage: 1, pageSize: 1 },
    filters: [
      ...page.filters,
      ...(page.creators === undefined ? [] : [{ by: 'creator' as const, userIds: page.creators }]),
      ...(page.ids === undefined ? [] : [{ by: 'ids' as const, ids: page.ids }]),
    ],
  });
  return total;
}

const every = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);

/** One of these people; for a single one an index also gives the order. */
export const oneOf = (column: Sql, userIds: readonly string[]): Sql =>
  userIds.length === 1 ? sql`${column} = ${userIds[0]}` : sql`${column} = any(${userIds}::text[])`;

/** Whose records: of the model, and of somebody where a list shows only theirs. */
const within = ({ modelId, creators }: Asked): Sql =>
  creators === undefined
    ? sql`r."modelId" = ${modelId}`
    : sql`r."modelId" = ${modelId} and ${oneOf(sql`r."creatorUserId"`, creators)}`;

/** The same, but no index is chosen for it: it is asked of what another index found. */
const checkedWithin = ({ modelId, creators }: Asked): Sql =>
  creators === undefined
    ? sql`r."modelId" || '' = ${modelId}`
    : sql`r."modelId" || '' = ${modelId} and ${oneOf(sql`r."creatorUserId" || ''`, creators)}`;

const passesAll = ({ filters }: Asked): Sql => every(filters.map(passes));

async function countRecords(db: Db, asked: Asked, most: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select from record r where ${within(asked)} order by r.id limit ${most}) as counted`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Of the newest records, how many pass. */
async function sample(db: Db, asked: Asked): Promise<{ total: number; passing: number }> {
  const { rows } = await sql<{ total: number; passing: number }>`
    select count(*)::int as total, (count(*) filter (where ${passesAll(asked)}))::int as passing
    from (select * from record r where ${within(asked)} order by r.id desc limit ${sampled}) as r`.execute(
    db,
  );
  return rows[0] ?? { total: 0, passing: 0 };
}

/** Whether, by the newest records, more pass than are ever counted. */
async function areSurelyMany(db: Db, asked: Asked, passing: number): Promise<boolean> {
  const needed = (surelyMany * sampled) / passing;
  return needed <= mostWalked && (await roughSize(db, asked)) >= needed;
}

/** How many records a list is about, as it was a minute ago at most. */
const sizes = new WeakMap<Db, Map<string, { size: number; countedAt: number }>>();
const countedAgainAfter = 60_000;
const mostSizes = 5_000;

async function roughSize(db: Db, asked: Asked): Promise<number> {
  const known = sizes.get(db) ?? new Map();
  sizes.set(db, known);
  const key = JSON.stringify([asked.modelId, asked.creators]);
  const found = known.get(key);
  if (found && performance.now() - found.countedAt < countedAgainAfter) return found.size;
  const size = await countRecords(db, asked, mostWalked);
  if (known.size >= mostSizes) known.clear();
  known.set(key, { size, countedAt: performance.now() });
  return size;
}

/** Where the page ends early there were not as many as the newest promised. */
async function manyPage(db: Db, page: Page): Promise<Found> {
  const { ids, isLast } = await walkedPage(db, page);
  return { ids, total: isLast && ids.length > 0 ? page.offset + ids.length : countedAtMost };
}

const among = (asked: Asked, lookedUp: Sql): Sql =>
  sql`${within(asked)} and ${lookedUp} and ${passesAll(asked)}`;

/** Conditions that find what passes by an index; put together they are complete. */
async function lookUps(db: Db, asked: Asked): Promise<Sql[]> {
  const inOrder = asked.filters.filter((filter) => isValue(filter) && filter.column !== undefined);
  const hashed = asked.filters.filter(
    // One letter has no terms.
    (filter) => !inOrder.includes(filter) && (isValue(filter) || filter.terms.length > 0),
  );
  // The column of a field finds exactly what is asked for, its terms only what may be.
  const byColumn = await rarest(db, asked, inOrder, hashed.length > 0);
  if (byColumn) return [among(asked, passes(byColumn))];
  if (hashed.length === 0) return [among(asked, sql`true`)];
  return [
    sql`${every(hashed.map(hasTerms))} and ${checkedWithin(asked)} and ${passesAll(asked)}`,
    sql`r."modelId" = ${asked.modelId} and r.terms is null and ${checkedWithin(asked)} and ${passesAll(asked)}`,
  ];
}

const isValue = (filter: Filter): filter is ValueFilter => filter.by === 'texts' || filter.by === 'number';

type ColumnFilter = Asked['filters'][number];

/** The filter by a column that the fewest records pass; none when terms find fewer. */
async function rarest(
  db: Db,
  asked: Asked,
  filters: readonly ColumnFilter[],
  hasOthers: boolean,
): Promise<ColumnFilter | undefined> {
  const [only] = filters;
  if (filters.length < 2 && !hasOthers) return only;
  const counts: number[] = [];
  for (const filter of filters) {
    const { rows } = await sql<{ total: number }>`select count(*)::int as total from (
      select from record r where r."modelId" = ${asked.modelId} and ${passes(filter)} limit ${sampled}) as r`.execute(
      db,
    );
    counts.push(rows[0]?.total ?? 0);
  }
  const fewest = Math.min(...counts);
  return fewest < sampled || !hasOthers ? filters[counts.indexOf(fewest)] : undefined;
}

/** What was looked up, counted and sorted in one statement. */
async function foundPage(db: Db, page: Page, ways: readonly Sql[]): Promise<Found> {
  const { sorting, offset, limit } = page;
  const direction = directionOf(sorting);
  const key = sorting.field ? keyOf(sorting.field) : sql`null`;
  const each = ways.map((way) => sql`select r.id, ${key} as key from record r where ${way}`);
  const { rows } = await sql<{ total: number; ids: string[] }>`
    with found as materialized (
      select * from (${sql.join(each, sql` union all `)}) as r limit ${countedAtMost})
    select (select count(*)::int from found) as total, array(
      select id from found order by ${sorting.field ? sql`key ${direction} nulls last,` : sql``} id ${direction}
      limit ${limit} offset ${offset}) as ids`.execute(db);
  return rows[0] ?? { ids: [], total: 0 };
}

const directionOf = ({ direction }: Sorting): Sql => (direction === 'asc' ? sql`asc` : sql`desc`);

/** What a record is sorted by. */
function keyOf({ column, path, as }: SortedField): Sql {
  if (column) return sql`r.${sql.ref(column)}`;
  return as === 'text' ? sql`indexed_text(r.data ->> ${path}::text)` : numberAt(path);
}

const numberAt = (path: string): Sql =>
  sql`case when jsonb_typeof(r.data -> ${path}::text) = 'number' then (r.data -> ${path}::text)::float8 end`;

const idsFrom = async (db: Db, page: Sql): Promise<string[]> =>
  (await sql<{ id: string }>`${page}`.execute(db)).rows.map(({ id }) => id);

/** Along the order, until the page is full. What is empty stands last in either direction, so it is read apart. */
async function walkedPage(db: Db, page: Page): Promise<{ ids: string[]; isLast: boolean }> {
  const { sorting, offset, limit } = page;
  const direction = directionOf(sorting);
  const { field } = sorting;
  const from = (condition: Sql) =>
    sql`from record r where ${within(page)} and ${condition} and ${passesAll(page)}`;
  const read = (condition: Sql, order: Sql, skipped: number, wanted: number) =>
    idsFrom(db, sql`select r.id ${from(condition)} order by ${order} limit ${wanted} offset ${skipped}`);
  const told = (ids: string[]) => ({ ids, isLast: ids.length < limit });
  if (!field) return told(await read(sql`true`, sql`r.id ${direction}`, offset, limit));
  if (!field.column) {
    const order = sql`${keyOf(field)} ${direction} nulls last, r.id ${direction}`;
    return told(await read(sql`true`, order, offset, limit));
  }
  const column = sql`r.${sql.ref(field.column)}`;
  const order = sql`${column} ${direction}, r.id ${direction}`;
  const first = await read(sql`${column} is not null`, order, offset, limit);
  if (first.length === limit) return told(first);
  const before =
    first.length > 0
      ? offset + first.length
      : await countOf(db, sql`select ${from(sql`${column} is not null`)}`);
  const skipped = Math.max(0, offset - before);
  const rest = await read(sql`${column} is null`, sql`r.id ${direction}`, skipped, limit - first.length);
  return told([...first, ...rest]);
}

async function countOf(db: Db, rows: Sql): Promise<number> {
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from (${rows} limit ${countedAtMost}) as counted`.execute(db);
  return counted.rows[0]?.total ?? 0;
}

/** Whether the index has a record among the candidates. */
export function hasTerms(filter: Asked['filters'][number]): Sql {
  const hasAny = (terms: readonly Term[]) => sql`r.terms && ${terms}::int4[]`;
  const hasAll = (terms: readonly Term[]) => sql`r.terms @> ${terms}::int4[]`;
  if (isValue(filter)) return hasAny(filter.terms);
  const hasLetters = filter.isOneEnough ? hasAny(filter.terms) : hasAll(filter.terms);
  if (filter.by === 'part') return sql`(${hasLetters} or ${hasAny([filter.isLong])})`;
  if (filter.values.length === 0) return hasLetters;
  return sql`(${hasLetters} or ${hasAny(filter.values.flatMap((value) => value.terms))})`;
}

/** Whether a record passes, by what stands in it. */
export function passes(filter: Asked['filters'][number]): Sql {
  if (filter.by === 'word') return wordPasses(filter);
  if (filter.by === 'part') return partPasses(filter);
  return valuePasses(filter);
}

function wordPasses({ word, values }: WordFilter): Sql {
  const isRead = sql`r.search like ${containing(word)}`;
  if (values.length === 0) return isRead;
  const terms = values.flatMap((value) => value.terms);
  const isOne = sql.join(values.map(valuePasses), sql` or `);
  return sql`(${isRead} or ((r.terms is null or r.terms && ${terms}::int4[]) and (${isOne})))`;
}

/** The same letters as `plain` in domain/src/forms/search-grams.ts makes of a text. */
function partPasses(filter: PartFilter): Sql {
  const { part, field, terms } = filter;
  const text = sql`lower(normalize(r.data ->> ${field}::text, nfkc))`;
  const isCandidate = terms.length === 0 ? sql`true` : sql`(r.terms is null or ${hasTerms(filter)})`;
  return sql`(${isCandidate} and ${text} like ${containing(part)})`;
}

function valuePasses(filter: ValueFilter): Sql {
  if (filter.by === 'number') return numberPasses(filter);
  const { column, texts, field, isList, isTyped } = filter;
  if (column) return sql`r.${sql.ref(column)} = any(${texts}::text[])`;
  const isOne = (value: Sql) => {
    const isSame = sql`${value} = any(${texts}::text[])`;
    return isTyped || isList ? sql`(${isSame} or indexed_text(${value}) = any(${texts}::text[]))` : isSame;
  };
  // Cleaning a text takes longer than comparing numbers.
  const isCandidate = sql`(r.terms is null or ${hasTerms(filter)})`;
  if (!isList)
    return isTyped
      ? sql`(${isCandidate} and ${isOne(sql`r.data ->> ${field}::text`)})`
      : isOne(sql`r.data ->> ${field}::text`);
  return sql`(${isCandidate} and exists (
    select from jsonb_path_query(r.data -> ${field}::text, '$[*][*]') as held (one)
    where ${isOne(sql`held.one #>> '{}'`)}))`;
}

function numberPasses({ column, field, isList, from, to }: ValueFilter & { by: 'number' }): Sql {
  const isBetween = (value: Sql) =>
    every([
      ...(from === null ? [] : [sql`${value} >= ${from}::float8`]),
      ...(to === null ? [] : [sql`${value} <= ${to}::float8`]),
    ]);
  if (column) return isBetween(sql`r.${sql.ref(column)}`);
  if (!isList) return isBetween(numberAt(field));
  return sql`exists (select from jsonb_path_query(r.data -> ${field}::text, '$[*][*]') as held (one)
    where jsonb_typeof(held.one) = 'number' and ${isBetween(sql`held.one::float8`)})`;
}

import type { PunchFlag } from '@fairway/contract/punch-fields.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { containing, inOrder, readPage } from '../database/page.ts';

export interface Narrowed {
  userIds: readonly string[];
  from?: string | undefined;
  to?: string | undefined;
  targetKind?: string | undefined;
  targetId?: string | undefined;
  kind?: string | undefined;
  flag?: PunchFlag | 'any' | '' | undefined;
  explanation?: string | undefined;
  keyword?: string | undefined;
  /** The company's day: a visit of today may still be closed. */
  today: string;
}

const among = (ids: readonly string[]) => sql`any(${[...ids]}::text[])`;

const noCheckIn = sql`(punch.kind = 'out' and punch."pairId" is null)`;
const notClosed = (today: string) =>
  sql`(punch.kind = 'in' and punch."pairId" is null and punch.day < ${today})`;
const isFlagged = (today: string) => sql`(punch."flagNames" <> '{}' or ${noCheckIn} or ${notClosed(today)})`;

function hasFlag(flag: PunchFlag | 'any', today: string): RawBuilder<unknown> {
  if (flag === 'any') return isFlagged(today);
  if (flag === 'noCheckIn') return noCheckIn;
  return flag === 'notClosed' ? notClosed(today) : sql`punch."flagNames" @> array[${flag}]::text[]`;
}

function condition(wanted: Narrowed): RawBuilder<boolean> {
  const all: RawBuilder<unknown>[] = [sql`punch."userId" = ${among(wanted.userIds)}`];
  if (wanted.from) all.push(sql`punch.day >= ${wanted.from}`);
  if (wanted.to) all.push(sql`punch.day <= ${wanted.to}`);
  if (wanted.targetKind) all.push(sql`punch."targetKind" = ${wanted.targetKind}`);
  if (wanted.targetId) all.push(sql`punch."targetId" = ${wanted.targetId}`);
  if (wanted.kind) all.push(sql`punch.kind = ${wanted.kind}`);
  if (wanted.explanation) all.push(sql`punch.explanation = ${wanted.explanation}`);
  if (wanted.flag) all.push(hasFlag(wanted.flag, wanted.today));
  const words = wanted.keyword?.trim();
  if (words) {
    const pattern = containing(words);
    all.push(
      sql`(punch."targetName" ilike ${pattern} or punch."targetEnName" ilike ${pattern}
        or punch.note ilike ${pattern} or punch.address ilike ${pattern} or exists (
          select from user_account p where p.id = punch."userId" and p."realName" ilike ${pattern}))`,
    );
  }
  return sql<boolean>`${sql.join(all, sql` and `)}`;
}

const orders = {
  at: sql`punch.at`,
  realName: sql`(select p."realName" from user_account p where p.id = punch."userId")`,
  distance: sql`punch.distance`,
  accuracy: sql`punch.accuracy`,
  receivedAt: sql`punch."receivedAt"`,
  id: sql`punch.id`,
};

interface Page {
  currentPage: number;
  pageSize: number;
  sort: 'asc' | 'desc';
}

/** The latest first unless sorted by a column. */
export async function listPunches(
  db: Db,
  wanted: Narrowed & Page & { sidx?: Exclude<keyof typeof orders, 'id'> | undefined },
) {
  const query = db
    .selectFrom('punch')
    .selectAll()
    .where(condition(wanted))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc');
  return readPage(db, inOrder(query, wanted, orders), wanted);
}

/** What each of these people did on a day, with the id of their last punch of it. */
export const countsOfDay = async (db: Db, userIds: readonly string[], day: string) => {
  const { rows } = await sql<{ userId: string; punches: number; visits: number; lastId: string }>`
    select "userId", count(*)::int as punches, (count(*) filter (where kind = 'in'))::int as visits,
      (array_agg(id order by at desc, id desc))[1] as "lastId"
    from punch where "userId" = ${among(userIds)} and day = ${day} group by "userId"`.execute(db);
  return rows;
};

export const punchesById = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('punch')
    .selectAll()
    .where('id', '=', sql<string>`${among(ids)}`)
    .execute();

export interface Counted {
  punches: number;
  visits: number;
  closed: number;
  minutes: number;
  flagged: number;
  outside: number;
  late: number;
  explained: number;
  people: number;
  targets: number;
  days: number;
}

const figures = (today: string) => sql`
  count(*)::int as punches,
  (count(*) filter (where punch.kind = 'in'))::int as visits,
  (count(*) filter (where punch.kind = 'in' and punch."pairId" is not null))::int as closed,
  coalesce(sum(punch.minutes) filter (where punch.kind = 'in'), 0)::int as minutes,
  (count(*) filter (where ${isFlagged(today)}))::int as flagged,
  (count(*) filter (where punch."flagNames" @> '{outsideTarget}'))::int as outside,
  (count(*) filter (where punch."flagNames" && '{sentLate,sentVeryLate}'))::int as late,
  (count(*) filter (where punch.explanation = 'accepted'))::int as explained,
  count(distinct punch."userId")::int as people,
  count(distinct punch."targetKind" || punch."targetId")::int as targets,
  count(distinct punch.day)::int as days`;

const groups = {
  person: { key: sql`punch."userId"`, name: sql`max(p."realName")` },
  day: { key: sql`punch.day`, name: sql`punch.day` },
  target: {
    key: sql`coalesce(punch."targetKind" || '-' || punch."targetId", '')`,
    name: sql`max(punch."targetName")`,
  },
};

type Sorted = 'name' | 'punches' | 'visits' | 'minutes' | 'flagged' | 'outside' | 'late';

export async function listCounted(
  db: Db,
  wanted: Narrowed & Page & { by: keyof typeof groups; sidx?: Sorted | undefined },
): Promise<{ rows: (Counted & { key: string; name: string; enName: string })[]; total: number }> {
  const { key, name } = groups[wanted.by];
  const usual = wanted.by === 'day' ? sql`key desc` : sql`visits desc`;
  const order = wanted.sidx
    ? sql`${sql.ref(wanted.sidx)} ${wanted.sort === 'asc' ? sql`asc` : sql`desc`}`
    : usual;
  const grouped = sql`
    select ${key} as key, ${name} as name, max(punch."targetEnName") as "enName", ${figures(wanted.today)}
    from punch join user_account p on p.id = punch."userId" where ${condition(wanted)} group by ${key}`;
  const { rows } = await sql<Counted & { key: string; name: string; enName: string }>`
    select * from (${grouped}) counted order by ${order}, key
    limit ${wanted.pageSize} offset ${(wanted.currentPage - 1) * wanted.pageSize}`.execute(db);
  const all = await sql<{ total: number }>`select count(*)::int as total from (${grouped}) counted`.execute(
    db,
  );
  return { rows, total: all.rows[0]?.total ?? 0 };
}

export async function countAll(db: Db, wanted: Narrowed): Promise<Counted> {
  const { rows } =
    await sql<Counted>`select ${figures(wanted.today)} from punch where ${condition(wanted)}`.execute(db);
  const [counted] = rows;
  if (!counted) throw new Error('a sum without a group has one row');
  return counted;
}

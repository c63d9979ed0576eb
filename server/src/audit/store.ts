import type { auditColumns } from '@fairway/contract/system.ts';
import { type Insertable, sql } from 'kysely';
import { Kind, type Part } from '../database/one-statement.ts';
import type { Db } from '../database/open.ts';
import { containing, inOrder, type Order, readPage, startingWith } from '../database/page.ts';
import { deletedAccountOf, deletedPersonName } from '../language/words.ts';
import type { AuditTables } from './tables.ts';

type Line = Insertable<AuditTables['audit_log']>;

export async function insertAudit(db: Db, lines: Line | Line[]): Promise<void> {
  await db.insertInto('audit_log').values(lines).execute();
}

/** Whoever holds it writes such lines alone, until the end of the transaction. */
export async function lockAudit(db: Db, what: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${what}, 7))`.execute(db);
}

export async function hasAuditSince(
  db: Db,
  userId: string | null,
  name: string,
  since: Date,
): Promise<boolean> {
  const found = await db
    .selectFrom('audit_log')
    .select('id')
    .where('userId', 'is not distinct from', userId)
    .where('at', '>', since)
    .where('name', '=', name)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

const auditLines = new Kind(`
  insert into audit_log ("at", "userId", account, "realName", name, target, address, "requestId")
  select "at", "userId", account, "realName", name, target, address, "requestId"
  from json_to_recordset($rows) as one (held text, "at" timestamptz, "userId" text, account text, "realName" text,
    name text, target text, address text, "requestId" text)
  join held on held.id = one.held`);

export const auditPartOf = (line: Line): Part => ({ kind: auditLines, rows: [line] });

/** Takes the name of a person who is gone out of their lines. */
export async function renameActor(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('audit_log')
    .set({ account: deletedAccountOf(userId), realName: deletedPersonName })
    .where('userId', '=', userId)
    .execute();
}

/** Takes away what these acts were about, where it begins so. */
export async function clearTargets(db: Db, names: readonly string[], start: string): Promise<void> {
  await db
    .updateTable('audit_log')
    .set({ target: '' })
    .where('name', 'in', names)
    .where(sql<boolean>`starts_with(target, ${start})`)
    .execute();
}

/** Deletes some lines from before then, the oldest first; how many. Nobody who writes waits for it. */
export async function deleteAuditBefore(db: Db, before: Date, most: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('audit_log')
    .where('id', 'in', (e) =>
      e
        .selectFrom('audit_log')
        .select('id')
        .where('at', '<', before)
        .orderBy('at')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

type Column = (typeof auditColumns)[number];

interface Wanted extends Order<Column> {
  currentPage: number;
  pageSize: number;
  keyword?: string | undefined;
  userId?: string | undefined;
  names?: readonly string[] | undefined;
  /** How what it was about begins, in whatever letters. */
  target?: string | undefined;
  startTime?: number | undefined;
  endTime?: number | undefined;
}

/** As the indexes of the table have them. */
const columns = {
  at: sql`audit_log."at"`,
  who: sql`lower(coalesce(nullif(audit_log."realName", ''), audit_log.account))`,
  target: sql`lower(audit_log.target)`,
  id: sql`audit_log.id`,
};

/** Newest first, unless its reader sorts by a column. */
export async function findAudit(db: Db, wanted: Wanted) {
  let lines = db
    .selectFrom('audit_log')
    .selectAll()
    .select(
      sql<boolean>`exists (
        select from user_account u where u.id = audit_log."userId" and u.kind = 'customer')`.as('isExternal'),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc');
  if (wanted.userId) lines = lines.where('userId', '=', wanted.userId);
  const [name, ...others] = wanted.names ?? [];
  // One name is looked up in the order of its index, several are not.
  if (name !== undefined)
    lines = others.length > 0 ? lines.where('name', 'in', [name, ...others]) : lines.where('name', '=', name);
  if (wanted.target)
    lines = lines.where(
      sql<boolean>`lower(audit_log.target) like ${startingWith(wanted.target.toLowerCase())}`,
    );
  if (wanted.startTime !== undefined) lines = lines.where('at', '>=', new Date(wanted.startTime));
  if (wanted.endTime !== undefined) lines = lines.where('at', '<', new Date(wanted.endTime));
  if (wanted.keyword) {
    const pattern = containing(wanted.keyword);
    lines = lines.where((e) =>
      e.or([
        e('account', 'ilike', pattern),
        e('realName', 'ilike', pattern),
        e('name', 'ilike', pattern),
        e('target', 'ilike', pattern),
      ]),
    );
  }
  return readPage(db, inOrder(lines, wanted, columns), wanted);
}

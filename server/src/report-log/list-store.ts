import type { ReportKind, reportColumns } from '@fairway/contract/report-log.ts';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { containing, inOrder, type Order, readPage } from '../database/page.ts';
import type { Tables } from '../database/tables.ts';

export interface Wanted extends Order<(typeof reportColumns)[number]> {
  currentPage: number;
  pageSize: number;
  keyword?: string | undefined;
  kind?: ReportKind | '' | undefined;
  from?: string | undefined;
  to?: string | undefined;
  /** Of whom; undefined for anybody. */
  writerIds?: readonly string[] | undefined;
}

export type ListedReport = Awaited<ReturnType<typeof listSent>>['rows'][number];

const orders = {
  title: sql`lower(report_log.title)`,
  creatorTime: sql`report_log."creatorTime"`,
  from: sql`report_log."periodFrom"`,
  id: sql`report_log.id`,
};

const fields = [
  ...(['report_log.id', 'report_log.kind', 'report_log.periodFrom', 'report_log.periodTo'] as const),
  ...(['report_log.title', 'report_log.todayContent', 'report_log.tomorrowContent'] as const),
  ...(['report_log.question', 'report_log.isLate', 'report_log.isEdited'] as const),
  ...(['report_log.creatorUserId', 'report_log.creatorTime'] as const),
] as const;

const receivers = sql`report_log_receiver r where r."reportId" = report_log.id`;

/** How it went on with each of them: to whom it went, who read it, how much was said about it. */
const counts = {
  toUserId: sql<string>`(select coalesce(string_agg(r."userId", ',' order by r.place), '') from ${receivers} and not r."isCopy")`,
  receivers: sql<number>`(select count(*)::int from ${receivers})`,
  readers: sql<number>`(select count(r."readTime")::int from ${receivers})`,
  comments: sql<number>`(select count(*)::int from report_log_comment c where c."reportId" = report_log.id)`,
  likes: sql<number>`(select count(*)::int from report_log_like l where l."reportId" = report_log.id)`,
};

const readBy = (userId: string) =>
  sql<boolean | null>`(select r."readTime" is not null from ${receivers} and r."userId" = ${userId})`;

function narrowed(wanted: Wanted) {
  return (e: ExpressionBuilder<Tables, 'report_log'>) => {
    const conditions = [];
    const words = wanted.keyword?.trim();
    if (words)
      conditions.push(
        e.or(
          (['title', 'todayContent', 'tomorrowContent', 'question'] as const).map((one) =>
            e(`report_log.${one}`, 'ilike', containing(words)),
          ),
        ),
      );
    if (wanted.kind) conditions.push(e('report_log.kind', '=', wanted.kind));
    if (wanted.from) conditions.push(e('report_log.periodTo', '>=', wanted.from));
    if (wanted.to) conditions.push(e('report_log.periodFrom', '<=', wanted.to));
    if (wanted.writerIds)
      conditions.push(e('report_log.creatorUserId', '=', sql<string>`any(${[...wanted.writerIds]}::text[])`));
    return e.and(conditions);
  };
}

const described = (db: Db, callerId: string) =>
  db
    .selectFrom('report_log')
    .select(fields)
    .select([
      counts.toUserId.as('toUserId'),
      counts.receivers.as('receivers'),
      counts.readers.as('readers'),
      counts.comments.as('comments'),
      counts.likes.as('likes'),
      readBy(callerId).as('isRead'),
    ]);

/** What somebody wrote, the newest first unless sorted by a column. */
export async function listSent(db: Db, userId: string, wanted: Wanted) {
  const sent = described(db, userId)
    .where('report_log.creatorUserId', '=', userId)
    .where(narrowed(wanted))
    .orderBy('report_log.creatorTime', 'desc')
    .orderBy('report_log.id', 'desc');
  return readPage(db, inOrder(sent, wanted, orders), wanted);
}

export async function listReceived(
  db: Db,
  userId: string,
  { isRead, ...wanted }: Wanted & { isRead?: boolean | undefined },
) {
  let received = described(db, userId)
    .innerJoin('report_log_receiver', 'report_log_receiver.reportId', 'report_log.id')
    .where('report_log_receiver.userId', '=', userId)
    .where(narrowed(wanted))
    .orderBy('report_log_receiver.sentAt', 'desc')
    .orderBy('report_log_receiver.reportId', 'desc');
  if (isRead !== undefined)
    received = received.where('report_log_receiver.readTime', isRead ? 'is not' : 'is', null);
  return readPage(db, inOrder(received, wanted, orders), wanted);
}

/** What some people wrote. */
export async function listOf(db: Db, callerId: string, wanted: Wanted & { writerIds: readonly string[] }) {
  const written = described(db, callerId)
    .where(narrowed(wanted))
    .orderBy('report_log.creatorTime', 'desc')
    .orderBy('report_log.id', 'desc');
  return readPage(db, inOrder(written, wanted, orders), wanted);
}

/** One of them, as lists show it. */
export const findListed = (db: Db, callerId: string, id: string) =>
  described(db, callerId).where('report_log.id', '=', id).executeTakeFirst();

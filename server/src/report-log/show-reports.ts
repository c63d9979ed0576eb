import type { ReportKind, ReportRow } from '@fairway/contract/report-log.ts';
import { periodOf } from '@fairway/domain/report-log/report-period.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import type { Db } from '../database/open.ts';
import type { Context } from '../http/context.ts';
import { pageOf } from '../http/page.ts';
import { idsOfPeopleBelow, managerIdOf } from '../people/people-below.ts';
import { offeredPeople, peopleFaces } from '../people/people-by-id.ts';
import { figuresOf, type ReportFigures } from './figures.ts';
import { type ListedReport, listOf, listReceived, listSent, type Wanted } from './list-store.ts';
import { countUnread, findLast, listOwnWithin, receiversOf } from './store.ts';

type Question = Omit<Wanted, 'writerIds'>;
type QuestionOfOthers = Question & { writer?: string | undefined };

const writersIn = (writer: string | undefined) => {
  const ids = writer?.split(',').filter(Boolean) ?? [];
  return ids.length > 0 ? ids : undefined;
};

export async function listSentReports({ db, session }: Context, question: Question) {
  const { rows, total } = await listSent(db, session.userId, question);
  return pageOf(await described(db, rows), question, total);
}

export async function listReceivedReports(
  { db, session }: Context,
  { writer, isRead, ...question }: QuestionOfOthers & { isRead?: '' | '0' | '1' | undefined },
) {
  const { rows, total } = await listReceived(db, session.userId, {
    ...{ ...question, writerIds: writersIn(writer) },
    isRead: isRead ? isRead === '1' : undefined,
  });
  return pageOf(await described(db, rows), question, total);
}

export async function listTeamReports({ db, session }: Context, { writer, ...question }: QuestionOfOthers) {
  const team = await idsOfPeopleBelow(db, session.userId);
  const chosen = writersIn(writer);
  const writerIds = chosen ? team.filter((one) => chosen.includes(one)) : team;
  if (writerIds.length === 0) return pageOf([], question, 0);
  const { rows, total } = await listOf(db, session.userId, { ...question, writerIds });
  return pageOf(await described(db, rows), question, total);
}

export async function getReportOverview({ db, session }: Context) {
  const team = await idsOfPeopleBelow(db, session.userId);
  return { unread: await countUnread(db, session.userId), team: team.length };
}

/** Which reports a longer one sums up. */
const shorter: Partial<Record<ReportKind, ReportKind>> = { weekly: 'daily', monthly: 'weekly' };

export async function getReportStart(
  { db, session, now }: Context,
  counted: ReportFigures,
  { kind, day }: { kind: ReportKind; day?: string | undefined },
) {
  const { userId, organisationStamp } = session;
  const period = periodOf(kind, day ?? formatDate(now, 'yyyy-MM-dd'));
  const last = await findLast(db, userId, kind, period.from);
  const [written] = await listOwnWithin(db, userId, kind, period.from, period.from);
  const went = last ? await receiversOf(db, last.id) : [];
  // Who left since is not offered again.
  const here = await offeredPeople(
    db,
    organisationStamp,
    went.map((one) => one.userId),
    { selectType: 'all' },
  );
  const those = (isCopy: boolean) =>
    went.flatMap((one) => (one.isCopy === isCopy && here.has(one.userId) ? one.userId : [])).join(',');
  const summedUp = shorter[kind];
  const parts = summedUp ? await listOwnWithin(db, userId, summedUp, period.from, period.to) : [];
  return {
    ...period,
    toUserId: those(false) || ((await managerIdOf(db, userId)) ?? ''),
    ccUserId: those(true),
    figures: await figuresOf(db, counted, userId, period),
    last: last
      ? {
          from: last.periodFrom,
          todayContent: last.todayContent,
          tomorrowContent: last.tomorrowContent,
          question: last.question,
        }
      : null,
    done: parts.map(({ periodFrom, todayContent }) => ({ from: periodFrom, text: todayContent })),
    writtenId: written?.id ?? null,
  };
}

/** With the names of their writers. */
export async function described(db: Db, rows: readonly ListedReport[]): Promise<ReportRow[]> {
  const faceOf = await peopleFaces(db, [...new Set(rows.map(({ creatorUserId }) => creatorUserId))]);
  return rows.map(({ periodFrom, periodTo, isRead, creatorTime, ...row }) => {
    const { userName, headIcon, isExternal } = faceOf(row.creatorUserId);
    return {
      ...row,
      ...{ from: periodFrom, to: periodTo, creatorTime: creatorTime.getTime() },
      ...{ creatorUser: userName, headIcon, isExternal },
      isRead: isRead === null ? null : isRead ? 1 : 0,
    };
  });
}

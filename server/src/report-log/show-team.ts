import type { ReportKind, ReportRule, ReportStatistics } from '@fairway/contract/report-log.ts';
import { isExpected, periodOf, workingDaysIn } from '@fairway/domain/report-log/report-period.ts';
import { daysBetween } from '@fairway/domain/time/calendar-day.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { workCalendar } from '../calendar/work-calendar.ts';
import type { Context } from '../http/context.ts';
import { fieldWords } from '../http/field-words.ts';
import { fieldsInvalid } from '../http/input.ts';
import { pageOf } from '../http/page.ts';
import { idsOfPeopleBelow } from '../people/people-below.ts';
import { peopleAtWork } from '../people/people-by-id.ts';
import { findRule, remindersOf, writersAbout, writtenWithin } from './team-store.ts';

/** Who of those below the caller has not written about a time. */
export async function listMissingReports(
  { db, session, now }: Context,
  { kind, day }: { kind: ReportKind; day?: string | undefined },
) {
  const period = periodOf(kind, day ?? formatDate(now, 'yyyy-MM-dd'));
  const team = await idsOfPeopleBelow(db, session.userId);
  const written = await writersAbout(db, team, kind, period.from);
  const missing = team.filter((userId) => !written.has(userId));
  const people = await peopleAtWork(db, session.organisationStamp, missing);
  const reminders = new Map(
    (await remindersOf(db, missing, kind, period.from)).map((one) => [one.userId, one.remindedTime]),
  );
  return {
    ...period,
    isExpected: isExpected(period, await workCalendar(db)),
    team: team.length,
    list: missing.flatMap((id) => {
      const person = people.get(id);
      return person ? [{ id, ...person, remindedTime: reminders.get(id)?.getTime() ?? null }] : [];
    }),
  };
}

interface Asked {
  from: string;
  to: string;
  currentPage: number;
  pageSize: number;
  keyword?: string | undefined;
}

/** A year, and some days of the next. */
const mostDays = 400;

export async function listReportStatistics(ctx: Context, { from, to, ...paging }: Asked) {
  const { db, session, now, language } = ctx;
  const days = daysBetween(from, to);
  if (days < 0 || days > mostDays) throw fieldsInvalid({ to: fieldWords.notOffered[language] });
  const today = formatDate(now, 'yyyy-MM-dd');
  const expected = workingDaysIn({ from, to: to < today ? to : today }, await workCalendar(db));
  const team = await idsOfPeopleBelow(db, session.userId, paging.keyword);
  const first = (paging.currentPage - 1) * paging.pageSize;
  const shown = team.slice(first, first + paging.pageSize);
  const people = await peopleAtWork(db, session.organisationStamp, shown);
  const written = Map.groupBy(await writtenWithin(db, shown, from, to), (one) => one.creatorUserId);
  const list = shown.flatMap((id): ReportStatistics[] => {
    const person = people.get(id);
    return person ? [{ id, ...person, ...countsOf(expected, written.get(id) ?? []) }] : [];
  });
  return pageOf(list, paging, team.length);
}

type Written = Awaited<ReturnType<typeof writtenWithin>>;

function countsOf(expected: readonly string[], written: Written) {
  const of = (kind: ReportKind) => written.filter((one) => one.kind === kind);
  const days = new Set(of('daily').map(({ periodFrom }) => periodFrom));
  return {
    expected: expected.length,
    daily: days.size,
    late: written.filter(({ isLate }) => isLate).length,
    missing: expected.filter((day) => !days.has(day)).length,
    ...{ weekly: of('weekly').length, monthly: of('monthly').length },
  };
}

/** Until a manager says something else, every working day is reported of, and nobody is reminded. */
const usualRule: ReportRule = { daily: true, weekly: true, monthly: false, remindAt: null };

export const getReportRule = async ({ db, session }: Context): Promise<ReportRule> =>
  (await findRule(db, session.userId)) ?? usualRule;

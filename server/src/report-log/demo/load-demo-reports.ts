import type { ReportKind } from '@fairway/contract/report-log.ts';
import { isLate, periodOf } from '@fairway/domain/report-log/report-period.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import type { Db } from '../../database/open.ts';
import { chanceFrom } from '../../organisation/demo/chance.ts';
import { userIdOf } from '../../organisation/demo/ids.ts';
import { clock, day, morningOf, officeDaysBefore } from '../../organisation/demo/office-days.ts';
import { peopleNames } from '../../people/people-by-id.ts';
import texts from './reports.json' with { type: 'json' };
import { type DemoRows, insertDemoReports } from './store.ts';

const seed = 20_260_119;
const hour = 3_600_000;
/** So many days back people wrote. */
const daysOfAMonth = 30;

interface Said {
  today: string;
  tomorrow: string;
  question: string;
}

/** A month of what the salespeople reported to their manager, with a copy to the general manager of what is longer. */
export async function loadDemoReports(db: Db, today: Date): Promise<void> {
  const morning = morningOf(today.getTime());
  const days = officeDaysBefore(morning);
  const chance = chanceFrom(seed);
  const writers = texts.accounts.map(userIdOf);
  const names = await peopleNames(db, writers, { withAccounts: false });
  const [manager, director] = [userIdOf('manager01'), userIdOf('gm01')];
  const rows: DemoRows = {
    ...{ report_log: [], report_log_receiver: [], report_log_comment: [], report_log_like: [] },
  };

  const write = (userId: string, kind: ReportKind, about: string, at: number, said: Said) => {
    const period = periodOf(kind, about);
    const id = `report-${kind}-${period.from}-${userId}`;
    const shown = kind === 'daily' ? period.from : `${period.from}~${period.to.slice(5)}`;
    const counted = [
      { name: 'approvals' as const, count: chance(0, kind === 'daily' ? 2 : 9) },
      { name: 'quotes' as const, count: chance(1, kind === 'daily' ? 3 : 12) },
    ].filter(({ count }) => count > 0);
    rows.report_log.push({
      ...{ id, kind, periodFrom: period.from, periodTo: period.to },
      title: `${names.get(userId) ?? ''}${kind === 'monthly' ? period.from.slice(0, 7) : shown}的日志`,
      ...{ todayContent: said.today, tomorrowContent: said.tomorrow, question: said.question },
      figures: JSON.stringify(counted),
      isLate: isLate(kind, period, formatDate(at, 'yyyy-MM-dd'), undefined),
      ...{ creatorUserId: userId, creatorTime: new Date(at) },
    });
    // What was sent in the last two days the manager has not come to yet.
    const isRead = morning - at > 2 * day;
    const readTime = isRead ? new Date(at + chance(1, 14) * hour) : null;
    const receivers = kind === 'daily' ? [manager] : [manager, director];
    for (const [place, receiver] of receivers.entries())
      rows.report_log_receiver.push({
        ...{ reportId: id, userId: receiver, place, isCopy: place > 0, sentAt: new Date(at) },
        readTime: place > 0 && kind === 'weekly' ? null : readTime,
      });
    if (!readTime || chance(1, 100) > 30) return;
    const text = texts.comments[chance(0, texts.comments.length - 1)] ?? '';
    const saying = { reportId: id, creatorUserId: manager, creatorTime: readTime };
    rows.report_log_comment.push({ ...saying, id: `${id}-comment`, text });
    rows.report_log_like.push({ reportId: id, userId: manager, at: readTime });
  };

  for (const [index, userId] of writers.entries()) {
    const done = new Set<number>();
    for (let ago = daysOfAMonth; ago >= 1; ago -= 1) {
      const midnight = days.ago(ago);
      if (done.has(midnight)) continue;
      done.add(midnight);
      // Each forgets it now and then.
      if ((ago + index * 3) % 9 === 0) continue;
      const about = formatDate(midnight, 'yyyy-MM-dd');
      const said = texts.days[(ago + index) % texts.days.length] ?? texts.week;
      write(userId, 'daily', about, clock(midnight, 17, 10 + index * 7), said);
    }
    for (let weeks = 4; weeks >= 1; weeks -= 1) {
      const { to } = periodOf('weekly', formatDate(morning - weeks * 7 * day, 'yyyy-MM-dd'));
      const friday = Date.parse(`${to}T00:00:00+08:00`) - 2 * day;
      write(userId, 'weekly', to, clock(friday, 17, 40 + index * 3), texts.week);
    }
    const month = periodOf('monthly', formatDate(morning - 35 * day, 'yyyy-MM-dd'));
    const last = Date.parse(`${month.to}T00:00:00+08:00`);
    write(userId, 'monthly', month.to, clock(last, 16, 20 + index * 5), texts.month);
  }
  await insertDemoReports(db, rows);
}

import { AppError } from '@fairway/contract/app-error.ts';
import { type ReportKind, type ReportRule, reportKinds } from '@fairway/contract/report-log.ts';
import { isAskedOn, periodOf, type ReportPeriod } from '@fairway/domain/report-log/report-period.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { workCalendar } from '../calendar/work-calendar.ts';
import type { Db } from '../database/open.ts';
import type { Context } from '../http/context.ts';
import type { Teller } from '../messages/notify.ts';
import { idsOfPeopleBelow } from '../people/people-below.ts';
import {
  noteReminded,
  remindersOf,
  saveReminders,
  saveRule,
  takeRulesDue,
  writersAbout,
} from './team-store.ts';
import { remind } from './tell.ts';

/** Nobody is reminded of the same thing twice within an hour, by however many managers. */
const quietFor = 3_600_000;

/** Reminds those below the caller who have not written; with names only those. */
export async function remindOfReports(
  ctx: Context,
  { kind, day, userIds }: { kind: ReportKind; day: string; userIds: readonly string[] },
): Promise<{ count: number }> {
  const { db, session, now } = ctx;
  const period = periodOf(kind, day);
  const team = await idsOfPeopleBelow(db, session.userId);
  const chosen = userIds.length > 0 ? team.filter((one) => userIds.includes(one)) : team;
  const missing = await notWritten(db, chosen, kind, period, now);
  if (missing.length === 0) throw new AppError('NOBODY_TO_REMIND');
  await saveReminders(db, missing, kind, period.from, now);
  await remind(ctx, { ...{ kind, ...period, userIds: missing, now }, by: session });
  return { count: missing.length };
}

export async function saveReportRule(ctx: Context, rule: ReportRule): Promise<null> {
  const { db, session } = ctx;
  const team = await idsOfPeopleBelow(db, session.userId);
  if (team.length === 0) throw new AppError('NOT_FOUND');
  await saveRule(db, session.userId, rule);
  return null;
}

/** Reminds by the rules of managers whose time has come: of a day on every working day, of a week on its last one. */
export async function remindByRules(teller: Teller, now: Date): Promise<void> {
  const { db } = teller;
  const today = formatDate(now, 'yyyy-MM-dd');
  const [hour, minute] = formatDate(now, 'HH:mm').split(':').map(Number);
  const rules = await takeRulesDue(db, today, (hour ?? 0) * 60 + (minute ?? 0));
  if (rules.length === 0) return;
  const calendar = await workCalendar(db);
  const asked = reportKinds.filter((kind) => isAskedOn(kind, today, calendar));
  for (const rule of rules) {
    const team = await idsOfPeopleBelow(db, rule.userId);
    for (const kind of asked.filter((one) => rule[one])) {
      const period = periodOf(kind, today);
      const missing = await notWritten(db, team, kind, period, now);
      if (missing.length === 0) continue;
      await saveReminders(db, missing, kind, period.from, now);
      await remind(teller, { kind, ...period, userIds: missing, now });
    }
  }
  await noteReminded(
    db,
    rules.map(({ userId }) => userId),
    today,
  );
}

async function notWritten(
  db: Db,
  userIds: readonly string[],
  kind: ReportKind,
  { from }: ReportPeriod,
  now: Date,
): Promise<string[]> {
  const written = await writersAbout(db, userIds, kind, from);
  const since = now.getTime() - quietFor;
  const reminded = new Set(
    (await remindersOf(db, userIds, kind, from))
      .filter(({ remindedTime }) => remindedTime.getTime() > since)
      .map(({ userId }) => userId),
  );
  return userIds.filter((userId) => !written.has(userId) && !reminded.has(userId));
}

import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import type * as contract from '@fairway/contract/punch-card.ts';
import { longestPunchRange } from '@fairway/contract/punch-fields.ts';
import { daysBetween } from '@fairway/domain/time/calendar-day.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import type { Context } from '../http/context.ts';
import { fieldWords } from '../http/field-words.ts';
import { fieldsInvalid } from '../http/input.ts';
import { pageOf } from '../http/page.ts';
import { offeredPeople, peopleAtWork } from '../people/people-by-id.ts';
import { shownRows } from './shown-punch.ts';
import { seenPeople } from './sight.ts';
import { countAll, countsOfDay, listCounted, listPunches, punchesById } from './team-store.ts';

type TeamQuery = Received<typeof contract.listTeamPunches>['query'];
type StatisticsQuery = Received<typeof contract.listPunchStatistics>['query'];

const dayOf = ({ now }: Context): string => formatDate(now, 'yyyy-MM-dd');

/** Of those the caller sees, whom they ask about: some by name, or those who work in a department. */
async function peopleAsked(
  ctx: Context,
  { userIds, organizeId }: { userIds?: string | undefined; organizeId?: string | undefined },
): Promise<string[]> {
  const seen = await seenPeople(ctx);
  const named = new Set(userIds?.split(',').filter(Boolean));
  const chosen = named.size > 0 ? seen.filter((id) => named.has(id)) : seen;
  if (!organizeId) return chosen;
  const { db, session } = ctx;
  const there = await offeredPeople(db, session.organisationStamp, chosen, {
    selectType: 'dep',
    ableDepIds: [organizeId],
  });
  return chosen.filter((id) => there.has(id));
}

export async function listTeamPunches(
  ctx: Context,
  { userIds, organizeId, ...query }: TeamQuery,
): Promise<Reply<typeof contract.listTeamPunches>> {
  const people = await peopleAsked(ctx, { userIds, organizeId });
  if (people.length === 0) return pageOf([], query, 0);
  const { rows, total } = await listPunches(ctx.db, { ...query, userIds: people, today: dayOf(ctx) });
  return pageOf(await shownRows(ctx, rows), query, total);
}

export async function listPunchTeam(
  ctx: Context,
  { day, organizeId, keyword, ...paging }: Received<typeof contract.listPunchTeam>['query'],
): Promise<Reply<typeof contract.listPunchTeam>> {
  const { db, session } = ctx;
  const seen = await peopleAsked(ctx, { organizeId });
  const called = keyword ? new Set(await seenPeople(ctx, keyword)) : undefined;
  const team = called ? seen.filter((id) => called.has(id)) : seen;
  const first = (paging.currentPage - 1) * paging.pageSize;
  const shown = team.slice(first, first + paging.pageSize);
  const people = await peopleAtWork(db, session.organisationStamp, shown);
  const counts = new Map((await countsOfDay(db, shown, day ?? dayOf(ctx))).map((one) => [one.userId, one]));
  const lastIds = [...counts.values()].map(({ lastId }) => lastId);
  const last = new Map(
    (await shownRows(ctx, await punchesById(db, lastIds))).map((row) => [row.userId, row]),
  );
  const list = shown.flatMap((userId) => {
    const person = people.get(userId);
    const { punches = 0, visits = 0 } = counts.get(userId) ?? {};
    return person ? [{ userId, ...person, punches, visits, last: last.get(userId) ?? null }] : [];
  });
  return pageOf(list, paging, team.length);
}

const nothing = {
  ...{ punches: 0, visits: 0, closed: 0, minutes: 0, flagged: 0, outside: 0, late: 0, explained: 0 },
  ...{ people: 0, targets: 0, days: 0 },
};
const noPerson = { headIcon: '', isExternal: false, organize: '' };

export async function listPunchStatistics(
  ctx: Context,
  { userIds, organizeId, ...query }: StatisticsQuery,
): Promise<Reply<typeof contract.listPunchStatistics>> {
  const { db, session, language } = ctx;
  const days = daysBetween(query.from, query.to);
  if (days < 0 || days >= longestPunchRange) throw fieldsInvalid({ to: fieldWords.notOffered[language] });
  const people = await peopleAsked(ctx, { userIds, organizeId });
  if (people.length === 0) return { ...pageOf([], query, 0), total: nothing };
  const wanted = { ...query, userIds: people, today: dayOf(ctx) };
  const { rows, total } = await listCounted(db, wanted);
  const faces =
    query.by === 'person'
      ? await peopleAtWork(
          db,
          session.organisationStamp,
          rows.map(({ key }) => key),
        )
      : new Map();
  const list = rows.map(({ enName, name, ...counted }) => {
    const { headIcon, isExternal, organize } = faces.get(counted.key) ?? noPerson;
    const shown = query.by === 'target' && language === 'en' ? enName || name : name;
    return { ...counted, name: shown, headIcon, isExternal, organize };
  });
  return { ...pageOf(list, query, total), total: await countAll(db, wanted) };
}

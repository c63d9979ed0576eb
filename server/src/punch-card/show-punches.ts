import { AppError } from '@fairway/contract/app-error.ts';
import type { Reply } from '@fairway/contract/endpoint.ts';
import type * as contract from '@fairway/contract/punch-card.ts';
import { type PunchFlag, punchFlags } from '@fairway/contract/punch-fields.ts';
import { metresOfTrack, visitsOf } from '@fairway/domain/punch-card/visits.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import type { Context } from '../http/context.ts';
import { noticeFor } from './notice.ts';
import { halfOf } from './pair-day.ts';
import { ruleOf } from './rules.ts';
import { describedPunch, shownRows } from './shown-punch.ts';
import { seenPeople, seesPunchesOf } from './sight.ts';
import { findPunch, punchesWithin } from './store.ts';

export async function getPunchStart(ctx: Context): Promise<Reply<typeof contract.getPunchStart>> {
  const { db, session, now } = ctx;
  const today = formatDate(now, 'yyyy-MM-dd');
  const punches = await punchesWithin(db, session.userId, today, today);
  const open = punches.filter(({ kind, pairId }) => kind === 'in' && pairId === null);
  return {
    ...{ serverTime: now.getTime(), today, rule: (await ruleOf(db, session.userId)) ?? null },
    notice: await noticeFor(ctx),
    open: await shownRows(ctx, open),
    team: (await seenPeople(ctx)).length,
  };
}

/** The caller, or somebody whose punches they see. */
async function personAsked(ctx: Context, userId: string | undefined): Promise<string> {
  const asked = userId ?? ctx.session.userId;
  if (!(await seesPunchesOf(ctx, asked))) throw new AppError('NOT_FOUND');
  return asked;
}

export async function getPunchMonth(
  ctx: Context,
  { month, userId }: { month: string; userId?: string | undefined },
): Promise<Reply<typeof contract.getPunchMonth>> {
  const person = await personAsked(ctx, userId);
  const rows = await shownRows(ctx, await punchesWithin(ctx.db, person, `${month}-01`, `${month}-31`));
  const list = [...Map.groupBy(rows, ({ day }) => day)].map(([day, punches]) => {
    const visits = punches.filter(({ kind }) => kind === 'in');
    const seen = new Set<PunchFlag>(punches.flatMap(({ flags }) => flags.map(({ flag }) => flag)));
    return {
      ...{ day, punches: punches.length, visits: visits.length },
      minutes: visits.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0),
      flags: punchFlags.filter((flag) => seen.has(flag)),
    };
  });
  const sum = (key: 'punches' | 'visits' | 'minutes') => list.reduce((all, one) => all + one[key], 0);
  return {
    list,
    total: { days: list.length, punches: sum('punches'), visits: sum('visits'), minutes: sum('minutes') },
  };
}

export async function getPunchDay(
  ctx: Context,
  { day, userId }: { day: string; userId?: string | undefined },
): Promise<Reply<typeof contract.getPunchDay>> {
  const person = await personAsked(ctx, userId);
  const rows = await punchesWithin(ctx.db, person, day, day);
  const punches = await shownRows(ctx, rows);
  const targets = new Map(punches.map(({ id, target }) => [id, target]));
  const { visits } = visitsOf(rows.map(halfOf));
  const track = rows.map(({ lat, lng }) => (lat === null || lng === null ? null : { lat, lng }));
  return {
    punches,
    visits: visits.map((visit) => ({ ...visit, target: targets.get(visit.inId) ?? null })),
    metres: metresOfTrack(track),
  };
}

export async function getPunch(ctx: Context, id: string): Promise<contract.Punch> {
  const punch = await findPunch(ctx.db, id);
  if (!punch || !(await seesPunchesOf(ctx, punch.userId))) throw new AppError('NOT_FOUND');
  return describedPunch(ctx, punch);
}

import { AppError } from '@fairway/contract/app-error.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import {
  type DayFigures,
  type getFlowStatistics as declared,
  type FlowStatistics,
  mostStatisticsDays,
} from '@fairway/contract/workflow-statistics.ts';
import { defaultZone } from '@fairway/domain/time/format-date.ts';
import { daysIn, edgesOf, periodsOf } from '@fairway/domain/workflow/views/statistics/period.ts';
import type { Context } from '../../http/context.ts';
import { directoryOf } from '../directory.ts';
import { categoryCodes } from '../lists/list-filters.ts';
import { facesOf } from '../show/names.ts';
import { templateTranslators } from '../templates/template-translators.ts';
import {
  countByDay,
  type Narrowing,
  readDecisionFigures,
  readPeople,
  readRequestFigures,
  readSteps,
  readTogether,
} from './store.ts';

type Query = Received<typeof declared>['query'];

/** How fast requests are decided: everybody's for who watches all flows, else one's own; nobody's for a customer. */
export async function getFlowStatistics(ctx: Context, query: Query): Promise<FlowStatistics> {
  const { db, session, now, language } = ctx;
  if (session.kind === 'customer') throw new AppError('FORBIDDEN');
  const periods = periodsOf(query, now.getTime(), defaultZone);
  if (!periods) throw new AppError('STATISTICS_PERIOD_WRONG', { most: mostStatisticsDays });
  const permissions = await ctx.permissions();
  const scope = permissions.some(({ modelId }) => modelId === 'flowMonitor') ? 'all' : 'own';
  const wanted = await narrowingOf(ctx, scope, query);
  const withRequests = scope === 'own' || wanted.handlerIds === undefined;

  const read = await readTogether(db, async (reading) => ({
    requests: withRequests
      ? {
          now: await readRequestFigures(reading, wanted, periods.now),
          before: await readRequestFigures(reading, wanted, periods.before),
        }
      : null,
    decisions: {
      now: await readDecisionFigures(reading, wanted, periods.now),
      before: await readDecisionFigures(reading, wanted, periods.before),
    },
    counted: await countByDay(reading, { ...wanted, withRequests }, periods.now, defaultZone),
    steps: await readSteps(reading, wanted, periods.now),
    people: await readPeople(reading, wanted, periods.now),
  }));
  if (!read) throw new AppError('STATISTICS_TOO_MUCH');

  const { requests, decisions, counted, steps, people } = read;
  const faceOf = await facesOf(
    db,
    people.map(({ userId }) => userId),
    language,
  );
  const translatorFor = await templateTranslators(db, language);
  const named = (step: (typeof steps)[number]) => {
    const translate = translatorFor(step.templateId);
    return { ...step, flowName: translate(step.flowName), nodeName: translate(step.nodeName) };
  };
  return {
    ...{ scope, requests, decisions },
    period: edgesOf(periods.now, defaultZone),
    before: edgesOf(periods.before, defaultZone),
    days: filledDays(daysIn(periods.now, now.getTime(), defaultZone), counted),
    steps: { list: steps.map(named), total: steps[0]?.total ?? 0 },
    people: {
      list: people.map(({ oldestOpen, ...person }) => ({
        ...person,
        ...faceOf(person.userId),
        oldestOpen: oldestOpen?.getTime() ?? null,
      })),
      total: people[0]?.total ?? 0,
    },
  };
}

async function narrowingOf(
  { db, session }: Context,
  scope: FlowStatistics['scope'],
  { templateId, flowCategory, departmentId }: Query,
): Promise<Narrowing> {
  const [category] = await categoryCodes(db, flowCategory ? [flowCategory] : []);
  const ofFlows = { templateId, flowCategory: category };
  if (scope === 'own') return { ...ofFlows, handlerIds: [session.userId], creatorUserId: session.userId };
  if (!departmentId) return ofFlows;
  const { membersOf } = await directoryOf(db);
  return { ...ofFlows, handlerIds: membersOf.organisations.get(departmentId) ?? [] };
}

/** A day on which nothing happened is one, too. */
function filledDays(days: readonly string[], counted: Awaited<ReturnType<typeof countByDay>>): DayFigures[] {
  const byDay = new Map(days.map((day) => [day, { day, started: 0, finished: 0, decided: 0 }]));
  for (const { day, kind, count } of counted) {
    const figures = byDay.get(day);
    if (figures) figures[kind] = count;
  }
  return [...byDay.values()];
}

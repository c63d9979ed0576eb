import type { BusinessPortal, LaneTrend } from '@fairway/contract/dashboards.ts';
import { termInForce } from '@fairway/domain/customers/credit.ts';
import { laneTrend, trendDays } from '@fairway/domain/dashboards/lane-trend.ts';
import { isOnBoard } from '@fairway/domain/freight/audience.ts';
import { addDays } from '@fairway/domain/time/calendar-day.ts';
import type { CreditUses } from '../credit/credit-use.ts';
import { creditOfCustomers } from '../credit/customer-credit.ts';
import { creditTermsOf } from '../customers/credit-terms-of.ts';
import { customerOfUser } from '../customers/customer-of-user.ts';
import { namesOf } from '../entities/references.ts';
import { companyDay } from '../freight/company-day.ts';
import { ratesOfLanes } from '../freight/rates-by-id.ts';
import { viewerOf } from '../freight/viewer.ts';
import type { Context } from '../http/context.ts';
import { portsById } from '../master-data/lookups.ts';
import { findLanesOf, findLatestNotes, type Lane } from './store.ts';

const oneDay = 86_400_000;
const laneDays = 180;
const lanesShown = 6;
/** Of these lanes together; a lane with more carriers is told by the latest. */
const mostRates = 3_000;
const noteDays = 30;
const notesShown = 6;

/** What everybody finds on the portal beside their own lists: the market of their lanes, notes, their credit. */
export async function getBusinessPortal(ctx: Context, creditUses: CreditUses): Promise<BusinessPortal> {
  const granted = await ctx.permissions();
  const has = (modelId: string) => granted.some((entry) => entry.modelId === modelId);
  const [lanes, notes, credit] = await Promise.all([
    has('freight') ? trendsOf(ctx) : [],
    has('lineBoard') ? notesOf(ctx) : [],
    has('accountsAnalysis') ? creditOf(ctx, creditUses) : null,
  ]);
  return { asOf: ctx.now.getTime(), lanes, notes, credit };
}

/** The lanes of their own list of shipments, those with most of them. */
async function trendsOf(ctx: Context): Promise<LaneTrend[]> {
  const { db, language, now, session } = ctx;
  const viewer = await viewerOf(ctx);
  const listOf = session.kind === 'customer' ? viewer.customerId : session.userId;
  const today = companyDay(now);
  const rows = await findLanesOf(db, [listOf ?? ''], new Date(now.getTime() - laneDays * oneDay), 200);
  const lanes = busiest(rows);
  const since = trendDays(today)[0] ?? today;
  const rates = (await ratesOfLanes(db, lanes, viewer, since, mostRates)).filter(({ audience }) =>
    isOnBoard(audience, viewer),
  );
  const ports = await portsById(
    db,
    lanes.flatMap(({ polId, podId }) => [polId, podId]),
    language,
  );
  return lanes.flatMap(({ polId, podId }) => {
    const own = rates.filter((rate) => rate.polId === polId && rate.podId === podId);
    const trend = laneTrend(own, today);
    if (!trend) return [];
    const [polName, podName] = [ports.get(polId)?.fullName ?? '', ports.get(podId)?.fullName ?? ''];
    return [{ ...{ polId, podId, polName, podName }, ...trend }];
  });
}

/** Lanes of boxes by their shipments, whoever's they are. */
function busiest(rows: readonly (Lane & { shipments: number })[]): Lane[] {
  const byLane = Map.groupBy(
    rows.filter(({ mode }) => mode === 'FCL'),
    ({ polId, podId }) => `${polId} ${podId}`,
  );
  return [...byLane.values()]
    .map((own) => ({ lane: own[0] as Lane, shipments: own.reduce((sum, one) => sum + one.shipments, 0) }))
    .toSorted((one, other) => other.shipments - one.shipments)
    .slice(0, lanesShown)
    .map(({ lane: { mode, polId, podId } }) => ({ mode, polId, podId }));
}

async function notesOf({ db, language, now, session }: Context): Promise<BusinessPortal['notes']> {
  const rows = await findLatestNotes(db, {
    since: addDays(companyDay(now), -noteDays),
    ...{ isForCustomers: session.kind === 'customer', most: notesShown },
  });
  const [lines, people] = await Promise.all([
    namesOf(
      db,
      'trade_line',
      rows.map(({ lineId }) => lineId),
      language,
    ),
    namesOf(
      db,
      'person',
      rows.map(({ creatorUserId }) => creatorUserId),
      language,
    ),
  ]);
  return rows.map(({ creatorUserId, creatorTime, ...note }) => ({
    ...{ ...note, lineName: lines.get(note.lineId) ?? '', creatorName: people.get(creatorUserId) ?? '' },
    creatorTime: creatorTime.getTime(),
  }));
}

/** Of the customer who asks, their own agreement; staff have none. */
async function creditOf(
  { db, now, session }: Context,
  creditUses: CreditUses,
): Promise<BusinessPortal['credit']> {
  const customer = await customerOfUser(db, session);
  if (!customer) return null;
  const term = termInForce(await creditTermsOf(db, customer.id), companyDay(now));
  if (!term) return null;
  const credits = await creditOfCustomers({ db, now, creditUses }, [{ customerId: customer.id, term }]);
  const credit = credits.get(customer.id);
  if (!credit) return null;
  const { limit, used, available, isExceeded, missingRate } = credit;
  return { limit, used, available, isExceeded, missingRate };
}

import type { Reply } from '@fairway/contract/endpoint.ts';
import type { getPersonalBoard } from '@fairway/contract/personal-board.ts';
import { myShipmentsPath } from '@fairway/contract/shipments.ts';
import { shipmentStages } from '@fairway/contract/tracking.ts';
import { dayOfNumber, numberOfDay, weekdayOf } from '@fairway/domain/calendar/working-days.ts';
import { monthOf } from '@fairway/domain/time/calendar-day.ts';
import { companyDay } from '../../freight/company-day.ts';
import type { Context } from '../../http/context.ts';
import { listsOf, readerOf } from '../../shipments/reader.ts';
import { listShipmentDays } from '../../shipments/show-list.ts';
import { countStages } from './store.ts';

type Board = Reply<typeof getPersonalBoard>;

/** My shipments by how far they are, and what leaves and arrives this week: as my list of shipments has them. */
export async function cargoOf(ctx: Context): Promise<Pick<Board, 'pipeline' | 'week'>> {
  const granted = await ctx.permissions();
  if (!granted.some(({ modelId }) => modelId === 'cargoShipment')) return { pipeline: null, week: null };
  const [viewerId = ''] = listsOf(await readerOf(ctx), 'mine');
  const counts = await countStages(ctx.db, viewerId);
  return {
    pipeline: shipmentStages.flatMap((stage) => {
      const count = counts.get(stage) ?? 0;
      const query = new URLSearchParams({ 'f.stage': stage, 'f.status': 'active' });
      return count === 0 ? [] : [{ stage, count, path: `${myShipmentsPath}?${query}` }];
    }),
    week: await weekOf(ctx),
  };
}

async function weekOf(ctx: Context): Promise<NonNullable<Board['week']>> {
  const today = numberOfDay(companyDay(ctx.now));
  const monday = today - weekdayOf(today) + 1;
  const shown = Array.from({ length: 7 }, (_, at) => dayOfNumber(monday + at));
  const known = new Map<string, Awaited<ReturnType<typeof listShipmentDays>>['days'][number]>();
  for (const month of new Set(shown.map(monthOf))) {
    const { days } = await listShipmentDays(ctx, { month, scope: 'mine', segment: 'all', filters: {} });
    for (const day of days) known.set(day.day, day);
  }
  return shown.map((day) => known.get(day) ?? { day, departures: 0, arrivals: 0, list: [] });
}

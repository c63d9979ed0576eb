import {
  mostLayerDates,
  type ScheduleLayer,
  type ScheduleLayerDate,
  scheduleLayers,
} from '@fairway/contract/schedule.ts';
import type { Range } from '@fairway/domain/schedule/occurrences.ts';
import type { Context } from '../http/context.ts';
import { fieldWords } from '../http/field-words.ts';
import { fieldsInvalid } from '../http/input.ts';
import { layersOf, replaceLayers } from './layer-store.ts';

/** What features show in calendars beside events; see `scheduleLayers` of `Feature`. */
export type ScheduleLayers = Partial<
  Record<
    ScheduleLayer,
    {
      isFor: (ctx: Context) => Promise<boolean>;
      /** In a range, the first ones first; only what the caller may see. */
      dates: (ctx: Context, range: Range, most: number) => Promise<ScheduleLayerDate[]>;
    }
  >
>;

const isLayer = (name: string): name is ScheduleLayer => (scheduleLayers as readonly string[]).includes(name);

/** The dates of the layers that are asked for, with commas between them. */
export async function datesIn(
  ctx: Context,
  offered: ScheduleLayers,
  asked: string,
  range: Range,
): Promise<{ layers: ScheduleLayerDate[]; hasMoreDates: boolean }> {
  const names = new Set(asked.split(',').filter((name) => name !== ''));
  const dates: ScheduleLayerDate[] = [];
  for (const name of names) {
    if (!isLayer(name)) throw fieldsInvalid({ layers: fieldWords.wrongForm[ctx.language] });
    dates.push(...((await offered[name]?.dates(ctx, range, mostLayerDates + 1)) ?? []));
  }
  dates.sort((one, other) => one.at - other.at);
  return { layers: dates.slice(0, mostLayerDates), hasMoreDates: dates.length > mostLayerDates };
}

export async function listLayers(
  ctx: Context,
  offered: ScheduleLayers,
): Promise<{ list: { name: ScheduleLayer; isOn: boolean }[] }> {
  const chosen = await layersOf(ctx.db, ctx.session.userId);
  const list = [];
  for (const name of scheduleLayers)
    if (await offered[name]?.isFor(ctx)) list.push({ name, isOn: chosen.includes(name) });
  return { list };
}

export async function chooseLayers(
  { db, session }: Context,
  layers: readonly ScheduleLayer[],
): Promise<null> {
  await replaceLayers(db, session.userId, [...new Set(layers)]);
  return null;
}

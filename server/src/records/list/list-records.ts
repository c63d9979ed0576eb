import type { Received } from '@fairway/contract/endpoint.ts';
import { type listRecords as declared, headingKey, mostRecordsAtOnce } from '@fairway/contract/records.ts';
import { listedFields } from '@fairway/domain/forms/list-columns.ts';
import type { Context } from '../../http/context.ts';
import { pageOf } from '../../http/page.ts';
import { type OnlyOf, usableModel } from '../access.ts';
import { headingCells, shownHeadings } from '../names/shown-headings.ts';
import { shownValues } from '../names/shown-values.ts';
import { readerOf } from '../show-record.ts';
import { findRecords } from '../store.ts';
import { countUse } from './count-use.ts';
import { filtersOf, sortingOf } from './list-filters.ts';
import { allowedFilters, allowedSidx, keywordFields, keywordHits } from './searchable-fields.ts';
import { type Filter, searchRecords } from './store.ts';

/** One page of the records of a model, names in place of ids. */
export async function listRecords(ctx: Context, modelId: string, body: Received<typeof declared>['body']) {
  const { db, language } = ctx;
  const model = await usableModel(ctx, modelId);
  const { form } = model;
  const reader = await readerOf(ctx);
  const filters = [
    ...creatorFilter(model.onlyOf),
    ...(await keywordHits(reader, model, body.keyword, keywordFields(model))),
    ...allowedFilters(model, filtersOf(model, body.queryJson, language)),
  ];
  const sorting = sortingOf(model, allowedSidx(model, body.sidx), body.sort);
  countUse(ctx, { modelId, filters, sorting });
  const page = pageAsked(body);
  const { ids, total } = await searchRecords(db, { modelId, filters, sorting, ...page });
  const records = inOrder(ids, await findRecords(db, modelId, ids));
  const fields = new Set([...listedFields(form, model.listFields), ...headingCells(form)]);
  const shown = await shownValues(reader, form, [...fields], records);
  const headings = await shownHeadings(reader, form, records, shown);
  const rows = records.map(({ id, version, creatorTime }, place) => ({
    ...{ creatorTime: creatorTime.getTime(), version },
    ...shown[place],
    [headingKey]: headings[place],
    id,
  }));
  return pageOf(rows, page, total);
}

/** Clients that group or draw trees ask for everything: then no page is. */
const pageAsked = ({ dataType, currentPage, pageSize }: Received<typeof declared>['body']) =>
  String(dataType) === '1' ? { currentPage: 1, pageSize: mostRecordsAtOnce } : { currentPage, pageSize };

export const creatorFilter = (userIds: OnlyOf): Filter[] =>
  userIds === undefined ? [] : [{ by: 'creator', userIds }];

export function inOrder<T extends { id: string }>(ids: readonly string[], records: readonly T[]): T[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

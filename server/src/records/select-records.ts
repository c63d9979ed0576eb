import { AppError } from '@fairway/contract/app-error.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import { type selectRecords as declared, recordActs } from '@fairway/contract/records.ts';
import { listedFields } from '@fairway/domain/forms/list-columns.ts';
import { seesAll } from '@fairway/domain/forms/searchable-fields.ts';
import { can } from '@fairway/domain/permission/can.ts';
import type { Context } from '../http/context.ts';
import { pageOf } from '../http/page.ts';
import { onlyOf } from './access.ts';
import { creatorFilter, inOrder } from './list/list-records.ts';
import { keywordHits } from './list/searchable-fields.ts';
import { type Filter, searchRecords } from './list/store.ts';
import { type Model, modelOf } from './models/model.ts';
import { rowsToPick } from './pickable-rows.ts';
import { type FillableForms, referredColumns } from './references.ts';
import { readerOf } from './show-record.ts';
import { findRecords } from './store.ts';

type Query = Received<typeof declared>['query'];

const mostIds = 500;

/** Records of another model to choose from, with the columns that were asked for and may be seen. */
export async function selectRecords(
  ctx: Context,
  modelId: string,
  query: Query,
  fillableForms: FillableForms,
) {
  const { db, session } = ctx;
  const model = await modelOf(db, modelId);
  const visible = model?.enabledMark === 1 && (await visibleColumns(ctx, model, fillableForms));
  if (!model || !visible) throw new AppError('NOT_FOUND');

  const asked = [query.relationField, ...query.columnOptions.split(',')].map((column) => column.trim());
  const columns = [...new Set(asked)].filter(visible).flatMap((path) => {
    const found = model.form.byPath.get(path);
    return found && found.table === undefined && found.field.kind !== 'table' ? [found] : [];
  });
  const ids = query.ids.split(',').filter(Boolean).slice(0, mostIds);
  const reader = await readerOf(ctx);
  const seen = { ...model, onlyOf: await onlyOf(db, model, session) };
  // Who does not see all of these records finds them by the columns that are shown here.
  const searched = (await isAllSeen(ctx, modelId)) ? 'all' : columns;
  const filters: Filter[] = [
    ...creatorFilter(seen.onlyOf),
    ...(await keywordHits(reader, seen, query.keyword, searched)),
    ...(ids.length > 0 ? [{ by: 'ids' as const, ids }] : []),
  ];
  const { currentPage, pageSize, sort: direction } = query;
  const search = { modelId, filters, sorting: { direction }, currentPage, pageSize };
  const found = await searchRecords(db, search);
  const records = inOrder(found.ids, await findRecords(db, modelId, found.ids));
  const rows = await rowsToPick(reader, model, columns, records);
  return pageOf(rows, query, found.total);
}

async function isAllSeen(ctx: Context, modelId: string): Promise<boolean> {
  const permissions = await ctx.permissions();
  return seesAll({ acts: recordActs.filter((act) => can(permissions, modelId, 'button', `btn_${act}`)) });
}

/** All columns for who may look at records; for others what its list shows, and what their own forms look at. */
async function visibleColumns(
  ctx: Context,
  { id, form, listFields }: Model,
  fillableForms: FillableForms,
): Promise<((column: string) => boolean) | undefined> {
  const permissions = await ctx.permissions();
  if (can(permissions, id, 'button', 'btn_detail')) return () => true;
  const isInMenu = permissions.some(({ modelId }) => modelId === id);
  const listed = isInMenu ? listedFields(form, listFields).map(({ path }) => path) : undefined;
  const referred = await referredColumns(ctx.db, ctx.session, id, fillableForms);
  if (!listed && !referred) return undefined;
  const seen = new Set([...(listed ?? []), ...(referred ?? [])]);
  return (column) => seen.has(column);
}

import * as contract from '@fairway/contract/views.ts';
import { type Route, route } from '../http/context.ts';
import type { TableReaders } from '../http/table-readers.ts';
import { getTableViews } from './list-views.ts';
import { chooseDefaultView, chooseDensity, saveTableLook } from './save-look.ts';
import { changeView, createView, deleteView } from './save-view.ts';

export const viewRoutes = (readers: TableReaders): Route[] => [
  route(contract.getTableViews, (ctx, { params }) => getTableViews(ctx, params.table, readers)),
  route(contract.saveTableLook, (ctx, { params, body }) => saveTableLook(ctx, params.table, body, readers)),
  route(contract.chooseDensity, (ctx, { body }) => chooseDensity(ctx, body.density)),
  route(contract.createView, (ctx, { params, body }) => createView(ctx, params.table, body, readers)),
  route(contract.changeView, (ctx, { params, body }) => changeView(ctx, params, body, readers)),
  route(contract.deleteView, (ctx, { params }) => deleteView(ctx, params, readers)),
  route(contract.chooseDefaultView, (ctx, { params, body }) =>
    chooseDefaultView(ctx, params.table, body.viewId, readers),
  ),
];

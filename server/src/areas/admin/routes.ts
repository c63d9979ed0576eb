import { AppError } from '@fairway/contract/app-error.ts';
import * as contract from '@fairway/contract/area-admin.ts';
import { type Route, route } from '../../http/context.ts';
import { findArea } from './area-store.ts';
import { addArea, changeArea, moveArea, removeArea, undoAreaChange } from './change-area.ts';
import { listAreaHistory, listManagedAreas, searchAreas } from './show-areas.ts';
import { type AreaUsers, usesOfArea } from './uses.ts';

export const areaAdminRoutes = (users: AreaUsers): Route[] => [
  route(contract.listManagedAreas, (ctx, { params }) => listManagedAreas(ctx, params.id)),
  route(contract.searchAreas, (ctx, { query }) => searchAreas(ctx, query.keyword)),
  route(contract.addArea, (ctx, { body }) => addArea(ctx, body)),
  route(contract.changeArea, (ctx, { params, body }) => changeArea(ctx, params.id, body)),
  route(contract.moveArea, (ctx, { params, body }) => moveArea(ctx, params.id, body)),
  route(contract.listAreaUses, async ({ db }, { params }) => {
    const area = await findArea(db, params.id);
    if (!area) throw new AppError('NOT_FOUND');
    return { list: await usesOfArea(db, users, area) };
  }),
  route(contract.removeArea, (ctx, { params, body }) => removeArea(ctx, users, params.id, body.version)),
  route(contract.undoAreaChange, (ctx, { params, body }) =>
    undoAreaChange(ctx, users, params.id, body.version),
  ),
  route(contract.listAreaHistory, (ctx, { params }) => listAreaHistory(ctx, params.id)),
];

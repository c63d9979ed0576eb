import * as contract from '@fairway/contract/menus.ts';
import { type Route, route } from '../http/context.ts';
import type { MenuTargets } from '../permission/menu-targets.ts';
import { addMenu } from './add-menu.ts';
import { changeMenu, resetAllMenus, resetMenu, undoMenuChange } from './change-menu.ts';
import { listMenuHistory } from './menu-history.ts';
import { addMenuSystem, changeMenuSystem, removeMenuSystem, undoMenuSystem } from './menu-systems.ts';
import { moveMenu } from './move-menu.ts';
import { previewMenu } from './preview-menu.ts';
import { removeMenu } from './remove-menu.ts';
import { getMenuTree, listMenuTargets, listMenuUses } from './show-menus.ts';

export const menuAdminRoutes = (targets: MenuTargets): Route[] => [
  route(contract.getMenuTree, (ctx) => getMenuTree(ctx)),
  route(contract.listMenuTargets, (ctx) => listMenuTargets(ctx, targets)),
  route(contract.previewMenu, (ctx, { query }) => previewMenu(ctx, query)),
  route(contract.addMenu, (ctx, { body }) => addMenu(ctx, targets, body)),
  route(contract.resetAllMenus, (ctx) => resetAllMenus(ctx)),
  route(contract.changeMenu, (ctx, { params, body }) => changeMenu(ctx, params.id, body)),
  route(contract.moveMenu, (ctx, { params, body }) => moveMenu(ctx, params.id, body)),
  route(contract.resetMenu, (ctx, { params, body }) => resetMenu(ctx, params.id, body.version)),
  route(contract.listMenuUses, (ctx, { params }) => listMenuUses(ctx, params.id)),
  route(contract.removeMenu, (ctx, { params, body }) => removeMenu(ctx, params.id, body.version)),
  route(contract.undoMenuChange, (ctx, { params, body }) => undoMenuChange(ctx, params.id, body.version)),
  route(contract.listMenuHistory, (ctx, { params }) => listMenuHistory(ctx, params.id)),
  route(contract.addMenuSystem, (ctx, { body }) => addMenuSystem(ctx, body)),
  route(contract.changeMenuSystem, (ctx, { params, body }) => changeMenuSystem(ctx, params.id, body)),
  route(contract.removeMenuSystem, (ctx, { params, body }) => removeMenuSystem(ctx, params.id, body.version)),
  route(contract.undoMenuSystem, (ctx, { params, body }) => undoMenuSystem(ctx, params.id, body.version)),
];

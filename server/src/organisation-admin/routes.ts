import * as contract from '@fairway/contract/organisation-admin.ts';
import * as rights from '@fairway/contract/rights.ts';
import { type Route, route } from '../http/context.ts';
import { mergeUnits } from './merge-units.ts';
import { moveUnit } from './move-unit.ts';
import { removeUnit } from './remove-unit.ts';
import { changeRights } from './rights/change-rights.ts';
import { explainRights, getRightsMatrix } from './rights/show-rights.ts';
import { addUnit, changeUnit } from './save-unit.ts';
import { listUnits, listUnitUses } from './show-units.ts';
import { undoUnitChange } from './undo-unit-change.ts';
import { listUnitHistory } from './unit-history.ts';
import type { UnitUsers } from './unit-uses.ts';

export const organisationAdminRoutes = (unitUsers: UnitUsers): Route[] => [
  route(contract.listUnits, (ctx) => listUnits(ctx)),
  route(contract.addUnit, (ctx, { body }) => addUnit(ctx, body)),
  route(contract.changeUnit, (ctx, { params, body }) => changeUnit(ctx, params.id, body)),
  route(contract.moveUnit, (ctx, { params, body }) => moveUnit(ctx, params.id, body)),
  route(contract.listUnitUses, (ctx, { params }) => listUnitUses(ctx, unitUsers, params.id)),
  route(contract.mergeUnits, (ctx, { params, body }) => mergeUnits(ctx, unitUsers, params.id, body)),
  route(contract.removeUnit, (ctx, { params, body }) => removeUnit(ctx, unitUsers, params.id, body.version)),
  route(contract.undoUnitChange, (ctx, { params, body }) =>
    undoUnitChange(ctx, unitUsers, params.id, body.version),
  ),
  route(contract.listUnitHistory, (ctx, { params }) => listUnitHistory(ctx, params.id)),
  route(rights.getRightsMatrix, (ctx) => getRightsMatrix(ctx)),
  route(rights.changeRights, (ctx, { params, body }) => changeRights(ctx, params.id, body)),
  route(rights.explainRights, (ctx, { params }) => explainRights(ctx, params.id)),
  route(rights.explainMyRights, (ctx) => explainRights(ctx, ctx.session.userId)),
];

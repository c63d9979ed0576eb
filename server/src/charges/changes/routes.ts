import * as contract from '@fairway/contract/charge-changes.ts';
import { type Route, route } from '../../http/context.ts';
import { askChange } from './ask-change.ts';
import { createChange, previewChange, removeChange, updateChange } from './save-change.ts';
import { getChange, listChanges } from './show-changes.ts';

export const chargeChangeRoutes: Route[] = [
  route(contract.listChargeChanges, (ctx, { body }) => listChanges(ctx, body)),
  route(contract.getChargeChange, (ctx, { params }) => getChange(ctx, params.id)),
  route(contract.previewChargeChange, (ctx, { body }) => previewChange(ctx, body)),
  route(contract.createChargeChange, (ctx, { body }) => createChange(ctx, body)),
  route(contract.updateChargeChange, (ctx, { params, body }) => updateChange(ctx, params.id, body)),
  route(contract.askChargeChange, (ctx, { params, body }) => askChange(ctx, params.id, body)),
  route(contract.removeChargeChange, (ctx, { params }) => removeChange(ctx, params.id)),
];

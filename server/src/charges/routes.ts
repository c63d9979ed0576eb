import * as contract from '@fairway/contract/shipment-charges.ts';
import { type Route, route } from '../http/context.ts';
import { actOnCharges } from './act-on-charges.ts';
import { compareCharges } from './compare-charges.ts';
import { draftCharges } from './draft-charges.ts';
import { readPasted } from './read-pasted.ts';
import { saveCharges } from './save-charges.ts';
import { getCharge } from './show-charge.ts';
import { listCharges } from './show-charges.ts';
import type { TaxedCharges } from './taxed-charges.ts';
import { deleteChargeTemplate, listChargeTemplates, saveChargeTemplate } from './templates.ts';

export const chargeRoutes = ({ taxedCharges }: { taxedCharges: TaxedCharges }): Route[] => [
  route(contract.listCharges, (ctx, { body }) => listCharges(ctx, taxedCharges, body)),
  route(contract.getCharge, (ctx, { params }) => getCharge(ctx, taxedCharges, params.id)),
  route(contract.saveCharges, (ctx, { params, body }) => saveCharges(ctx, params.shipmentId, body)),
  route(contract.draftCharges, (ctx, { params, body }) => draftCharges(ctx, params.shipmentId, body)),
  route(contract.readPastedCharges, (ctx, { params, body }) => readPasted(ctx, params.shipmentId, body)),
  route(contract.actOnCharges, (ctx, { params, body }) => actOnCharges(ctx, params.act, body)),
  route(contract.compareCharges, (ctx, { params }) => compareCharges(ctx, params.shipmentId)),
  route(contract.listChargeTemplates, (ctx) => listChargeTemplates(ctx)),
  route(contract.saveChargeTemplate, (ctx, { body }) => saveChargeTemplate(ctx, body)),
  route(contract.deleteChargeTemplate, (ctx, { params }) => deleteChargeTemplate(ctx, params.id)),
];

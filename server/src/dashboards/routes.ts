import * as contract from '@fairway/contract/dashboards.ts';
import type { CreditUses } from '../credit/credit-use.ts';
import { type Route, route } from '../http/context.ts';
import { listCustomersToCall } from './list-calls.ts';
import { listRateChanges } from './list-rate-changes.ts';
import { listSalesStep } from './list-step.ts';
import { getSalesCockpit } from './show-cockpit.ts';
import { getBusinessPortal } from './show-portal.ts';

export const dashboardRoutes = ({ creditUses }: { creditUses: CreditUses }): Route[] => [
  route(contract.getSalesCockpit, (ctx, { body }) => getSalesCockpit(ctx, body)),
  route(contract.listSalesStep, (ctx, { body }) => listSalesStep(ctx, body)),
  route(contract.listCustomersToCall, (ctx, { body }) => listCustomersToCall(ctx, body)),
  route(contract.listRateChanges, (ctx, { body }) => listRateChanges(ctx, body)),
  route(contract.getBusinessPortal, (ctx) => getBusinessPortal(ctx, creditUses)),
];

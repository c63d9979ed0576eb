import * as contract from '@fairway/contract/payments.ts';
import { type Route, route, routeWithOwnTransaction } from '../http/context.ts';
import { claimPayment } from './claim-payment.ts';
import { previewSettlement } from './preview-settlement.ts';
import { registerPayment } from './register-payment.ts';
import { reversePayment, reverseSettlement } from './reverse.ts';
import { settleInvoices } from './settle-invoices.ts';
import { getPayment, listPayments } from './show-payments.ts';

export const paymentRoutes: Route[] = [
  route(contract.listPayments, (ctx, { body }) => listPayments(ctx, body)),
  route(contract.getPayment, (ctx, { params }) => getPayment(ctx, params.id)),
  route(contract.registerPayment, (ctx, { body }) => registerPayment(ctx, body)),
  route(contract.claimPayment, (ctx, { params, body }) => claimPayment(ctx, params.id, body)),
  route(contract.previewSettlement, (ctx, { params, body }) => previewSettlement(ctx, params.id, body)),
  routeWithOwnTransaction(contract.settleInvoices, (ctx, { params, body }) =>
    settleInvoices(ctx, params.id, body),
  ),
  route(contract.reverseSettlement, (ctx, { params, body }) => reverseSettlement(ctx, params.id, body)),
  route(contract.reversePayment, (ctx, { params, body }) => reversePayment(ctx, params.id, body)),
];

import * as contract from '@fairway/contract/payment-requests.ts';
import { type Route, route } from '../../http/context.ts';
import { createRequest } from './create-request.ts';
import { cancelRequest, payRequest } from './pay-request.ts';
import { listPayableInvoices } from './payable-invoices.ts';
import { getRequest, listRequests } from './show-requests.ts';

export const paymentRequestRoutes: Route[] = [
  route(contract.listPaymentRequests, (ctx, { body }) => listRequests(ctx, body)),
  route(contract.getPaymentRequest, (ctx, { params }) => getRequest(ctx, params.id)),
  route(contract.listPayableInvoices, (ctx, { body }) => listPayableInvoices(ctx, body)),
  route(contract.createPaymentRequest, (ctx, { body }) => createRequest(ctx, body)),
  route(contract.payPaymentRequest, (ctx, { params, body }) => payRequest(ctx, params.id, body)),
  route(contract.cancelPaymentRequest, (ctx, { params, body }) => cancelRequest(ctx, params.id, body)),
];

import * as contract from '@fairway/contract/orders.ts';
import type { CreditUses } from '../credit/credit-use.ts';
import { type Route, route, routeWithOwnTransaction } from '../http/context.ts';
import { acceptOrder, acceptOrders } from './accept-order.ts';
import { answerOrderAmend, requestOrderAmend } from './amend-order.ts';
import { bookOrder, failOrderSpace, listOrderSailings, releaseOrder } from './book-order.ts';
import { answerOrderCancel, cancelOrder, requestOrderCancel } from './cancel-order.ts';
import { convertOrder } from './convert-order.ts';
import { createShipmentOfOrder } from './create-shipment-of-order.ts';
import { listOrderParties } from './list-parties.ts';
import { listRepriceRates, previewReprice, repriceOrder } from './reprice-order.ts';
import { askOrderInfo, rejectOrder } from './review-order.ts';
import { copyOrder, createOrder, deleteOrder, updateOrder } from './save-order.ts';
import { countOrders, getOrder, listOrders } from './show-orders.ts';
import { submitOrder, withdrawOrder } from './submit-order.ts';
import {
  deleteOrderTemplate,
  listOrderTemplates,
  orderFromTemplate,
  saveOrderTemplate,
} from './templates.ts';

export const orderRoutes = ({ creditUses }: { creditUses: CreditUses }): Route[] => [
  route(contract.listOrders, (ctx, { body }) => listOrders(ctx, body)),
  route(contract.countOrders, (ctx, { body }) => countOrders(ctx, body)),
  route(contract.listOrderParties, (ctx, { body }) => listOrderParties(ctx, body)),
  routeWithOwnTransaction(contract.acceptOrders, (ctx, { body }) =>
    acceptOrders(ctx, creditUses, body.orders),
  ),
  route(contract.getOrder, (ctx, { params }) => getOrder(ctx, creditUses, params.id)),
  route(contract.listOrderSailings, (ctx, { params }) => listOrderSailings(ctx, params.id)),
  route(contract.createOrder, (ctx, { body }) => createOrder(ctx, body)),
  route(contract.updateOrder, (ctx, { params, body }) => updateOrder(ctx, params.id, body)),
  route(contract.deleteOrder, (ctx, { params }) => deleteOrder(ctx, params.id)),
  route(contract.copyOrder, (ctx, { params }) => copyOrder(ctx, params.id)),
  route(contract.listRepriceRates, (ctx, { params }) => listRepriceRates(ctx, params.id)),
  route(contract.previewReprice, (ctx, { params, body }) => previewReprice(ctx, params.id, body.rateId)),
  route(contract.repriceOrder, (ctx, { params, body }) => repriceOrder(ctx, params.id, body)),
  route(contract.submitOrder, (ctx, { params, body }) => submitOrder(ctx, params.id, body.version)),
  route(contract.withdrawOrder, (ctx, { params, body }) => withdrawOrder(ctx, params.id, body.version)),
  route(contract.askOrderInfo, (ctx, { params, body }) => askOrderInfo(ctx, params.id, body)),
  route(contract.rejectOrder, (ctx, { params, body }) => rejectOrder(ctx, params.id, body)),
  route(contract.acceptOrder, (ctx, { params, body }) => acceptOrder(ctx, creditUses, params.id, body)),
  route(contract.bookOrder, (ctx, { params, body }) => bookOrder(ctx, params.id, body)),
  route(contract.failOrderSpace, (ctx, { params, body }) => failOrderSpace(ctx, params.id, body)),
  route(contract.releaseOrder, (ctx, { params, body }) => releaseOrder(ctx, params.id, body)),
  route(contract.convertOrder, (ctx, { params }) => convertOrder(ctx, params.id, createShipmentOfOrder)),
  route(contract.requestOrderAmend, (ctx, { params, body }) => requestOrderAmend(ctx, params.id, body)),
  route(contract.answerOrderAmend, (ctx, { params, body }) => answerOrderAmend(ctx, params.id, body)),
  route(contract.cancelOrder, (ctx, { params, body }) => cancelOrder(ctx, params.id, body)),
  route(contract.requestOrderCancel, (ctx, { params, body }) => requestOrderCancel(ctx, params.id, body)),
  route(contract.answerOrderCancel, (ctx, { params, body }) => answerOrderCancel(ctx, params.id, body)),
  route(contract.saveOrderTemplate, (ctx, { body }) => saveOrderTemplate(ctx, body)),
  route(contract.listOrderTemplates, (ctx) => listOrderTemplates(ctx)),
  route(contract.orderFromTemplate, (ctx, { params }) => orderFromTemplate(ctx, params.id)),
  route(contract.deleteOrderTemplate, (ctx, { params }) => deleteOrderTemplate(ctx, params.id)),
];

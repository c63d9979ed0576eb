import * as contract from '@fairway/contract/invoices.ts';
import { entityRoutes } from '../entities/routes.ts';
import { type Route, route } from '../http/context.ts';
import { actOnInvoices } from './act-on-invoices.ts';
import { bankAccountRules } from './bank-accounts.ts';
import { createInvoices, previewInvoices } from './create-invoices.ts';
import { createCreditNote } from './credit-note.ts';
import { answerDispute, answerInvoice } from './disputes.ts';
import { getInvoicePaper } from './print-invoice.ts';
import { remindOfInvoices } from './remind.ts';
import { sendInvoice } from './send-invoice.ts';
import { getInvoice, listInvoices } from './show-invoices.ts';
import type { TaxInvoicesOf } from './tax-invoices-of.ts';
import { updateInvoice } from './update-invoice.ts';

export const invoiceRoutes = ({ taxInvoicesOf }: { taxInvoicesOf: TaxInvoicesOf }): Route[] => [
  route(contract.listInvoices, (ctx, { body }) => listInvoices(ctx, body)),
  route(contract.getInvoice, (ctx, { params }) => getInvoice(ctx, params.id)),
  route(contract.previewInvoices, (ctx, { body }) => previewInvoices(ctx, body)),
  route(contract.createInvoices, (ctx, { body }) => createInvoices(ctx, body)),
  route(contract.updateInvoice, (ctx, { params, body }) => updateInvoice(ctx, params.id, body)),
  route(contract.actOnInvoices, (ctx, { params, body }) => actOnInvoices(ctx, params.act, body)),
  route(contract.createCreditNote, (ctx, { params, body }) =>
    createCreditNote(ctx, taxInvoicesOf, params.id, body),
  ),
  route(contract.answerInvoice, (ctx, { params, body }) => answerInvoice(ctx, params.id, body)),
  route(contract.answerDispute, (ctx, { params, body }) => answerDispute(ctx, params.id, body)),
  route(contract.sendInvoice, (ctx, { params, body }) => sendInvoice(ctx, params.id, body)),
  route(contract.remindOfInvoices, (ctx, { body }) => remindOfInvoices(ctx, body)),
  route(contract.getInvoicePaper, (ctx, { params, query }) => getInvoicePaper(ctx, params.id, query)),
  ...entityRoutes(bankAccountRules),
];

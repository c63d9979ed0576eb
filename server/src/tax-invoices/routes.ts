import * as contract from '@fairway/contract/tax-invoices.ts';
import { type Route, route } from '../http/context.ts';
import { applyForTaxInvoice } from './apply-for-tax-invoice.ts';
import { confirmRed } from './confirm-red.ts';
import { deliverTaxInvoice } from './deliver-tax-invoice.ts';
import { exportToIssue } from './export-to-issue.ts';
import {
  attachTaxInvoiceFiles,
  cancelTaxInvoice,
  failTaxInvoice,
  issueTaxInvoice,
  voidTaxInvoice,
} from './issue-tax-invoice.ts';
import { previewTaxInvoice } from './preview-tax-invoice.ts';
import { getQuota } from './quota.ts';
import { redTaxInvoice } from './red-tax-invoice.ts';
import { getTaxInvoice, listTaxableLines, listTaxInvoices } from './show-tax-invoices.ts';

export const taxInvoiceRoutes: Route[] = [
  route(contract.listTaxableLines, (ctx, { body }) => listTaxableLines(ctx, body)),
  route(contract.previewTaxInvoice, (ctx, { body }) => previewTaxInvoice(ctx, body)),
  route(contract.applyForTaxInvoice, (ctx, { body }) => applyForTaxInvoice(ctx, body)),
  route(contract.listTaxInvoices, (ctx, { body }) => listTaxInvoices(ctx, body)),
  route(contract.getTaxInvoice, (ctx, { params }) => getTaxInvoice(ctx, params.id)),
  route(contract.getTaxQuota, (ctx) => getQuota(ctx)),
  route(contract.exportTaxInvoices, (ctx, { query }) => exportToIssue(ctx, query)),
  route(contract.issueTaxInvoice, (ctx, { params, body }) => issueTaxInvoice(ctx, params.id, body)),
  route(contract.failTaxInvoice, (ctx, { params, body }) => failTaxInvoice(ctx, params.id, body)),
  route(contract.cancelTaxInvoice, (ctx, { params, body }) => cancelTaxInvoice(ctx, params.id, body)),
  route(contract.attachTaxInvoiceFiles, (ctx, { params, body }) =>
    attachTaxInvoiceFiles(ctx, params.id, body),
  ),
  route(contract.deliverTaxInvoice, (ctx, { params, body }) => deliverTaxInvoice(ctx, params.id, body)),
  route(contract.voidTaxInvoice, (ctx, { params, body }) => voidTaxInvoice(ctx, params.id, body)),
  route(contract.redTaxInvoice, (ctx, { params, body }) => redTaxInvoice(ctx, params.id, body)),
  route(contract.confirmRedTaxInvoice, (ctx, { params, body }) => confirmRed(ctx, params.id, body)),
];

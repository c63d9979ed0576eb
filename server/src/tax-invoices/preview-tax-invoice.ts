import type { Reply } from '@fairway/contract/endpoint.ts';
import type { previewTaxInvoice as previewCall } from '@fairway/contract/tax-invoices.ts';
import { toChineseCapitals } from '@fairway/domain/money/chinese-capitals.ts';
import { exact, write } from '@fairway/domain/money/money.ts';
import { fitsTitle } from '@fairway/domain/tax-invoices/tax-application.ts';
import { isOfficial } from '@fairway/domain/tax-invoices/tax-invoice-state.ts';
import { byRate } from '@fairway/domain/tax-invoices/tax-lines.ts';
import { fitsQuota } from '@fairway/domain/tax-invoices/tax-quota.ts';
import { textOf } from '@fairway/domain/tax-invoices/tax-remark.ts';
import type { Context } from '../http/context.ts';
import { inCurrency } from '../invoices/invoice-lines.ts';
import { chargeCodesOf } from '../master-data/lookups.ts';
import { partyNames, shipmentsById } from '../shipments/shipment-lookups.ts';
import { type Asked, gatherApplication } from './application.ts';
import { quotaOf } from './quota.ts';
import { readerOf } from './reader.ts';

/** What an application would come to; nothing is written. */
export async function previewTaxInvoice(ctx: Context, sent: Asked): Promise<Reply<typeof previewCall>> {
  const { db, language } = ctx;
  const { isStaff } = await readerOf(ctx);
  const application = await gatherApplication(ctx, sent, 'seen');
  const { partyId, companyId, lines, totals, rates, titles, remark, values, problems } = application;
  const parties = await partyNames(db, [partyId], language);
  const codes = await chargeCodesOf(db, language);
  const shipments = await shipmentsById(
    db,
    lines.map(({ line }) => line.shipmentId),
  );
  const quota = await quotaOf(ctx, companyId);
  const isBeyond = isOfficial(sent.kind) && !fitsQuota(totals.net, quota.left);
  return {
    ...{ partyId, partyName: parties.get(partyId) ?? '', companyId, companyName: quota.companyName },
    lines: lines.map(({ line, invoice, charge, itemName, amount, rate, gross, net, tax }) => ({
      ...{ invoiceLineId: line.id, invoiceId: invoice.id, invoiceNo: invoice.invoiceNo },
      shipmentNo: shipments.get(line.shipmentId)?.shipmentNo ?? '',
      chargeName: codes.byId.get(charge.chargeCodeId)?.fullName ?? '',
      ...{ itemName, currency: invoice.currency, amount: inCurrency(invoice.currency, amount) },
      ...{ rate: write(exact(rate ?? '0')), gross, net, tax },
      ...{ vatKind: charge.vatKind, vatRate: write(exact(charge.vatRate)) },
    })),
    groups: byRate(
      lines.map(({ charge: { vatKind, vatRate }, gross, net, tax }) => ({
        vatKind,
        vatRate,
        gross,
        net,
        tax,
      })),
    ),
    ...totals,
    capitals: toChineseCapitals(totals.gross),
    rates,
    titles: titles.map(({ title, taxNo, addressPhone, bankAccount, email, kind, isDefault }) => ({
      ...{ title, taxNo, addressPhone, bankAccount, email, kind, isDefault },
      isValid: fitsTitle(sent.kind, taxNo),
    })),
    remark,
    tokens: Object.entries(values).map(([token, texts]) => ({ token: `{${token}}`, text: textOf(texts) })),
    needsTransport: application.needsTransport,
    // What we may issue in a month is no business of a customer.
    quota: isStaff ? quota : { ...quota, limit: null, used: '0.00', left: null },
    problems: isBeyond && isStaff ? [...problems, 'beyondQuota' as const] : problems,
  };
}

import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import type {
  createInvoices as createCall,
  previewInvoices as previewCall,
} from '@fairway/contract/invoices.ts';
import { takeBillNumber } from '../bill/take-bill-number.ts';
import { newId } from '../database/new-id.ts';
import { companyDay } from '../freight/company-day.ts';
import type { Context } from '../http/context.ts';
import { partyNames, shipmentsById } from '../shipments/shipment-lookups.ts';
import { billsOf, chosenCharges, refuseUnbillable, type ToBill } from './bill-charges.ts';
import { dueDayOf } from './due-day-of.ts';
import { noteInvoiceActs } from './invoice-acts.ts';
import { invoiceSearchText, usualTitle, whoAnswersFor } from './invoice-facts.ts';
import { inCurrency, linesOf, totalsOf } from './invoice-lines.ts';
import { insertInvoice } from './store.ts';
import { type StoredInvoice, untaxed } from './stored-invoice.ts';

/** Which invoices charges would make; nothing is written. */
export async function previewInvoices(
  ctx: Context,
  { chargeIds }: Received<typeof previewCall>['body'],
): Promise<Reply<typeof previewCall>> {
  const { db, now, language } = ctx;
  const charges = await chosenCharges(ctx, chargeIds);
  const { groups, problems } = billsOf(charges);
  const names = await partyNames(
    db,
    charges.map(({ partyId }) => partyId),
    language,
  );
  const shipments = await shipmentsById(
    db,
    charges.map(({ shipmentId }) => shipmentId),
  );
  const list: Reply<typeof previewCall>['list'] = [];
  for (const { kind, partyId, currency, charges: billed } of groups) {
    const shipmentIds = [...new Set(billed.map(({ shipmentId }) => shipmentId))];
    const billOn = companyDay(now);
    const { dueOn } = await dueDayOf(db, { partyId, shipmentIds, billOn });
    list.push({
      ...{
        kind,
        partyId,
        partyName: names.get(partyId) ?? '',
        currency,
        ...openTotals(billed, currency),
        dueOn,
      },
      chargeIds: billed.map(({ id }) => id),
      shipmentNos: shipmentIds.map((id) => shipments.get(id)?.shipmentNo ?? ''),
    });
  }
  return { list, problems };
}

const openTotals = (charges: readonly ToBill[], currency: string) => {
  const { total, net, tax } = totalsOf(linesOf('preview', charges, () => 'line'));
  const shown = (amount: string) => inCurrency(currency, amount);
  return { total: shown(total), net: shown(net), tax: shown(tax) };
};

/** Makes drafts of charges: one for each company, party, side and currency, all or none. */
export async function createInvoices(
  ctx: Context,
  { chargeIds, billOn = companyDay(ctx.now), remark }: Received<typeof createCall>['body'],
): Promise<Reply<typeof createCall>> {
  const { db, now, session } = ctx;
  const charges = await chosenCharges(ctx, chargeIds);
  await refuseUnbillable(ctx, charges);
  const made: StoredInvoice[] = [];
  for (const group of billsOf(charges).groups) {
    const { kind, scope, companyId, partyId, currency, charges: billed } = group;
    const id = newId(now.getTime());
    const lines = linesOf(id, billed, () => newId(now.getTime()));
    const shipmentIds = [...new Set(billed.map(({ shipmentId }) => shipmentId))];
    const { baseOn, dueOn } = await dueDayOf(db, { partyId, shipmentIds, billOn });
    const totals = totalsOf(lines);
    const rule = kind === 'debit' ? 'DebitNoteNumber' : 'PayableBillNumber';
    const invoice: StoredInvoice = {
      ...{ id, version: 1, invoiceNo: await takeBillNumber(db, rule, session.userId, now), kind, scope },
      ...{ side: kind === 'debit' ? 'receivable' : 'payable', companyId, partyId, currency },
      ...(await whoAnswersFor(db, partyId, shipmentIds)),
      ...{
        ...totals,
        settled: '0',
        credited: '0',
        ...untaxed,
        balance: totals.total,
        bookBalance: totals.bookTotal,
      },
      ...{ billOn, baseOn, dueOn, dueReason: '', status: 'draft', answer: 'none' },
      ...{
        answeredBy: null,
        answeredAt: null,
        bankAccountId: null,
        title: await usualTitle(db, partyId),
        supplierNo: '',
      },
      ...{ creditOfId: null, remindedLevel: null, remindedAt: null, promisedOn: null, stateRemark: '' },
      ...{ remark, searchText: '', createdBy: session.userId, creatorTime: now, lastModifyTime: now },
      ...{ confirmedAt: null, issuedAt: null, closedAt: null },
    };
    invoice.searchText = await invoiceSearchText(db, invoice, shipmentIds);
    await insertInvoice(db, invoice, lines);
    made.push(invoice);
  }
  await noteInvoiceActs(ctx, made, 'create');
  ctx.auditTarget(made.map(({ invoiceNo }) => invoiceNo).join('、'));
  return {
    invoices: made.map(({ id, version, invoiceNo, status }) => ({ id, version, invoiceNo, status })),
  };
}

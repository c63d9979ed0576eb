import type { InvoiceCan, InvoiceHead } from '@fairway/contract/invoices.ts';
import { daysPastDue } from '@fairway/domain/aging/aging.ts';
import {
  type InvoiceAct,
  invoiceActFits,
  isOverdue,
  isOwed,
  taxedState,
} from '@fairway/domain/invoices/invoice-state.ts';
import { exact } from '@fairway/domain/money/money.ts';
import { companyDay } from '../freight/company-day.ts';
import type { Context } from '../http/context.ts';
import { namesById } from '../organisation/names-by-id.ts';
import { peopleNames } from '../people/people-by-id.ts';
import { partyNames, shipmentsById } from '../shipments/shipment-lookups.ts';
import { findOpenDisputes } from './dispute-store.ts';
import { inCurrency } from './invoice-lines.ts';
import type { InvoiceReader } from './reader.ts';
import { findInvoiceLines, findInvoices, isSeen } from './store.ts';
import type { StoredInvoice } from './stored-invoice.ts';

type Showing = Pick<Context, 'db' | 'language' | 'now'>;
/** So many numbers stand in a list; the invoice itself has all. */
const namedAtMost = 5;

/** Invoices as a list shows them to this reader: field by field, so that nothing else leaves. */
export async function shownInvoices(
  { db, language, now }: Showing,
  invoices: readonly StoredInvoice[],
  reader: InvoiceReader,
): Promise<InvoiceHead[]> {
  const ids = invoices.map(({ id }) => id);
  const lines = Map.groupBy(await findInvoiceLines(db, ids), ({ invoiceId }) => invoiceId);
  const shipmentIds = [...lines.values()].flat().map(({ shipmentId }) => shipmentId);
  const shipments = await shipmentsById(db, shipmentIds);
  const parties = await partyNames(
    db,
    invoices.map(({ partyId }) => partyId),
    language,
  );
  const companies = await namesById(
    db,
    'organisation',
    invoices.map(({ companyId }) => companyId),
    language,
  );
  const people = await peopleNames(
    db,
    invoices.flatMap(({ salesId }) => salesId ?? []),
    { withAccounts: false },
  );
  const disputes = Map.groupBy(await findOpenDisputes(db, ids), ({ invoiceId }) => invoiceId);
  const credited = new Map(
    (
      await findInvoices(
        db,
        invoices.flatMap(({ creditOfId }) => creditOfId ?? []),
      )
    ).map(({ id, invoiceNo }) => [id, invoiceNo]),
  );
  const today = companyDay(now);
  return invoices.map((invoice) => {
    const { id, version, invoiceNo, kind, scope, status, answer, partyId, currency, billOn, dueOn } = invoice;
    const amount = (value: string) => inCurrency(currency, value);
    const own = [...new Set(lines.get(id)?.map(({ shipmentId }) => shipmentId))].flatMap(
      (shipmentId) => shipments.get(shipmentId) ?? [],
    );
    const some = (values: readonly string[]) => [...new Set(values.filter(Boolean))].slice(0, namedAtMost);
    return {
      ...{ id, version, invoiceNo, kind, scope, status, answer, partyId, currency, billOn, dueOn },
      partyName: parties.get(partyId) ?? '',
      companyId: invoice.companyId,
      companyName: companies.get(invoice.companyId)?.fullName ?? '',
      salesName: people.get(invoice.salesId ?? '') ?? '',
      ...{ total: amount(invoice.total), net: amount(invoice.net), tax: amount(invoice.tax) },
      ...{ settled: amount(invoice.settled), credited: amount(invoice.credited) },
      // A credit note is used up by the invoice it is for; a draft is owed by nobody yet.
      balance: amount(isOwed(invoice) ? invoice.balance : '0'),
      overdueDays: overdueDays(invoice, today),
      shipmentNos: some(own.map(({ shipmentNo }) => shipmentNo)),
      billNos: some(own.flatMap(({ mblNo, hblNo }) => [mblNo, hblNo])).join(' / '),
      vessels: some(own.map(({ vesselName, voyageNo }) => `${vesselName} ${voyageNo}`.trim())).join(' / '),
      supplierNo: invoice.supplierNo,
      creditOfId: invoice.creditOfId,
      creditOfNo: credited.get(invoice.creditOfId ?? '') ?? '',
      issuedAt: invoice.issuedAt?.getTime() ?? null,
      remindedLevel: reader.isStaff ? invoice.remindedLevel : null,
      promisedOn: invoice.promisedOn,
      taxInvoiced: amount(invoice.taxInvoiced),
      taxed: taxedState(invoice),
      openDisputes: disputes.get(id)?.length ?? 0,
      creatorTime: invoice.creatorTime.getTime(),
      can: cansOf(invoice, reader, today),
    };
  });
}

const overdueDays = (invoice: StoredInvoice, today: string): number => {
  const { kind, dueOn } = invoice;
  if (kind === 'credit' || dueOn === null || !isOverdue({ ...invoice, dueOn }, today)) return 0;
  return daysPastDue(dueOn, today);
};

const staffCans: readonly { can: InvoiceCan; act: InvoiceAct; button: string }[] = [
  { can: 'edit', act: 'edit', button: 'btn_edit' },
  { can: 'confirm', act: 'confirm', button: 'btn_confirm' },
  { can: 'reopen', act: 'reopen', button: 'btn_confirm' },
  { can: 'issue', act: 'issue', button: 'btn_confirm' },
  { can: 'drop', act: 'drop', button: 'btn_remove' },
  { can: 'void', act: 'void', button: 'btn_void' },
  { can: 'credit', act: 'credit', button: 'btn_add' },
  { can: 'moveDueDay', act: 'moveDueDay', button: 'btn_confirm' },
  { can: 'remind', act: 'remind', button: 'btn_edit' },
  { can: 'promise', act: 'remind', button: 'btn_edit' },
  { can: 'settle', act: 'settle', button: 'btn_edit' },
];

/** What this reader can do with it now; who made a draft may change and drop it. */
function cansOf(
  invoice: StoredInvoice,
  { isStaff, has, userId, agingSight }: InvoiceReader,
  today: string,
): InvoiceCan[] {
  if (!isStaff) {
    const cans: InvoiceCan[] = ['print'];
    if (invoiceActFits('answer', invoice)) {
      if (invoice.answer !== 'confirmed' && has('btn_confirm')) cans.push('answer');
      if (exact(invoice.balance).greaterThan(0) && has('btn_dispute')) cans.push('dispute');
    }
    return cans;
  }
  const isOwnDraft = invoice.status === 'draft' && invoice.createdBy === userId && has('btn_add');
  const cans = staffCans.filter(({ can, act, button }) => {
    if (!invoiceActFits(act, invoice)) return false;
    if (can === 'credit' && !exact(invoice.balance).greaterThan(0)) return false;
    if (can === 'void' && invoice.kind !== 'credit' && !isUntouched(invoice)) return false;
    if (can === 'remind' && (overdueDays(invoice, today) === 0 || !isSeen(invoice, agingSight))) return false;
    return has(button) || ((can === 'edit' || can === 'drop') && isOwnDraft);
  });
  return [...cans.map(({ can }) => can), 'print'];
}

const isUntouched = ({ settled, credited }: StoredInvoice): boolean =>
  exact(settled).isZero() && exact(credited).isZero();

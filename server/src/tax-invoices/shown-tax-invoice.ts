import type { VatKind } from '@fairway/contract/charge-codes.ts';
import type { TaxInvoiceCan, TaxInvoiceRow } from '@fairway/contract/tax-invoices.ts';
import { exact } from '@fairway/domain/money/money.ts';
import { isIssued, type TaxAct, taxActFits } from '@fairway/domain/tax-invoices/tax-invoice-state.ts';
import { byRate } from '@fairway/domain/tax-invoices/tax-lines.ts';
import { companyDay } from '../freight/company-day.ts';
import type { Context } from '../http/context.ts';
import { taxedInvoices } from '../invoices/taxed-lines.ts';
import { namesById } from '../organisation/names-by-id.ts';
import { peopleNames } from '../people/people-by-id.ts';
import { partyNames } from '../shipments/shipment-lookups.ts';
import { nowOf, type TaxReader } from './reader.ts';
import { findTaxInvoicesById, findTaxLines, type StoredTaxInvoice } from './store.ts';

/** So many numbers stand in a list; the tax invoice itself has all. */
const namedAtMost = 5;

/** Tax invoices as a list shows them to this reader: field by field, so that nothing else leaves. */
export async function shownTaxInvoices(
  { db, language, now }: Pick<Context, 'db' | 'language' | 'now'>,
  rows: readonly StoredTaxInvoice[],
  reader: TaxReader,
): Promise<TaxInvoiceRow[]> {
  const lines = Map.groupBy(
    await findTaxLines(
      db,
      rows.map(({ id }) => id),
    ),
    ({ taxInvoiceId }) => taxInvoiceId,
  );
  const invoiceIds = [...new Set([...lines.values()].flat().map(({ invoiceId }) => invoiceId))];
  const numbers = new Map((await taxedInvoices(db, invoiceIds)).map(({ id, invoiceNo }) => [id, invoiceNo]));
  const blues = new Map(
    (
      await findTaxInvoicesById(
        db,
        rows.flatMap(({ redOfId }) => redOfId ?? []),
      )
    ).map((blue) => [blue.id, blue]),
  );
  const parties = await partyNames(
    db,
    rows.map(({ partyId }) => partyId),
    language,
  );
  const companies = await namesById(
    db,
    'organisation',
    rows.map(({ companyId }) => companyId),
    language,
  );
  const people = await peopleNames(
    db,
    rows.flatMap(({ createdBy }) => createdBy ?? []),
    { withAccounts: false },
  );
  return rows.map((row) => {
    const { id, version, applyNo, kind, status, partyId, companyId, title, taxNo, code, number } = row;
    const ids = [...new Set(lines.get(id)?.map(({ invoiceId }) => invoiceId))];
    const blue = blues.get(row.redOfId ?? '');
    const isOwn = row.createdBy === reader.userId;
    return {
      ...{ id, version, applyNo, kind, status, partyId, companyId, title, taxNo, code, number },
      // What keeps us from issuing it, and who of us does what, is no business of a customer; why people refused is.
      stateRemark: reader.isStaff || isRefused(row) ? row.stateRemark : '',
      partyName: parties.get(partyId) ?? '',
      companyName: companies.get(companyId)?.fullName ?? '',
      ...{ gross: row.gross, net: row.net, tax: row.tax, redGross: row.redGross, issuedOn: row.issuedOn },
      rates: byRate((lines.get(id) ?? []).map((line) => ({ ...line, vatKind: line.vatKind as VatKind }))).map(
        ({ vatKind, vatRate }) => ({ vatKind, vatRate }),
      ),
      invoiceCount: ids.length,
      invoiceNos: ids.flatMap((invoiceId) => numbers.get(invoiceId) ?? []).slice(0, namedAtMost),
      ...{ redOfId: row.redOfId, redOfNo: blue ? blue.number || blue.applyNo : '', redReason: row.redReason },
      ...{ confirmation: row.confirmation, confirmNo: row.confirmNo },
      confirmUntil: row.confirmUntil?.getTime() ?? null,
      createdByName: reader.isStaff || isOwn ? (people.get(row.createdBy ?? '') ?? '') : '',
      ...{ creatorTime: row.creatorTime.getTime(), deliveredAt: row.deliveredAt?.getTime() ?? null },
      can: cansOf(row, reader, now),
    };
  });
}

const staffCans: readonly { can: TaxInvoiceCan; act: TaxAct; button: string }[] = [
  { can: 'issue', act: 'issue', button: 'btn_issue' },
  { can: 'fail', act: 'fail', button: 'btn_issue' },
  { can: 'cancel', act: 'cancel', button: 'btn_issue' },
  { can: 'attach', act: 'attach', button: 'btn_issue' },
  { can: 'deliver', act: 'deliver', button: 'btn_issue' },
  { can: 'void', act: 'void', button: 'btn_issue' },
  { can: 'red', act: 'red', button: 'btn_red' },
  { can: 'askBuyer', act: 'askBuyer', button: 'btn_red' },
  { can: 'answerBuyer', act: 'answerBuyer', button: 'btn_red' },
];

/** What this reader can do with it now. */
function cansOf(invoice: StoredTaxInvoice, { isStaff, has, userId }: TaxReader, now: Date): TaxInvoiceCan[] {
  const { confirmation, createdBy, status } = invoice;
  const asked = nowOf(invoice);
  const cans = isStaff
    ? staffCans.filter(({ act, button }) => has(button) && taxActFits(act, asked)).map(({ can }) => can)
    : [];
  const isOfMonth = invoice.issuedOn?.slice(0, 7) === companyDay(now).slice(0, 7);
  const isLeft = exact(invoice.gross).greaterThan(exact(invoice.redGross));
  const fitting = cans.filter((can) => {
    if (can === 'void') return isOfMonth || invoice.kind === 'proforma';
    if (can === 'red') return isLeft;
    if (can === 'issue') return confirmation === 'none' || confirmation === 'confirmed';
    if (can === 'askBuyer') return confirmation === 'needed';
    return can !== 'answerBuyer' || confirmation === 'asked';
  });
  if (createdBy === userId && taxActFits('withdraw', asked)) fitting.push('withdraw');
  if (isIssued(status) && has('btn_download')) fitting.push('download');
  return fitting;
}

/** By people: what they had agreed to and did not fit our quota is our own. */
const isRefused = ({ status, approvedAt }: StoredTaxInvoice): boolean =>
  status === 'rejected' && approvedAt === null;

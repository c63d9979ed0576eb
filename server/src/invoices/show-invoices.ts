import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import type {
  getInvoice as getCall,
  InvoiceLine,
  listInvoices as listCall,
} from '@fairway/contract/invoices.ts';
import { toChineseCapitals } from '@fairway/domain/money/chinese-capitals.ts';
import { exact, write } from '@fairway/domain/money/money.ts';
import { chargesById } from '../charges/billed-charges.ts';
import type { StoredCharge } from '../charges/stored-charge.ts';
import { companyDay } from '../freight/company-day.ts';
import type { Context } from '../http/context.ts';
import { pageOf } from '../http/page.ts';
import { chargeCodesOf, portsById } from '../master-data/lookups.ts';
import { peopleNames } from '../people/people-by-id.ts';
import { boxCounts, shipmentsById } from '../shipments/shipment-lookups.ts';
import { bankAccountsById } from './bank-accounts.ts';
import { findDisputes } from './dispute-store.ts';
import { inCurrency } from './invoice-lines.ts';
import { listInvoiceRows, sumInvoices } from './list-store.ts';
import { findPrints, findSendings } from './print-store.ts';
import { type InvoiceReader, readerOf, visibleInvoice } from './reader.ts';
import { shownInvoices } from './shown-invoice.ts';
import { shownSettlements } from './shown-settlements.ts';
import { findCreditsOf, findInvoiceActs, findInvoiceLines } from './store.ts';
import type { StoredDispute, StoredInvoice, StoredInvoiceLine } from './stored-invoice.ts';

/** So many invoices are added up; beyond that somebody has to say more closely what they look for. */
const summedAtMost = 10_000;

export async function listInvoices(
  ctx: Context,
  { tab, filters, keyword, ...paging }: Received<typeof listCall>['body'],
): Promise<Reply<typeof listCall>> {
  const { db, now } = ctx;
  const reader = await readerOf(ctx);
  const question = { sight: reader.sight, tab, filters, keyword, today: companyDay(now) };
  const { rows, total } = await listInvoiceRows(db, question, paging);
  const sums = total < summedAtMost ? await sumInvoices(db, question) : null;
  return {
    ...pageOf(await shownInvoices(ctx, rows, reader), paging, total),
    sums:
      sums?.map(({ side, currency, total: billed, settled, balance, overdue }) => ({
        ...{ side, currency, total: inCurrency(currency, billed), settled: inCurrency(currency, settled) },
        ...{ balance: inCurrency(currency, balance), overdue: inCurrency(currency, overdue) },
      })) ?? null,
  };
}

export async function getInvoice(ctx: Context, id: string): Promise<Reply<typeof getCall>> {
  const reader = await readerOf(ctx);
  return invoiceInFull(ctx, await visibleInvoice(ctx, id, reader), reader);
}

/** Everything about one, as this reader sees it; what is printed says the same. */
export async function invoiceInFull(
  ctx: Pick<Context, 'db' | 'language' | 'now'>,
  invoice: StoredInvoice,
  reader: InvoiceReader,
): Promise<Reply<typeof getCall>> {
  const { db, language } = ctx;
  const { id, currency, title } = invoice;
  const [head] = await shownInvoices(ctx, [invoice], reader);
  if (!head) throw new Error(`The invoice ${id} is shown to nobody`);
  const lines = await findInvoiceLines(db, [id]);
  const acts = reader.isStaff ? await findInvoiceActs(db, id) : [];
  const disputes = await findDisputes(db, [id]);
  const sendings = await findSendings(db, id);
  const people = await peopleNames(
    db,
    [
      ...acts.map(({ byId }) => byId),
      ...disputes.map(({ byId }) => byId),
      ...sendings.map(({ byId }) => byId),
    ].flatMap((byId) => byId ?? []),
    { withAccounts: false },
  );
  const nameOf = (byId: string | null) => people.get(byId ?? '') ?? '';
  const account = (await bankAccountsById(db, [invoice.bankAccountId ?? ''])).get(
    invoice.bankAccountId ?? '',
  );
  const shownDisputes = new Map(
    disputes.map((dispute) => [dispute.lineId, shownDispute(dispute, currency, nameOf)]),
  );
  return {
    ...head,
    title,
    bankAccount: account
      ? {
          ...{ id: account.id, accountName: account.accountName, bankName: account.bankName },
          ...{ accountNo: account.accountNo, swift: account.swift, currency: account.currency },
        }
      : null,
    capitals: toChineseCapitals(inCurrency(currency, invoice.total)),
    ...(reader.isStaff && { bookTotal: invoice.bookTotal }),
    remark: invoice.remark,
    lines: await shownLines(ctx, lines, { currency, disputes: shownDisputes }),
    shipments: await shownShipments(db, lines, { currency, language }),
    settlements: await shownSettlements(db, invoice, reader),
    credits: (await findCreditsOf(db, id))
      .filter(({ issuedAt }) => reader.isStaff || issuedAt !== null)
      .map((credit) => ({
        ...{ id: credit.id, invoiceNo: credit.invoiceNo, status: credit.status },
        total: inCurrency(currency, credit.total),
      })),
    prints: (await findPrints(db, id)).map(({ id: printId, no, at, sha256, language: printed }) => ({
      ...{ id: printId, no, at: at.getTime(), sha256, language: printed },
    })),
    sendings: sendings.map(({ at, byId, via, to }) => ({
      ...{ at: at.getTime(), byName: nameOf(byId), via: via as 'app' | 'mail' | 'file', to },
    })),
    history: acts.map(({ at, byId, act, remark }) => ({
      ...{ at: at.getTime(), byName: nameOf(byId), act, remark },
    })),
  };
}

const shownDispute = (dispute: StoredDispute, currency: string, nameOf: (id: string | null) => string) => ({
  ...{ id: dispute.id, lineId: dispute.lineId, reason: dispute.reason, remark: dispute.remark },
  ...{ claimed: inCurrency(currency, dispute.claimed), status: dispute.status, byName: nameOf(dispute.byId) },
  ...{ at: dispute.at.getTime(), answerBy: dispute.answerBy.getTime(), answer: dispute.answer },
  ...{ answeredAt: dispute.answeredAt?.getTime() ?? null, creditId: dispute.creditId },
});

async function shownLines(
  { db, language }: Pick<Context, 'db' | 'language'>,
  lines: readonly StoredInvoiceLine[],
  { currency, disputes }: { currency: string; disputes: ReadonlyMap<string, InvoiceLine['dispute']> },
): Promise<InvoiceLine[]> {
  const codes = await chargeCodesOf(db, language);
  const charges = new Map<string, StoredCharge>(
    (
      await chargesById(
        db,
        lines.map(({ chargeId }) => chargeId),
      )
    ).map((charge) => [charge.id, charge]),
  );
  const shipments = await shipmentsById(
    db,
    lines.map(({ shipmentId }) => shipmentId),
  );
  const amount = (value: string) => inCurrency(currency, value);
  return lines.map((line) => {
    const charge = charges.get(line.chargeId);
    const code = codes.byId.get(charge?.chargeCodeId ?? '');
    return {
      ...{ id: line.id, chargeId: line.chargeId, shipmentId: line.shipmentId, memo: line.memo },
      shipmentNo: shipments.get(line.shipmentId)?.shipmentNo ?? '',
      ...{ chargeCode: code?.enCode ?? '', chargeName: code?.fullName ?? '', unit: charge?.unit ?? '' },
      ...{ quantity: plain(charge?.quantity), price: plain(charge?.price) },
      ...{ vatKind: charge?.vatKind ?? '', vatRate: plain(charge?.vatRate) },
      ...{ amount: amount(line.amount), net: amount(line.net), tax: amount(line.tax) },
      ...{ settled: amount(line.settled), credited: amount(line.credited) },
      taxInvoiced: amount(line.taxInvoiced),
      dispute: disputes.get(line.id) ?? null,
    };
  });
}

const plain = (value: string | undefined): string => write(exact(value ?? '0'));

async function shownShipments(
  db: Context['db'],
  lines: readonly StoredInvoiceLine[],
  { currency, language }: { currency: string; language: Context['language'] },
) {
  const ids = [...new Set(lines.map(({ shipmentId }) => shipmentId))];
  const shipments = await shipmentsById(db, ids);
  const ports = await portsById(
    db,
    [...shipments.values()].flatMap(({ polId, podId }) => [polId, podId]),
    language,
  );
  return Promise.all(
    ids.flatMap((id) => {
      const shipment = shipments.get(id);
      if (!shipment) return [];
      const own = lines.filter(({ shipmentId }) => shipmentId === id);
      const total = own.reduce((sum, { amount }) => sum.plus(exact(amount)), exact('0'));
      return [shown(db, shipment, { ports, total: inCurrency(currency, write(total)) })];
    }),
  );
}

async function shown(
  db: Context['db'],
  shipment: NonNullable<ReturnType<Awaited<ReturnType<typeof shipmentsById>>['get']>>,
  { ports, total }: { ports: Awaited<ReturnType<typeof portsById>>; total: string },
) {
  const { id, shipmentNo, mblNo, hblNo, vesselName, voyageNo, polId, podId, etd } = shipment;
  const port = (portId: string) => ports.get(portId)?.fullName ?? '';
  const boxes = [...(await boxCounts(db, id))].map(([type, count]) => `${count}×${type}`).join(' ');
  return {
    ...{ id, shipmentNo, mblNo, hblNo, vessel: `${vesselName} ${voyageNo}`.trim(), boxes, total },
    route: `${port(polId)} → ${port(podId)}`,
    etdOn: etd === null ? null : companyDay(etd),
  };
}

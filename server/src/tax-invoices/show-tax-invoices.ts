import type { VatKind } from '@fairway/contract/charge-codes.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import type {
  getTaxInvoice as getCall,
  listTaxableLines as linesCall,
  listTaxInvoices as listCall,
  TaxInvoiceDetail,
} from '@fairway/contract/tax-invoices.ts';
import { toChineseCapitals } from '@fairway/domain/money/chinese-capitals.ts';
import { exact, write } from '@fairway/domain/money/money.ts';
import { byRate, openToTax, redOpen } from '@fairway/domain/tax-invoices/tax-lines.ts';
import { chargesById } from '../charges/billed-charges.ts';
import type { FileViewer } from '../files/access.ts';
import { filesNamed } from '../files/files-named.ts';
import { filesShownAt } from '../files/show-files-at.ts';
import type { Context } from '../http/context.ts';
import { pageOf } from '../http/page.ts';
import { inCurrency } from '../invoices/invoice-lines.ts';
import { type LineToTax, linesToTax, taxableLines, taxedInvoices } from '../invoices/taxed-lines.ts';
import { chargeCodesOf } from '../master-data/lookups.ts';
import { namesById } from '../organisation/names-by-id.ts';
import { peopleNames } from '../people/people-by-id.ts';
import { partyNames, shipmentsById } from '../shipments/shipment-lookups.ts';
import { returnedWith } from '../workflow/subjects/flow-opinion.ts';
import { placeOf } from './issue-tax-invoice.ts';
import { readerOf, type TaxReader, visibleTaxInvoice } from './reader.ts';
import { shownTaxInvoices } from './shown-tax-invoice.ts';
import {
  findDeliveries,
  findReds,
  findTaxActs,
  findTaxInvoice,
  findTaxLines,
  listTaxRows,
  type StoredTaxLine,
  sumTax,
} from './store.ts';

/** So many are added up; beyond that somebody has to say more closely what they look for. */
const summedAtMost = 10_000;

/** What lines show of the charges and shipments behind them. */
async function around({ db, language }: Pick<Context, 'db' | 'language'>, lines: readonly LineToTax[]) {
  const codes = await chargeCodesOf(db, language);
  const charges = new Map(
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
  return (line: LineToTax | undefined) => {
    const charge = charges.get(line?.chargeId ?? '');
    return {
      charge,
      code: codes.byId.get(charge?.chargeCodeId ?? ''),
      shipment: shipments.get(line?.shipmentId ?? ''),
    };
  };
}

export async function listTaxableLines(
  ctx: Context,
  { filters, keyword, ...paging }: Received<typeof linesCall>['body'],
): Promise<Reply<typeof linesCall>> {
  const { db, language } = ctx;
  const { lines, total, sums } = await taxableLines(ctx, { filters, keyword }, paging, summedAtMost);
  const invoices = new Map(
    (await taxedInvoices(db, [...new Set(lines.map(({ invoiceId }) => invoiceId))])).map((one) => [
      one.id,
      one,
    ]),
  );
  const of = await around(ctx, lines);
  const all = [...invoices.values()];
  const parties = await partyNames(
    db,
    all.map(({ partyId }) => partyId),
    language,
  );
  const companies = await namesById(
    db,
    'organisation',
    all.map(({ companyId }) => companyId),
    language,
  );
  const list = lines.flatMap((line) => {
    const invoice = invoices.get(line.invoiceId);
    const { charge, code, shipment } = of(line);
    if (!invoice || !charge) return [];
    const { currency, partyId, companyId } = invoice;
    const amount = (value: string) => inCurrency(currency, value);
    return [
      {
        ...{
          invoiceLineId: line.id,
          invoiceId: invoice.id,
          invoiceNo: invoice.invoiceNo,
          partyId,
          companyId,
        },
        ...{ status: invoice.status, partyName: parties.get(partyId) ?? '', billOn: invoice.billOn },
        companyName: companies.get(companyId)?.fullName ?? '',
        ...{ shipmentId: line.shipmentId, shipmentNo: shipment?.shipmentNo ?? '' },
        billNos: [shipment?.mblNo, shipment?.hblNo].filter(Boolean).join(' / '),
        ...{ chargeName: code?.fullName ?? '', group: code?.group ?? ('other' as const), currency },
        ...{ vatKind: charge.vatKind, vatRate: write(exact(charge.vatRate)) },
        ...{ amount: amount(line.amount), applied: amount(line.taxAsked) },
        open: amount(openToTax({ ...line, asked: line.taxAsked })),
      },
    ];
  });
  return {
    ...pageOf(list, paging, total),
    sums: sums?.map(({ currency, amount }) => ({ currency, amount: inCurrency(currency, amount) })) ?? null,
  };
}

export async function listTaxInvoices(
  ctx: Context,
  { tab, filters, keyword, ...paging }: Received<typeof listCall>['body'],
): Promise<Reply<typeof listCall>> {
  const { db } = ctx;
  const reader = await readerOf(ctx);
  const question = { sight: reader.sight, tab, filters, keyword };
  const { rows, total } = await listTaxRows(db, question, paging);
  const sums = total < summedAtMost ? await sumTax(db, question) : null;
  const amount = (value: string) => exact(value).toFixed(2);
  return {
    ...pageOf(await shownTaxInvoices(ctx, rows, reader), paging, total),
    sums: sums && { gross: amount(sums.gross), net: amount(sums.net), tax: amount(sums.tax) },
  };
}

export async function getTaxInvoice(ctx: Context, id: string): Promise<Reply<typeof getCall>> {
  const { db } = ctx;
  const reader = await readerOf(ctx);
  const stored = await visibleTaxInvoice(ctx, id, reader);
  const [row] = await shownTaxInvoices(ctx, [stored], reader);
  if (!row) throw new Error(`The tax invoice ${id} is shown to nobody`);
  const lines = await findTaxLines(db, [id]);
  const invoices = new Map(
    (await taxedInvoices(db, [...new Set(lines.map(({ invoiceId }) => invoiceId))])).map((one) => [
      one.id,
      one,
    ]),
  );
  const { title, taxNo, addressPhone, bankAccount, email, sellerName, remark, transport, createdBy } = stored;
  const isOwn = createdBy === reader.userId;
  const flowId = reader.isStaff || isOwn ? stored.flowId : null;
  return {
    ...row,
    ...{ title, taxNo, addressPhone, bankAccount, email, sellerName, remark, transport },
    capitals: toChineseCapitals(stored.gross),
    lines: await shownLines(ctx, lines, new Map([...invoices].map(([key, one]) => [key, one.invoiceNo]))),
    groups: byRate(lines.map((line) => ({ ...line, vatKind: line.vatKind as VatKind }))),
    invoices: [...invoices.values()].map(({ id: invoiceId, invoiceNo, currency, total }) => ({
      ...{ id: invoiceId, invoiceNo, currency, total: inCurrency(currency, total) },
    })),
    reds: (await findReds(db, id)).map((red) => ({
      ...{ id: red.id, applyNo: red.applyNo, number: red.number, status: red.status },
      ...{ gross: red.gross, redReason: red.redReason },
    })),
    files: (await filesNamed(db, await filesShownAt(db, placeOf(id)))).map((file) => ({
      ...{ fileId: file.id, type: file.type, name: file.originalName },
      ...{ extension: file.extension, size: file.size },
    })),
    flowId,
    returnedWith: stored.status === 'applied' ? await returnedWith(db, flowId) : null,
    ...(await happened(ctx, id, reader)),
  };
}

async function shownLines(
  ctx: Context,
  lines: readonly StoredTaxLine[],
  invoiceNos: ReadonlyMap<string, string>,
): Promise<TaxInvoiceDetail['lines']> {
  const billed = new Map(
    (
      await linesToTax(
        ctx.db,
        lines.map(({ invoiceLineId }) => invoiceLineId),
      )
    ).map((line) => [line.id, line]),
  );
  const of = await around(ctx, [...billed.values()]);
  return lines.map((line) => {
    const { code, shipment } = of(billed.get(line.invoiceLineId));
    const { id, invoiceLineId, invoiceId, itemName, currency, gross, net, tax } = line;
    return {
      ...{ id, invoiceLineId, invoiceId, itemName, currency, gross, net, tax },
      invoiceNo: invoiceNos.get(invoiceId) ?? '',
      ...{ shipmentNo: shipment?.shipmentNo ?? '', chargeName: code?.fullName ?? '' },
      ...{ amount: inCurrency(currency, line.amount), rate: write(exact(line.rate)) },
      ...{ vatKind: line.vatKind as VatKind, vatRate: write(exact(line.vatRate)) },
      ...{ redGross: line.redGross, redOpen: redOpen(line) },
    };
  });
}

/** Who of us did what stays with us; to whom it went is shown to everybody who sees it. */
async function happened({ db }: Context, id: string, { isStaff }: TaxReader) {
  const acts = isStaff ? await findTaxActs(db, id) : [];
  const deliveries = await findDeliveries(db, id);
  const people = await peopleNames(
    db,
    [...acts, ...deliveries].flatMap(({ byId }) => byId ?? []),
    { withAccounts: false },
  );
  const nameOf = (byId: string | null) => people.get(byId ?? '') ?? '';
  return {
    deliveries: deliveries.map(({ at, byId, via, to }) => ({
      ...{ at: at.getTime(), byName: isStaff ? nameOf(byId) : '', via: via as 'app' | 'mail' | 'file', to },
    })),
    history: acts.map(({ at, byId, act, remark }) => ({
      ...{ at: at.getTime(), byName: nameOf(byId), act, remark },
    })),
  };
}

/** Who sees a tax invoice and may download reads its files. */
export async function mayReadTaxFile(viewer: FileViewer, id: string): Promise<boolean> {
  const { sight, has } = await readerOf(viewer);
  return has('btn_download') && (await findTaxInvoice(viewer.db, id, sight)) !== undefined;
}

import { AppError } from '@fairway/contract/app-error.ts';
import type { InvoiceTitle } from '@fairway/contract/customers.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import type { previewTaxInvoice } from '@fairway/contract/tax-invoices.ts';
import { invoiceActFits } from '@fairway/domain/invoices/invoice-state.ts';
import { bookCurrency } from '@fairway/domain/money/book-currency.ts';
import { exact, money, roundMoney, write } from '@fairway/domain/money/money.ts';
import { needsTransport, taxProblemsOf } from '@fairway/domain/tax-invoices/tax-application.ts';
import { isOfficial } from '@fairway/domain/tax-invoices/tax-invoice-state.ts';
import {
  isPartOf,
  itemNameOf,
  openToTax,
  sumOfLines,
  type TaxAmounts,
  taxAmounts,
} from '@fairway/domain/tax-invoices/tax-lines.ts';
import { filledRemark, type RemarkValues } from '@fairway/domain/tax-invoices/tax-remark.ts';
import { chargesById } from '../charges/billed-charges.ts';
import { bookRates } from '../charges/charge-values.ts';
import type { StoredCharge } from '../charges/stored-charge.ts';
import { invoiceTitlesOf } from '../customers/invoice-titles-of.ts';
import { companyDay } from '../freight/company-day.ts';
import type { Context } from '../http/context.ts';
import { inCurrency } from '../invoices/invoice-lines.ts';
import {
  heldToTax,
  type InvoiceToTax,
  type LineToTax,
  linesToTax,
  seenToTax,
} from '../invoices/taxed-lines.ts';
import { chargeCodesOf } from '../master-data/lookups.ts';
import { valuesOfRemark } from './remark-values.ts';

export type Asked = Received<typeof previewTaxInvoice>['body'];

/** A line as it would stand on the tax invoice. */
export interface AppliedLine extends TaxAmounts {
  line: LineToTax;
  invoice: InvoiceToTax;
  charge: StoredCharge;
  itemName: string;
  amount: string;
  /** Null where the list of the day has none. */
  rate: string | null;
}

export interface Application {
  partyId: string;
  companyId: string;
  lines: AppliedLine[];
  totals: TaxAmounts;
  rates: { currency: string; rate: string; on: string }[];
  missing: { currency: string; on: string } | null;
  titles: InvoiceTitle[];
  title: InvoiceTitle | null;
  remark: string;
  values: RemarkValues;
  unknownTokens: string[];
  needsTransport: boolean;
  problems: ReturnType<typeof taxProblemsOf>;
}

/**
 * What an application comes to. To apply for it its invoices are held until the commit; to look at it they are only
 * read.
 */
export async function gatherApplication(
  ctx: Context,
  sent: Asked,
  how: 'held' | 'seen',
): Promise<Application> {
  const { db } = ctx;
  const wanted = new Map(sent.lines.map((one) => [one.invoiceLineId, one]));
  const named = await linesToTax(db, [...wanted.keys()]);
  const invoiceIds = [...new Set(named.map(({ invoiceId }) => invoiceId))];
  const invoices = how === 'held' ? await heldToTax(ctx, invoiceIds) : await seenToTax(ctx, invoiceIds);
  if (named.length !== wanted.size || invoices.length !== invoiceIds.length) throw new AppError('NOT_FOUND');
  const byId = new Map(invoices.map((invoice) => [invoice.id, invoice]));
  for (const invoice of invoices)
    if (!invoiceActFits('tax', invoice)) throw new AppError('TAX_NOT_BILLABLE', { no: invoice.invoiceNo });
  const [first] = invoices;
  if (!first) throw new AppError('NOT_FOUND');
  const { partyId, companyId } = first;
  if (invoices.some((one) => one.partyId !== partyId || one.companyId !== companyId))
    throw new AppError('TAX_SEVERAL');
  // What others asked for meanwhile stands in the lines once their invoices are held.
  const current = how === 'held' ? await linesToTax(db, [...wanted.keys()]) : named;
  const { lines, rates, missing } = await appliedLines(ctx, sent, current, byId);
  const totals = sumOfLines(lines);
  const titles = await invoiceTitlesOf(db, partyId);
  const title = sent.titleIndex === null ? null : (titles[sent.titleIndex] ?? null);
  const values = await valuesOfRemark(db, lines, rates);
  const { text: remark, unknown: unknownTokens } = filledRemark(sent.remark, values);
  const codes = await chargeCodesOf(db, 'zh');
  const rated = lines.map(({ charge: { vatKind, vatRate, chargeCodeId } }) => ({
    ...{ vatKind, vatRate, group: codes.byId.get(chargeCodeId)?.group ?? 'other' },
  }));
  const gross = missing === null ? totals.gross : null;
  return {
    ...{ partyId, companyId, lines, totals, rates, missing, titles, title, remark, values, unknownTokens },
    needsTransport: needsTransport({ lines: rated }),
    problems: taxProblemsOf({
      ...{ kind: sent.kind, title, lines: rated, gross, remark, unknownTokens, transport: sent.transport },
    }),
  };
}

async function appliedLines(
  { db, now }: Context,
  { kind, lines: asked }: Asked,
  current: readonly LineToTax[],
  invoices: ReadonlyMap<string, InvoiceToTax>,
) {
  const codes = await chargeCodesOf(db, 'zh');
  const charges = new Map(
    (
      await chargesById(
        db,
        current.map(({ chargeId }) => chargeId),
      )
    ).map((charge) => [charge.id, charge]),
  );
  const on = companyDay(now);
  const currencies = [...new Set([...invoices.values()].map(({ currency }) => currency))];
  const rateOf = await bookRates(db, currencies, on);
  const byId = new Map(current.map((line) => [line.id, line]));
  const wanted = [...new Map(asked.map((one) => [one.invoiceLineId, one])).values()];
  const lines = wanted.map(({ invoiceLineId, amount: written, itemName }): AppliedLine => {
    const line = byId.get(invoiceLineId);
    const invoice = invoices.get(line?.invoiceId ?? '');
    const charge = charges.get(line?.chargeId ?? '');
    if (!line || !invoice || !charge) throw new AppError('NOT_FOUND');
    const code = codes.byId.get(charge.chargeCodeId);
    const name = code?.fullName ?? '';
    const { currency } = invoice;
    const { amount } = roundMoney(money(currency, written));
    // What is only a form of words takes nothing away from others.
    const open = openToTax({ ...line, asked: isOfficial(kind) ? line.taxAsked : '0' });
    if (!isPartOf(amount, open))
      throw new AppError('TAX_BEYOND_OPEN', {
        ...{ no: invoice.invoiceNo, what: name, left: `${currency} ${inCurrency(currency, open)}` },
      });
    const rate = rateOf(currency).bookRate;
    const { vatKind, vatRate } = charge;
    return {
      ...{ line, invoice, charge, amount, rate },
      itemName: itemName ?? itemNameOf({ group: code?.group ?? 'other', name, vatKind }),
      ...taxAmounts({ amount, rate: rate ?? '0' }, { kind: vatKind, rate: vatRate }),
    };
  });
  const foreign = currencies.filter((currency) => currency !== bookCurrency);
  const unknown = foreign.find((currency) => rateOf(currency).bookRate === null);
  return {
    lines,
    rates: foreign.flatMap((currency) => {
      const { bookRate, rateOn } = rateOf(currency);
      return bookRate === null ? [] : [{ currency, rate: write(exact(bookRate)), on: rateOn ?? on }];
    }),
    missing: unknown === undefined ? null : { currency: unknown, on },
  };
}

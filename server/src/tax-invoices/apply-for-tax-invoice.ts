import { AppError } from '@fairway/contract/app-error.ts';
import type { Reply } from '@fairway/contract/endpoint.ts';
import type { RefusalName } from '@fairway/contract/errors.ts';
import type { applyForTaxInvoice as applyCall, TaxProblem } from '@fairway/contract/tax-invoices.ts';
import { searchTextOf } from '@fairway/domain/forms/search-grams.ts';
import { bookCurrency } from '@fairway/domain/money/book-currency.ts';
import { lengthOfRemark, longestTaxRemark } from '@fairway/domain/tax-invoices/tax-remark.ts';
import { takeBillNumber } from '../bill/take-bill-number.ts';
import { customerById } from '../customers/customers-by-id.ts';
import { newId } from '../database/new-id.ts';
import type { Context } from '../http/context.ts';
import { namesById } from '../organisation/names-by-id.ts';
import { startFlowOf } from '../workflow/subjects/start-flow-of.ts';
import { type Application, type Asked, gatherApplication } from './application.ts';
import { taxFlowValues } from './flow-values.ts';
import { noteTaxAct } from './note-acts.ts';
import { insertTaxInvoices, type StoredTaxInvoice, type StoredTaxLine } from './store.ts';
import { askLines } from './take-lines.ts';

/** Applies for a tax invoice, and the flow about it begins. Its invoices are held: two who apply at once never ask for too much. */
export async function applyForTaxInvoice(ctx: Context, sent: Asked): Promise<Reply<typeof applyCall>> {
  const { db, now, session } = ctx;
  const application = await gatherApplication(ctx, sent, 'held');
  refuseProblems(application);
  const { partyId, companyId, title, totals, remark, needsTransport } = application;
  const party = await customerById(db, partyId);
  if (!title || !party) throw new AppError('TAX_TITLE_MISSING');
  const id = newId(now.getTime());
  const lines = application.lines.map(
    ({ line, invoice, charge, itemName, amount, rate, gross, net, tax }, seq): StoredTaxLine => ({
      ...{ id: newId(now.getTime()), taxInvoiceId: id, seq, invoiceLineId: line.id, invoiceId: invoice.id },
      ...{ itemName, currency: invoice.currency, amount, rate: rate ?? '0', gross, net, tax },
      ...{ vatKind: charge.vatKind, vatRate: charge.vatRate },
      ...{ redOfId: null, redAmount: '0', redGross: '0', redNet: '0' },
    }),
  );
  const companies = await namesById(db, 'organisation', [companyId], 'zh');
  const invoice: StoredTaxInvoice = {
    ...blank,
    ...{ id, applyNo: await takeBillNumber(db, 'InvoiceApplyNumber', session.userId, now), kind: sent.kind },
    ...{ companyId, partyId, ...totals, remark, transport: needsTransport ? sent.transport : null },
    ...{ title: title.title, taxNo: title.taxNo, addressPhone: title.addressPhone },
    ...{ bankAccount: title.bankAccount, email: title.email },
    sellerName: companies.get(companyId)?.fullName ?? '',
    ...{ createdBy: session.userId, creatorTime: now, lastModifyTime: now },
  };
  invoice.searchText = searchTextOfTax(invoice, [
    ...[party.nameCn, party.nameEn, ...new Set(application.lines.map((line) => line.invoice.invoiceNo))],
  ]);
  ctx.auditTarget(invoice.applyNo);
  const flowId = await startFlowOf(
    ctx,
    { kind: 'taxInvoice', id },
    taxFlowValues(ctx, invoice, { party, lines: application.lines }),
  );
  invoice.flowId = flowId;
  await insertTaxInvoices(db, [invoice], lines);
  await askLines(db, invoice, lines);
  await noteTaxAct(ctx, invoice, 'apply');
  const { version, applyNo, status } = invoice;
  return { id, version, applyNo, status, flowId };
}

export const searchTextOfTax = (
  { applyNo, title, taxNo, code, number }: StoredTaxInvoice,
  more: readonly string[],
): string =>
  searchTextOf([applyNo, title, taxNo, `${code}${number}`, number, ...more].filter(Boolean), 2_000);

type Begins = 'version' | 'status' | 'statusBefore' | 'stateRemark' | 'redGross' | 'redOfId' | 'redReason';
type Confirms = 'confirmation' | 'confirmNo' | 'confirmUntil';
type Ends = 'code' | 'number' | 'fullNumber' | 'issuedOn' | 'issuedBy' | 'issuedAt' | 'deliveredAt';
type Between = 'flowId' | 'approvedAt' | 'quotaMonth' | 'searchText';

/** What one begins with. */
export const blank: Pick<StoredTaxInvoice, Begins | Confirms | Ends | Between> = {
  ...({ version: 1, status: 'applied', statusBefore: null, stateRemark: '', redGross: '0' } as const),
  ...({ redOfId: null, redReason: null, confirmation: 'none', confirmNo: '', confirmUntil: null } as const),
  ...{ flowId: null, code: '', number: '', fullNumber: null, issuedOn: null, issuedBy: null, issuedAt: null },
  ...{ approvedAt: null, quotaMonth: null, deliveredAt: null, searchText: '' },
};

const refusals: Record<Exclude<TaxProblem, 'beyondQuota'>, RefusalName> = {
  ...({ titleMissing: 'TAX_TITLE_MISSING', titleNumber: 'TAX_TITLE_NUMBER' } as const),
  ...({ specialExempt: 'TAX_SPECIAL_EXEMPT', transportNeeded: 'TAX_TRANSPORT_NEEDED' } as const),
  ...({
    remarkTooLong: 'TAX_REMARK_TOO_LONG',
    remarkToken: 'TAX_REMARK_TOKEN',
    nothing: 'TAX_NOTHING',
  } as const),
  rateMissing: 'EXCHANGE_RATE_MISSING',
};

function refuseProblems({ problems, missing, title, remark, unknownTokens }: Application): void {
  for (const problem of problems) {
    if (problem === 'beyondQuota') continue;
    throw new AppError(refusals[problem], {
      ...{ pair: `${missing?.currency ?? ''}→${bookCurrency}`, date: missing?.on ?? '' },
      ...{ title: title?.title ?? '', token: unknownTokens[0] ?? '' },
      ...{ length: String(lengthOfRemark(remark)), most: String(longestTaxRemark) },
    });
  }
}

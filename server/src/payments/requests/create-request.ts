import { AppError } from '@fairway/contract/app-error.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import type { createPaymentRequest as createCall } from '@fairway/contract/payment-requests.ts';
import { searchTextOf } from '@fairway/domain/forms/search-grams.ts';
import { exact, money, roundMoney, write } from '@fairway/domain/money/money.ts';
import { openToAsk } from '@fairway/domain/payments/request-state.ts';
import { takeBillNumber } from '../../bill/take-bill-number.ts';
import { customerById } from '../../customers/customers-by-id.ts';
import { newId } from '../../database/new-id.ts';
import type { Context } from '../../http/context.ts';
import { bankAccountsById } from '../../invoices/bank-accounts.ts';
import { inCurrency } from '../../invoices/invoice-lines.ts';
import { heldBills, type InvoiceToPay, isToPay } from '../../invoices/payable-bills.ts';
import { startFlowOf } from '../../workflow/subjects/start-flow-of.ts';
import { readerOf } from './reader.ts';
import { requestValues } from './request-values.ts';
import { askedOf, insertRequest, type StoredRequest, type StoredRequestLine } from './store.ts';

type Sent = Received<typeof createCall>['body'];

/** Asks for a payment, and the flow about it begins. Its bills are held: two who ask at once never ask for too much. */
export async function createRequest(ctx: Context, sent: Sent): Promise<Reply<typeof createCall>> {
  const { db, now, session } = ctx;
  const { companyIds } = await readerOf(ctx);
  const party = await customerById(db, sent.partyId);
  const account = (await bankAccountsById(db, [sent.bankAccountId])).get(sent.bankAccountId);
  if (!party || !account?.isEnabled || !companyIds.includes(account.companyId))
    throw new AppError('NOT_FOUND');
  if (sent.lines.length === 0 && sent.prepaid === null) throw new AppError('REQUEST_EMPTY');
  if (sent.lines.length > 0 && sent.prepaid !== null) throw new AppError('REQUEST_SEVERAL');
  const id = newId(now.getTime());
  const rounded = (amount: string) => roundMoney(money(account.currency, amount)).amount;
  const lines = sent.lines.map(
    ({ invoiceId, amount }, seq): StoredRequestLine => ({
      requestId: id,
      seq,
      invoiceId,
      amount: rounded(amount),
    }),
  );
  const invoices = await heldBills(
    ctx,
    lines.map(({ invoiceId }) => invoiceId),
  );
  await refuseLines(ctx, { lines, invoices, partyId: party.id, currency: account.currency });
  const total = lines.reduce(
    (sum, { amount }) => sum.plus(exact(amount)),
    exact(rounded(sent.prepaid ?? '0')),
  );
  if (!total.greaterThan(0)) throw new AppError('REQUEST_EMPTY');
  const request: StoredRequest = {
    ...{ id, version: 1, requestNo: await takeBillNumber(db, 'PaymentRequestNumber', session.userId, now) },
    ...{ kind: lines.length > 0 ? 'invoices' : 'prepaid', companyId: account.companyId, partyId: party.id },
    ...{ bankAccountId: account.id, currency: account.currency, amount: write(total) },
    ...{ wantedOn: sent.wantedOn, reason: sent.reason, status: 'asked', stateRemark: '', searchText: '' },
    ...{ flowId: null, paymentId: null, createdBy: session.userId, creatorTime: now, lastModifyTime: now },
    ...{ settledAt: null, paidBy: null, paidAt: null },
  };
  request.searchText = searchTextOf(
    [request.requestNo, party.nameCn, party.nameEn, sent.reason].filter(Boolean),
    1_000,
  );
  ctx.auditTarget(request.requestNo);
  request.flowId = await startFlowOf(
    ctx,
    { kind: 'paymentRequest', id },
    await requestValues(ctx, request, { lines, invoices, account, party }),
  );
  await insertRequest(db, request, lines);
  const { version, requestNo, status, flowId } = request;
  return { id, version, requestNo, status, flowId };
}

interface Asked {
  lines: readonly StoredRequestLine[];
  invoices: readonly InvoiceToPay[];
  partyId: string;
  currency: string;
}

async function refuseLines({ db }: Context, { lines, invoices, partyId, currency }: Asked): Promise<void> {
  const byId = new Map(invoices.map((invoice) => [invoice.id, invoice]));
  const asked = await askedOf(db, [...byId.keys()]);
  if (new Set(lines.map(({ invoiceId }) => invoiceId)).size !== lines.length)
    throw new AppError('REQUEST_SEVERAL');
  for (const { invoiceId, amount } of lines) {
    const invoice = byId.get(invoiceId);
    if (!invoice) throw new AppError('NOT_FOUND');
    const no = invoice.invoiceNo;
    if (!isToPay(invoice)) throw new AppError('REQUEST_NOT_PAYABLE', { no });
    if (invoice.partyId !== partyId) throw new AppError('REQUEST_SEVERAL');
    if (invoices.some((other) => other.currency !== invoice.currency)) throw new AppError('REQUEST_SEVERAL');
    if (invoice.currency !== currency)
      throw new AppError('REQUEST_ACCOUNT_CURRENCY', { currency: invoice.currency });
    const open = openToAsk(invoice.balance, asked.get(invoiceId) ?? '0');
    if (exact(amount).greaterThan(exact(open)) || !exact(amount).greaterThan(0))
      throw new AppError('REQUEST_BEYOND_OPEN', { no, left: `${currency} ${inCurrency(currency, open)}` });
  }
}

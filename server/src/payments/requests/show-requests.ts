import { AppError } from '@fairway/contract/app-error.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import {
  type getPaymentRequest as getCall,
  type listPaymentRequests as listCall,
  type PaymentRequestRow,
  paymentRequestCans,
} from '@fairway/contract/payment-requests.ts';
import { requestActFits } from '@fairway/domain/payments/request-state.ts';
import type { Context } from '../../http/context.ts';
import { pageOf } from '../../http/page.ts';
import { bankAccountsById } from '../../invoices/bank-accounts.ts';
import { inCurrency } from '../../invoices/invoice-lines.ts';
import { invoiceNumbers } from '../../invoices/settle-invoice.ts';
import { namesById } from '../../organisation/names-by-id.ts';
import { peopleNames } from '../../people/people-by-id.ts';
import { partyNames } from '../../shipments/shipment-lookups.ts';
import { findPaymentsById } from '../store.ts';
import { shownBills } from './payable-invoices.ts';
import { type RequestReader, readerOf } from './reader.ts';
import { findRequest, findRequestLines, listRequestRows, type StoredRequest, sumRequests } from './store.ts';

const summedAtMost = 10_000;

export async function listRequests(
  ctx: Context,
  { tab, filters, keyword, ...paging }: Received<typeof listCall>['body'],
): Promise<Reply<typeof listCall>> {
  const { db } = ctx;
  const reader = await readerOf(ctx);
  const question = { sight: reader.sight, tab, filters, keyword };
  const { rows, total } = await listRequestRows(db, question, paging);
  const sums = total < summedAtMost ? await sumRequests(db, question) : null;
  return {
    ...pageOf(await shownRequests(ctx, rows, reader), paging, total),
    sums: sums?.map(({ currency, amount }) => ({ currency, amount: inCurrency(currency, amount) })) ?? null,
  };
}

export async function getRequest(ctx: Context, id: string): Promise<Reply<typeof getCall>> {
  const { db } = ctx;
  const reader = await readerOf(ctx);
  const stored = await findRequest(db, id, reader.sight);
  const [request] = stored ? await shownRequests(ctx, [stored], reader) : [];
  if (!request) throw new AppError('NOT_FOUND');
  const lines = await findRequestLines(db, [id]);
  const invoices = await invoiceNumbers(
    db,
    lines.map(({ invoiceId }) => invoiceId),
  );
  const bills = new Map(
    (await shownBills(ctx, [...invoices.values()])).map((bill) => [bill.invoiceId, bill]),
  );
  return {
    ...request,
    lines: lines.flatMap(({ invoiceId, amount }) => {
      const bill = bills.get(invoiceId);
      return bill ? [{ ...bill, amount: inCurrency(bill.currency, amount) }] : [];
    }),
  };
}

async function shownRequests(
  { db, language }: Pick<Context, 'db' | 'language'>,
  requests: readonly StoredRequest[],
  { has }: RequestReader,
): Promise<PaymentRequestRow[]> {
  const each = <T>(of: (request: StoredRequest) => T | null): T[] =>
    requests.flatMap((request) => of(request) ?? []);
  const parties = await partyNames(
    db,
    each(({ partyId }) => partyId),
    language,
  );
  const accounts = await bankAccountsById(
    db,
    each(({ bankAccountId }) => bankAccountId),
  );
  const companies = await namesById(
    db,
    'organisation',
    each(({ companyId }) => companyId),
    language,
  );
  const people = await peopleNames(
    db,
    [...each(({ createdBy }) => createdBy), ...each(({ paidBy }) => paidBy)],
    {
      withAccounts: false,
    },
  );
  const payments = await findPaymentsById(
    db,
    each(({ paymentId }) => paymentId),
  );
  const lines = Map.groupBy(
    await findRequestLines(
      db,
      each(({ id }) => id),
    ),
    ({ requestId }) => requestId,
  );
  return requests.map((request) => {
    const { id, version, requestNo, kind, status, stateRemark, partyId, bankAccountId, currency } = request;
    const { wantedOn, reason, flowId } = request;
    const account = accounts.get(bankAccountId);
    const payment = payments.find((one) => one.id === request.paymentId);
    return {
      ...{ id, version, requestNo, kind, status, stateRemark, partyId, bankAccountId, currency },
      ...{ partyName: parties.get(partyId) ?? '', amount: inCurrency(currency, request.amount) },
      companyName: companies.get(request.companyId)?.fullName ?? '',
      bankAccountName: account ? `${account.bankName} ${account.accountNo}` : '',
      ...{ wantedOn, reason, flowId, invoiceCount: lines.get(id)?.length ?? 0 },
      payment: payment
        ? {
            ...{ id: payment.id, paymentNo: payment.paymentNo, status: payment.status },
            valueOn: payment.valueOn,
          }
        : null,
      createdByName: people.get(request.createdBy ?? '') ?? '',
      ...{ creatorTime: request.creatorTime.getTime(), settledAt: request.settledAt?.getTime() ?? null },
      paidByName: people.get(request.paidBy ?? '') ?? '',
      paidAt: request.paidAt?.getTime() ?? null,
      can: has('btn_pay') ? paymentRequestCans.filter((act) => requestActFits(act, status)) : [],
    };
  });
}

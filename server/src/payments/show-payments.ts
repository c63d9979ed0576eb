import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import type { PaymentClaim } from '@fairway/contract/money-fields.ts';
import type {
  getPayment as getCall,
  listPayments as listCall,
  PaymentCan,
  PaymentRow,
} from '@fairway/contract/payments.ts';
import { exact, write } from '@fairway/domain/money/money.ts';
import type { Context } from '../http/context.ts';
import { pageOf } from '../http/page.ts';
import { bankAccountsById } from '../invoices/bank-accounts.ts';
import { inCurrency } from '../invoices/invoice-lines.ts';
import { invoiceNumbers, settlementsOfPayment } from '../invoices/settle-invoice.ts';
import { namesById } from '../organisation/names-by-id.ts';
import { peopleNames } from '../people/people-by-id.ts';
import { partyNames } from '../shipments/shipment-lookups.ts';
import { listPaymentRows, sumPayments } from './list-store.ts';
import { type PaymentReader, readerOf, visiblePayment } from './reader.ts';
import { findParts, findPaymentActs, type StoredPart, type StoredPayment } from './store.ts';

const summedAtMost = 10_000;

export async function listPayments(
  ctx: Context,
  { filters, keyword, ...paging }: Received<typeof listCall>['body'],
): Promise<Reply<typeof listCall>> {
  const reader = await readerOf(ctx);
  const question = { sight: reader.sight, filters, keyword };
  const { rows, total } = await listPaymentRows(ctx.db, question, paging);
  const sums = total < summedAtMost ? await sumPayments(ctx.db, question) : null;
  return {
    ...pageOf(await shownPayments(ctx, rows, reader), paging, total),
    sums:
      sums?.map(({ direction, currency, amount, unapplied }) => ({
        direction: direction as StoredPayment['direction'],
        ...{ currency, amount: inCurrency(currency, amount), unapplied: inCurrency(currency, unapplied) },
      })) ?? null,
  };
}

export async function getPayment(ctx: Context, id: string): Promise<Reply<typeof getCall>> {
  const { db, language } = ctx;
  const reader = await readerOf(ctx);
  const stored = await visiblePayment(ctx, id, reader);
  const [payment] = await shownPayments(ctx, [stored], reader);
  if (!payment) throw new Error(`The payment ${id} is shown to nobody`);
  const settlements = await settlementsOfPayment(db, id);
  const invoices = await invoiceNumbers(
    db,
    settlements.map(({ invoiceId }) => invoiceId),
  );
  const parties = await partyNames(
    db,
    settlements.map(({ partyId }) => partyId),
    language,
  );
  const acts = await findPaymentActs(db, id);
  const people = await peopleNames(
    db,
    [...acts, ...settlements].flatMap(({ byId }) => byId ?? []),
    { withAccounts: false },
  );
  return {
    payment,
    settlements: settlements.map((one) => {
      const invoice = invoices.get(one.invoiceId);
      const currency = invoice?.currency ?? one.payCurrency;
      return {
        ...{ id: one.id, invoiceId: one.invoiceId, invoiceNo: invoice?.invoiceNo ?? '' },
        partyName: parties.get(one.partyId) ?? '',
        paid: { currency: one.payCurrency, amount: inCurrency(one.payCurrency, one.paid) },
        covered: { currency, amount: inCurrency(currency, one.covered) },
        rounding: inCurrency(currency, one.rounding),
        crossRate: one.crossRate === null ? null : write(exact(one.crossRate)),
        ...{ exchangeGain: one.exchangeGain, at: one.at.getTime(), isReversed: one.reversedAt !== null },
        byName: people.get(one.byId ?? '') ?? '',
      };
    }),
    history: acts.map(({ at, byId, act, remark }) => ({
      ...{ at: at.getTime(), byName: people.get(byId ?? '') ?? '', act, remark },
    })),
  };
}

async function shownPayments(
  { db, language }: Pick<Context, 'db' | 'language'>,
  payments: readonly StoredPayment[],
  reader: PaymentReader,
): Promise<PaymentRow[]> {
  const parts = Map.groupBy(
    await findParts(
      db,
      payments.map(({ id }) => id),
    ),
    ({ paymentId }) => paymentId,
  );
  const parties = await partyNames(
    db,
    [...parts.values()].flat().map(({ partyId }) => partyId),
    language,
  );
  const accounts = await bankAccountsById(
    db,
    payments.map(({ bankAccountId }) => bankAccountId),
  );
  const companies = await namesById(
    db,
    'organisation',
    payments.map(({ companyId }) => companyId),
    language,
  );
  const people = await peopleNames(
    db,
    payments.flatMap(({ createdBy }) => createdBy ?? []),
    { withAccounts: false },
  );
  return payments.map((payment) => {
    const { id, version, paymentNo, direction, kind, status, payerName, bankAccountId, currency } = payment;
    const own = parts.get(id) ?? [];
    const amount = (value: string) => inCurrency(currency, value);
    const account = accounts.get(bankAccountId);
    const open = own.reduce((sum, { unapplied }) => sum.plus(exact(unapplied)), exact(payment.unclaimed));
    return {
      ...{ id, version, paymentNo, direction, kind, status, payerName, bankAccountId, currency },
      claim: claimOf(payment, own),
      bankAccountName: account ? `${account.bankName} ${account.accountNo}` : '',
      companyId: payment.companyId,
      companyName: companies.get(payment.companyId)?.fullName ?? '',
      ...{ amount: amount(payment.amount), fee: amount(payment.fee), unapplied: amount(write(open)) },
      ...{ bookRate: write(exact(payment.bookRate)), bookAmount: payment.bookAmount },
      ...{ valueOn: payment.valueOn, bankRef: payment.bankRef, remark: payment.remark },
      parties: own.map((part) => ({
        ...{ partyId: part.partyId, partyName: parties.get(part.partyId) ?? '' },
        ...{ amount: amount(part.amount), unapplied: amount(part.unapplied) },
      })),
      createdByName: people.get(payment.createdBy ?? '') ?? '',
      creatorTime: payment.creatorTime.getTime(),
      can: cansOf(payment, own, reader),
    };
  });
}

function claimOf({ unclaimed }: StoredPayment, parts: readonly StoredPart[]): PaymentClaim {
  if (exact(unclaimed).greaterThan(0)) return 'unclaimed';
  return parts.length > 1 ? 'split' : 'claimed';
}

function cansOf(
  { status }: StoredPayment,
  parts: readonly StoredPart[],
  { has }: PaymentReader,
): PaymentCan[] {
  if (status !== 'confirmed') return [];
  const isUsed = parts.some(({ amount, unapplied }) => !exact(amount).equals(exact(unapplied)));
  const isLeft = parts.some(({ unapplied }) => exact(unapplied).greaterThan(0));
  const cans: PaymentCan[] = [];
  if (has('btn_claim')) cans.push('claim');
  if (has('btn_settle') && isLeft) cans.push('settle');
  if (has('btn_reverse') && !isUsed) cans.push('reverse');
  return cans;
}

import { AppError } from '@fairway/contract/app-error.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import type {
  previewSettlement as previewCall,
  settleInvoices as settleCall,
} from '@fairway/contract/payments.ts';
import { exact, money, roundMoney, write } from '@fairway/domain/money/money.ts';
import { exchangeGain, type Settlement, settle } from '@fairway/domain/payments/settle.ts';
import { toleranceIn } from '@fairway/domain/payments/tolerance.ts';
import { newId } from '../database/new-id.ts';
import type { Context } from '../http/context.ts';
import { inCurrency } from '../invoices/invoice-lines.ts';
import {
  applySettlement,
  type InvoiceToSettle,
  invoicesToSettle,
  invoicesToShow,
} from '../invoices/settle-invoice.ts';
import { crossRateOf } from './cross-rate.ts';
import { notePaymentAct } from './payment-acts.ts';
import { heldPayment, readerOf, visiblePayment } from './reader.ts';
import { changePayment, findParts, keepPart, type StoredPart, type StoredPayment } from './store.ts';

type Asked = Received<typeof settleCall>['body']['invoices'][number];

interface Step {
  invoice: InvoiceToSettle;
  crossRate: string | null;
  settlement: Settlement;
}

/** Uses a payment for invoices of its party, with all of them or with none. */
export async function settleInvoices(
  ctx: Context,
  id: string,
  { partyId, invoices: asked }: Received<typeof settleCall>['body'],
): Promise<Reply<typeof settleCall>> {
  const { db, now, session } = ctx;
  const payment = await heldPayment(ctx, id, await readerOf(ctx));
  const part = await partOf(ctx, payment, partyId);
  const invoices = await invoicesToSettle(
    ctx,
    asked.map(({ invoiceId }) => invoiceId),
  );
  const { steps, rest } = await stepsOf(ctx, payment, part, { asked, invoices });
  const ids: string[] = [];
  for (const { invoice, crossRate, settlement } of steps) {
    const settlementId = newId(now.getTime());
    await applySettlement(ctx, invoice, {
      ...{ id: settlementId, payment, partyId, settlement, crossRate, byId: session.userId },
    });
    ids.push(settlementId);
  }
  await keepPart(db, rest);
  const version = payment.version + 1;
  await changePayment(db, id, { version, lastModifyTime: now });
  await notePaymentAct(
    ctx,
    { id, version },
    'settle',
    steps.map(({ invoice }) => invoice.invoiceNo).join('、'),
  );
  return { ids, unapplied: inCurrency(payment.currency, rest.unapplied) };
}

/** What it would do; nothing is written. */
export async function previewSettlement(
  ctx: Context,
  id: string,
  { partyId, invoices: asked }: Received<typeof previewCall>['body'],
): Promise<Reply<typeof previewCall>> {
  const payment = await visiblePayment(ctx, id, await readerOf(ctx));
  const part = await partOf(ctx, payment, partyId);
  const invoices = await invoicesToShow(
    ctx,
    asked.map(({ invoiceId }) => invoiceId),
  );
  const { steps } = await stepsOf(ctx, payment, part, { asked, invoices });
  return {
    list: steps.map(({ invoice, crossRate, settlement }) => ({
      invoiceId: invoice.id,
      paid: { currency: payment.currency, amount: inCurrency(payment.currency, settlement.paid) },
      covered: { currency: invoice.currency, amount: inCurrency(invoice.currency, settlement.covered) },
      rounding: inCurrency(invoice.currency, settlement.rounding),
      left: inCurrency(invoice.currency, write(exact(invoice.balance).minus(exact(settlement.settled)))),
      ...{ crossRate, exchangeGain: exchangeGain(settlement, invoice.side === 'payable') },
    })),
  };
}

async function partOf({ db }: Context, payment: StoredPayment, partyId: string): Promise<StoredPart> {
  const part = (await findParts(db, [payment.id])).find((one) => one.partyId === partyId);
  if (!part) throw new AppError('NOT_FOUND');
  return part;
}

/** Invoice by invoice: what one uses the next one cannot. */
async function stepsOf(
  ctx: Context,
  payment: StoredPayment,
  part: StoredPart,
  { asked, invoices }: { asked: readonly Asked[]; invoices: ReadonlyMap<string, InvoiceToSettle> },
): Promise<{ steps: Step[]; rest: StoredPart }> {
  const steps: Step[] = [];
  let rest = part;
  for (const one of new Map(asked.map((each) => [each.invoiceId, each])).values()) {
    const invoice = invoices.get(one.invoiceId);
    if (!invoice) throw new AppError('NOT_FOUND');
    refuseOther(payment, part, invoice);
    const crossRate = await crossRateOf(ctx, payment, invoice, one.crossRate);
    const funds = { currency: payment.currency, amount: rest.unapplied, bookAmount: rest.bookUnapplied };
    const tolerance = one.closes ? toleranceIn(invoice.currency) : '0';
    const { amount } = roundMoney(money(payment.currency, one.amount));
    const settlement = settle(funds, invoice, {
      ...{ amount, tolerance, ...(crossRate !== null && { crossRate }) },
    });
    refuseProblem(settlement, { payment, invoice, rest });
    if (one.closes) refuseOpen(settlement, invoice, tolerance);
    steps.push({ invoice, crossRate, settlement });
    rest = {
      ...rest,
      unapplied: write(exact(rest.unapplied).minus(exact(settlement.paid))),
      bookUnapplied: write(exact(rest.bookUnapplied).minus(exact(settlement.paidBook))),
    };
  }
  return { steps, rest };
}

/**
 * Receipts are for what customers owe, payments for what we owe, each of the same party. They are of one company of
 * ours: the money of one in the books of another would be missing in both.
 */
function refuseOther(payment: StoredPayment, part: StoredPart, invoice: InvoiceToSettle): void {
  const side = payment.direction === 'in' ? 'receivable' : 'payable';
  if (invoice.partyId !== part.partyId || invoice.side !== side)
    throw new AppError('PAYMENT_OTHER_PARTY', { no: invoice.invoiceNo });
  if (invoice.companyId !== payment.companyId)
    throw new AppError('PAYMENT_OTHER_COMPANY', { no: invoice.invoiceNo });
}

function refuseProblem(
  settlement: ReturnType<typeof settle>,
  { payment, invoice, rest }: { payment: StoredPayment; invoice: InvoiceToSettle; rest: StoredPart },
): asserts settlement is Settlement {
  if (typeof settlement !== 'string') return;
  if (settlement === 'crossRateMissing') throw new AppError('PAYMENT_RATE_NEEDED');
  if (settlement === 'moreThanBalance')
    throw new AppError('INVOICE_BEYOND_BALANCE', {
      ...{
        no: invoice.invoiceNo,
        balance: `${invoice.currency} ${inCurrency(invoice.currency, invoice.balance)}`,
      },
    });
  throw new AppError('PAYMENT_TOO_LITTLE_LEFT', {
    ...{ no: payment.paymentNo, left: `${payment.currency} ${inCurrency(payment.currency, rest.unapplied)}` },
  });
}

/** Closing an invoice gives up a small rest, never a large one. */
function refuseOpen(settlement: Settlement, invoice: InvoiceToSettle, tolerance: string): void {
  const left = exact(invoice.balance).minus(exact(settlement.settled));
  if (left.isZero()) return;
  throw new AppError('PAYMENT_TOLERANCE', {
    ...{ left: `${invoice.currency} ${inCurrency(invoice.currency, write(left))}` },
    most: `${invoice.currency} ${tolerance}`,
  });
}

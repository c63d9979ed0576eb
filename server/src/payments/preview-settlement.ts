import { AppError } from '@fairway/contract/app-error.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import { wordsOf } from '@fairway/contract/errors.ts';
import type { PreviewedLine, previewSettlement as previewCall } from '@fairway/contract/payments.ts';
import { exact, write } from '@fairway/domain/money/money.ts';
import { exchangeGain } from '@fairway/domain/payments/settle.ts';
import type { Context } from '../http/context.ts';
import { inCurrency } from '../invoices/invoice-lines.ts';
import { invoicesToShow, refuseUnpayable } from '../invoices/settle-invoice.ts';
import type { StoredInvoice } from '../invoices/stored-invoice.ts';
import { crossRateOf } from './cross-rate.ts';
import { readerOf, visiblePayment } from './reader.ts';
import { partOf } from './settle-invoices.ts';
import { eachOnce, type Step, stepOf } from './settlement-step.ts';
import type { StoredPayment } from './store.ts';

/** What it would do; nothing is written. What would be refused is said line by line, and takes nothing. */
export async function previewSettlement(
  ctx: Context,
  id: string,
  { partyId, invoices: asked }: Received<typeof previewCall>['body'],
): Promise<Reply<typeof previewCall>> {
  const payment = await visiblePayment(ctx, id, await readerOf(ctx));
  let rest = await partOf(ctx, payment, partyId);
  const invoices = await invoicesToShow(
    ctx,
    asked.map(({ invoiceId }) => invoiceId),
  );
  const list: PreviewedLine[] = [];
  for (const one of eachOnce(asked)) {
    const invoice = invoices.get(one.invoiceId);
    const crossRate = invoice ? await crossRateOf(ctx, payment, invoice, one.crossRate) : null;
    try {
      if (!invoice) throw new AppError('NOT_FOUND');
      refuseUnpayable(ctx, invoice);
      const step = stepOf(payment, rest, invoice, { ...one, crossRate });
      list.push(shownStep(payment, step));
      rest = step.rest;
    } catch (error) {
      if (!(error instanceof AppError) || !error.refusal) throw error;
      const problem = wordsOf(error.refusal, ctx.language, error.places);
      list.push(refusedLine(payment, invoice, { ...one, crossRate, problem }));
    }
  }
  return { list, unapplied: inCurrency(payment.currency, rest.unapplied) };
}

function shownStep({ currency }: StoredPayment, { invoice, crossRate, settlement }: Step): PreviewedLine {
  return {
    invoiceId: invoice.id,
    paid: { currency, amount: inCurrency(currency, settlement.paid) },
    covered: { currency: invoice.currency, amount: inCurrency(invoice.currency, settlement.covered) },
    rounding: inCurrency(invoice.currency, settlement.rounding),
    left: inCurrency(invoice.currency, write(exact(invoice.balance).minus(exact(settlement.settled)))),
    ...{ crossRate, exchangeGain: exchangeGain(settlement, invoice.side === 'payable'), problem: null },
  };
}

function refusedLine(
  { currency }: StoredPayment,
  invoice: StoredInvoice | undefined,
  {
    invoiceId,
    amount = '0',
    crossRate,
    problem,
  }: { invoiceId: string; amount?: string | undefined; crossRate: string | null; problem: string },
): PreviewedLine {
  const owed = invoice?.currency ?? currency;
  return {
    ...{ invoiceId, paid: { currency, amount: inCurrency(currency, amount) }, crossRate, problem },
    covered: { currency: owed, amount: inCurrency(owed, '0') },
    ...{
      left: inCurrency(owed, invoice?.balance ?? '0'),
      rounding: inCurrency(owed, '0'),
      exchangeGain: '0',
    },
  };
}

import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import type { confirmRedTaxInvoice as confirmCall } from '@fairway/contract/tax-invoices.ts';
import type { Context } from '../http/context.ts';
import { expiredRemark, refusedRemark } from '../language/tax-invoice-words.ts';
import { changeAndNote } from './note-acts.ts';
import { heldTaxInvoice } from './reader.ts';
import { dropRed } from './settle-red-invoice.ts';
import type { Settler } from './settle-tax-invoice.ts';
import { takeUnanswered } from './store.ts';
import { tellAboutTax } from './tell-about-tax.ts';

const hour = 3_600_000;
const answeredWithin = 72 * hour;
const someAtOnce = 500;

/** The buyer used the blue one: they are asked, and confirm the red one or refuse it. */
export async function confirmRed(
  ctx: Context,
  id: string,
  { version, state, confirmNo: sent }: Received<typeof confirmCall>['body'],
): Promise<Reply<typeof confirmCall>> {
  const red = await heldTaxInvoice(ctx, id, state === 'asked' ? 'askBuyer' : 'answerBuyer', version);
  const confirmNo = sent || red.confirmNo;
  const { applyNo } = red;
  if (state === 'refused') {
    const changes = { status: 'cancelled', confirmation: 'refused', confirmNo } as const;
    const changed = await changeAndNote(
      ctx,
      red,
      { ...changes, stateRemark: refusedRemark, confirmUntil: null },
      { act: 'buyerRefused', remark: confirmNo },
    );
    await dropRed(ctx, red);
    return { id, version: changed, applyNo, status: 'cancelled' };
  }
  const confirmUntil = state === 'asked' ? new Date(ctx.now.getTime() + answeredWithin) : null;
  const changed = await changeAndNote(
    ctx,
    red,
    { confirmation: state, confirmNo, confirmUntil },
    { act: state === 'asked' ? 'buyerAsked' : 'buyerConfirmed', remark: confirmNo },
  );
  return { id, version: changed, applyNo, status: red.status };
}

/** Nobody answered in time: the red one ends, and the blue one is what it was before. */
export async function dropUnanswered(settler: Settler): Promise<void> {
  for (const red of await takeUnanswered(settler.db, settler.now, someAtOnce)) {
    await changeAndNote(
      settler,
      red,
      { status: 'cancelled', confirmation: 'expired', confirmUntil: null, stateRemark: expiredRemark },
      { act: 'buyerExpired' },
    );
    await dropRed(settler, red);
    await tellAboutTax(settler, red, { what: 'redExpired', userIds: [red.createdBy] });
  }
}

import { AppError } from '@fairway/contract/app-error.ts';
import {
  type BillableCharge,
  type ChargeGroup,
  groupCharges,
  type NotBillable,
  whyNotBillable,
} from '@fairway/domain/invoices/group-charges.ts';
import { chargesToBill } from '../charges/billed-charges.ts';
import type { StoredCharge } from '../charges/stored-charge.ts';
import type { Context } from '../http/context.ts';
import { chargeCodesOf } from '../master-data/lookups.ts';
import { findHeldCharges } from './store.ts';

/** A charge with what decides whether it can be billed. */
export type ToBill = StoredCharge & BillableCharge;

/** The charges somebody chose, held until the commit, in the order they chose them. */
export async function chosenCharges(
  ctx: Context,
  chargeIds: readonly string[],
  exceptInvoiceId: string | null = null,
): Promise<ToBill[]> {
  const ids = [...new Set(chargeIds)];
  const charges = new Map((await chargesToBill(ctx, ids)).map((charge) => [charge.id, charge]));
  const held = await findHeldCharges(ctx.db, ids, exceptInvoiceId);
  const codes = await chargeCodesOf(ctx.db, ctx.language);
  return ids.map((id) => {
    const charge = charges.get(id);
    if (!charge) throw new AppError('NOT_FOUND');
    const noInvoice = codes.byId.get(charge.chargeCodeId)?.noInvoice ?? false;
    return { ...charge, isHeld: held.has(id), noInvoice };
  });
}

export interface BillProblem {
  chargeId: string;
  why: NotBillable;
}

/** Which invoices they would make, and those that make none. */
export function billsOf(charges: readonly ToBill[]): {
  groups: ChargeGroup<ToBill>[];
  problems: BillProblem[];
} {
  const problems = charges.flatMap((charge): BillProblem[] => {
    const why = whyNotBillable(charge);
    return why ? [{ chargeId: charge.id, why }] : [];
  });
  const refused = new Set(problems.map(({ chargeId }) => chargeId));
  return { groups: groupCharges(charges.filter(({ id }) => !refused.has(id))), problems };
}

/** The first that cannot be billed, named as people know it. */
export async function refuseUnbillable(ctx: Context, charges: readonly ToBill[]): Promise<void> {
  const wrong = charges.find((charge) => whyNotBillable(charge) !== undefined);
  if (!wrong) return;
  const code = (await chargeCodesOf(ctx.db, ctx.language)).byId.get(wrong.chargeCodeId);
  throw new AppError('INVOICE_CHARGE_NOT_OPEN', { what: code?.fullName ?? '' });
}

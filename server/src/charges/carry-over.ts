import type { Context } from '../http/context.ts';
import { actOn } from './save-charges.ts';
import { insertChargeActs, moveUnapproved } from './store.ts';

/** Charges nobody approved when their month is closed count in a later one, as if they were entered then. */
export async function carryOverCharges(ctx: Context, from: string, to: string): Promise<void> {
  const moved = await moveUnapproved(ctx.db, { from, to, now: ctx.now });
  await insertChargeActs(
    ctx.db,
    moved.map((charge) => actOn(ctx, charge, 'carryOver', `${from} → ${to}`)),
  );
}

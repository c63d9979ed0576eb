import { AppError } from '@fairway/contract/app-error.ts';
import type { Reply } from '@fairway/contract/endpoint.ts';
import type { getCharge as getCall } from '@fairway/contract/shipment-charges.ts';
import type { Context } from '../http/context.ts';
import { peopleNames } from '../people/people-by-id.ts';
import { readerOf } from './reader.ts';
import { shownCharges } from './shown-charge.ts';
import { findCharge, findChargeActs } from './store.ts';
import type { TaxedCharges } from './taxed-charges.ts';

export async function getCharge(
  ctx: Context,
  taxedCharges: TaxedCharges,
  id: string,
): Promise<Reply<typeof getCall>> {
  const { db } = ctx;
  const reader = await readerOf(ctx);
  const found = await findCharge(db, id, reader.sight);
  const [charge] = found ? await shownCharges(ctx, [found], reader, taxedCharges) : [];
  if (!charge) throw new AppError('NOT_FOUND');
  // Who did what with it is known among staff.
  const acts = reader.isStaff ? await findChargeActs(db, id) : [];
  const names = await peopleNames(
    db,
    acts.flatMap(({ byId }) => byId ?? []),
    { withAccounts: false },
  );
  return {
    charge,
    history: acts.map(({ at, byId, act, remark, differences }) => ({
      ...{ at: at.getTime(), byName: names.get(byId ?? '') ?? '', act, remark, differences },
    })),
  };
}

import type { OrderPartyRole } from '@fairway/contract/orders.ts';
import type { Context } from '../http/context.ts';
import { readerOf } from './sight.ts';
import { findUsedParties } from './store.ts';

const mostParties = 50;

interface Wanted {
  role: OrderPartyRole;
  customerId?: string | undefined;
  keyword?: string | undefined;
}

/** Who was written in earlier orders of a customer that the caller sees. */
export async function listOrderParties(ctx: Context, { role, customerId, keyword = '' }: Wanted) {
  const { sight } = await readerOf(ctx);
  const used = await findUsedParties(ctx.db, sight, {
    ...{ role, customerId, keyword: keyword.trim(), most: mostParties },
  });
  return { list: used.map((party) => ({ ...party, usedAt: party.usedAt.getTime() })) };
}

import { AppError } from '@fairway/contract/app-error.ts';
import type { RateViewer } from '@fairway/domain/freight/audience.ts';
import { can } from '@fairway/domain/permission/can.ts';
import { customerOfUser } from '../customers/customer-of-user.ts';
import { customerById } from '../customers/customers-by-id.ts';
import type { Context } from '../http/context.ts';

/** Who looks at rates, for which customer, and what of them they may see. */
export interface Viewer extends RateViewer {
  /** Keeps rates: sees drafts, and those of every customer. */
  isKeeper: boolean;
  seesCost: boolean;
  seesFloor: boolean;
  seesContract: boolean;
}

/** The caller, asking for a customer where they may: a customer always asks for themselves. */
export async function viewerOf(ctx: Context, customerId?: string): Promise<Viewer> {
  const { db, session } = ctx;
  if (session.kind === 'customer') {
    const own = await customerOfUser(db, session);
    // Somebody who belongs to no customer yet sees what is offered to everybody.
    return {
      ...{ isStaff: false, customerId: own?.id ?? '', customerLevel: own?.level ?? null },
      ...{ isKeeper: false, seesCost: false, seesFloor: false, seesContract: false },
    };
  }
  const granted = await ctx.permissions();
  const has = (kind: 'column' | 'button', enCode: string) => can(granted, 'freight', kind, enCode);
  const customer = customerId === undefined ? undefined : await customerById(db, customerId);
  if (customerId !== undefined && !customer) throw new AppError('NOT_FOUND');
  return {
    isStaff: true,
    customerId: customer?.id ?? null,
    customerLevel: customer?.level ?? null,
    isKeeper: has('button', 'btn_publish'),
    seesCost: has('column', 'cost'),
    seesFloor: has('column', 'floor'),
    seesContract: has('column', 'contract_no'),
  };
}

import { AppError } from '@fairway/contract/app-error.ts';
import type { ChargeSide } from '@fairway/contract/money-fields.ts';
import { can } from '@fairway/domain/permission/can.ts';
import type { Context } from '../http/context.ts';
import { groupListsOf, readerOf as shipmentReaderOf } from '../shipments/reader.ts';
import type { ChargeSight } from './store.ts';

/** Who looks at charges: which of them, and what they may do with those. */
export interface ChargeReader {
  userId: string;
  isStaff: boolean;
  sight: ChargeSight;
  mayEdit: boolean;
  mayAudit: boolean;
  seesProfit: boolean;
}

type Asking = Pick<Context, 'db' | 'session' | 'permissions'>;

/** Staff see those of the shipments in their scope, on the sides they have the columns of; others what is between us and them. */
export async function readerOf(ctx: Asking): Promise<ChargeReader> {
  const granted = await ctx.permissions();
  const { userId, isStaff, customerId } = await shipmentReaderOf(ctx);
  const viewerIds = isStaff ? [userId, ...(await groupListsOf(ctx, 'charge'))] : [customerId ?? ''];
  const column = (name: string) => can(granted, 'charge', 'column', name);
  const button = (name: string) => isStaff && can(granted, 'charge', 'button', name);
  const sides = (['receivable', 'payable'] as const satisfies ChargeSide[]).filter(column);
  return {
    ...{ userId, isStaff },
    sight: {
      ...{ viewerIds, sides, partyId: isStaff ? null : (customerId ?? '') },
      seesConfidential: isStaff && column('confidential'),
    },
    ...{ mayEdit: button('btn_edit'), mayAudit: button('btn_audit') },
    // What is earned needs both sides; who misses one would read a wrong number.
    seesProfit: isStaff && column('profit') && sides.length === 2,
  };
}

export function refuseCustomers({ isStaff }: ChargeReader): void {
  if (!isStaff) throw new AppError('NOT_FOUND');
}

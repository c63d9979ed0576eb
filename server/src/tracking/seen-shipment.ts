import { AppError } from '@fairway/contract/app-error.ts';
import { customerOfUser } from '../customers/customer-of-user.ts';
import type { Context } from '../http/context.ts';
import { structureOf } from '../organisation/structure.ts';
import { isSeenBy } from './sight-store.ts';

export interface ShipmentSight {
  isStaff: boolean;
  /** In whose lists they look; nothing: in all. */
  viewerIds: readonly string[] | undefined;
}

type Asking = Pick<Context, 'db' | 'session' | 'currentUser'>;

/** Customers see their own; staff what they are members of and what is of their company; administrators all. */
export async function shipmentSight({ db, session, currentUser }: Asking): Promise<ShipmentSight> {
  if (session.kind === 'customer') {
    const customer = await customerOfUser(db, session);
    return { isStaff: false, viewerIds: [session.userId, ...(customer ? [customer.id] : [])] };
  }
  if (session.isAdministrator) return { isStaff: true, viewerIds: undefined };
  const { organizeIdList } = (await currentUser()).userInfo;
  const { byId } = await structureOf(db, session.organisationStamp);
  const company = organizeIdList.findLast((id) => byId.get(id)?.kind === 'company');
  return { isStaff: true, viewerIds: [session.userId, ...(company ? [company] : [])] };
}

/** Not there and not for the caller look the same. */
export async function seenShipment(ctx: Asking, shipmentId: string): Promise<ShipmentSight> {
  const sight = await shipmentSight(ctx);
  if (!(await isSeenBy(ctx.db, shipmentId, sight.viewerIds))) throw new AppError('NOT_FOUND');
  return sight;
}

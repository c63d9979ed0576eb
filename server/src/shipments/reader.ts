import { AppError } from '@fairway/contract/app-error.ts';
import type { ShipmentScope } from '@fairway/contract/shipment-fields.ts';
import { can } from '@fairway/domain/permission/can.ts';
import { customerOfUser } from '../customers/customer-of-user.ts';
import type { Context, Session } from '../http/context.ts';
import { shipmentStateWords } from '../language/shipment-words.ts';
import { companyOfPerson } from '../organisation/company-of.ts';
import { findSeenShipments, takeSeenShipments } from './store.ts';
import type { StoredShipment } from './stored-shipment.ts';

/** Who looks at shipments: in whose lists, and what they may do and see. */
export interface ShipmentReader {
  userId: string;
  isStaff: boolean;
  /** Whom a customer or agent signs in for. */
  customerId: string | null;
  /** The company whose shipments somebody sees beside their own. */
  companyId: string | null;
  /** All of these lists are theirs. */
  viewerIds: readonly string[];
  mayEdit: boolean;
  mayAdd: boolean;
  mayClose: boolean;
  mayShare: boolean;
  mayAddEvents: boolean;
  maySync: boolean;
  /** Shares, and the price it was accepted with. */
  seesResult: boolean;
  seesAgent: boolean;
}

type Asking = Pick<Context, 'db' | 'permissions'> & { session: Pick<Session, 'userId' | 'kind'> };

/** Customers and agents see their own; staff what they are members of, and with the right all of their company. */
export async function readerOf({ db, session, permissions }: Asking): Promise<ShipmentReader> {
  const granted = await permissions();
  const may = (button: string) => can(granted, 'cargoShipment', 'button', button);
  const { userId } = session;
  if (session.kind === 'customer') {
    const customerId = (await customerOfUser(db, session))?.id ?? '';
    return {
      ...{ userId, isStaff: false, customerId, companyId: null, viewerIds: [customerId] },
      ...{ mayEdit: false, mayAdd: false, mayClose: false, mayShare: may('btn_share') },
      ...{ mayAddEvents: false, maySync: false, seesResult: false, seesAgent: false },
    };
  }
  const companyId = may('btn_group') ? await companyOfPerson(db, userId) : null;
  return {
    ...{ userId, isStaff: true, customerId: null, companyId },
    viewerIds: companyId === null ? [userId] : [userId, companyId],
    ...{ mayEdit: may('btn_edit'), mayAdd: may('btn_add'), mayClose: may('btn_close') },
    ...{ mayShare: may('btn_share'), mayAddEvents: can(granted, 'tracking', 'button', 'btn_event') },
    maySync: can(granted, 'trackingFeed', 'button', 'btn_sync'),
    seesResult: can(granted, 'cargoShipment', 'column', 'profit'),
    seesAgent: can(granted, 'cargoShipment', 'column', 'agent'),
  };
}

/** In whose list somebody reads; who has not got the right to the company's reads their own. */
export function listOf(reader: ShipmentReader, scope: ShipmentScope): string {
  if (!reader.isStaff) return reader.customerId ?? '';
  return scope === 'group' && reader.companyId !== null ? reader.companyId : reader.userId;
}

/** Not there and not for the caller look the same. */
export async function visibleShipment(
  { db }: Pick<Context, 'db'>,
  id: string,
  { viewerIds }: ShipmentReader,
): Promise<StoredShipment> {
  const [shipment] = await findSeenShipments(db, [id], viewerIds);
  if (!shipment) throw new AppError('NOT_FOUND');
  return shipment;
}

/** The same for what only staff may know. */
export function refuseCustomers({ isStaff }: ShipmentReader): void {
  if (!isStaff) throw new AppError('NOT_FOUND');
}

/** To change it: it waits for whoever is at it. */
export async function heldShipment(
  ctx: Context,
  id: string,
  reader: ShipmentReader,
): Promise<StoredShipment> {
  const [shipment] = await takeSeenShipments(ctx.db, [id], reader.viewerIds);
  if (!shipment) throw new AppError('NOT_FOUND');
  ctx.auditTarget(shipment.shipmentNo);
  return shipment;
}

/** One that goes on, for staff, in the version its writer knows where they name one. */
export async function heldToChange(
  ctx: Context,
  id: string,
  version?: number,
): Promise<{ shipment: StoredShipment; reader: ShipmentReader }> {
  const reader = await readerOf(ctx);
  refuseCustomers(reader);
  const shipment = await heldShipment(ctx, id, reader);
  if (version !== undefined && shipment.version !== version) throw new AppError('SHIPMENT_CHANGED');
  refuseOver(ctx, shipment);
  return { shipment, reader };
}

export function refuseOver({ language }: Pick<Context, 'language'>, { status }: StoredShipment): void {
  if (status !== 'active')
    throw new AppError('SHIPMENT_OVER', { state: shipmentStateWords[status][language] });
}

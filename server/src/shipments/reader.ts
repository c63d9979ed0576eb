import { AppError } from '@fairway/contract/app-error.ts';
import type { ShipmentScope } from '@fairway/contract/shipment-fields.ts';
import { can } from '@fairway/domain/permission/can.ts';
import { customerOfUser } from '../customers/customer-of-user.ts';
import type { Db } from '../database/open.ts';
import type { Context, Session } from '../http/context.ts';
import { shipmentStateWords } from '../language/shipment-words.ts';
import { seenPlaces } from '../permission/data-scopes.ts';
import { findSeenShipments, takeSeenShipments } from './store.ts';
import type { StoredShipment } from './stored-shipment.ts';

/** Who looks at shipments: in whose lists, and what they may do and see. */
export interface ShipmentReader {
  userId: string;
  isStaff: boolean;
  /** Whom a customer or agent signs in for. */
  customerId: string | null;
  /** The lists of companies and of people in which somebody reads beside their own; none where that is all they see. */
  groupIds: readonly string[];
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

type Asking = Pick<Context, 'db' | 'permissions'> & {
  session: Pick<Session, 'userId' | 'kind' | 'organisationStamp'>;
};

/** Customers and agents see their own; staff what they are members of, and what their scope has beside that. */
export async function readerOf({ db, session, permissions }: Asking): Promise<ShipmentReader> {
  const granted = await permissions();
  const may = (button: string) => can(granted, 'cargoShipment', 'button', button);
  const { userId } = session;
  if (session.kind === 'customer') {
    const customerId = (await customerOfUser(db, session))?.id ?? '';
    return {
      ...{ userId, isStaff: false, customerId, groupIds: [], viewerIds: [customerId] },
      ...{ mayEdit: false, mayAdd: false, mayClose: false, mayShare: may('btn_share') },
      ...{ mayAddEvents: false, maySync: false, seesResult: false, seesAgent: false },
    };
  }
  const groupIds = await groupListsOf({ db, session }, 'cargoShipment');
  return {
    ...{ userId, isStaff: true, customerId: null, groupIds },
    viewerIds: [...new Set([userId, ...groupIds])],
    ...{ mayEdit: may('btn_edit'), mayAdd: may('btn_add'), mayClose: may('btn_close') },
    ...{ mayShare: may('btn_share'), mayAddEvents: can(granted, 'tracking', 'button', 'btn_event') },
    maySync: can(granted, 'trackingFeed', 'button', 'btn_sync'),
    seesResult: can(granted, 'cargoShipment', 'column', 'profit'),
    seesAgent: can(granted, 'cargoShipment', 'column', 'agent'),
  };
}

/**
 * The lists somebody of staff reads in by their scope. A company has a list of all its shipments; of a department they are
 * those of its people, the caller's own among them.
 */
export async function groupListsOf(
  asking: { db: Db; session: Pick<Session, 'userId' | 'organisationStamp'> },
  module: 'cargoShipment' | 'charge',
): Promise<string[]> {
  const { companyIds, userIds } = await seenPlaces(asking, module);
  return [...companyIds, ...userIds];
}

/** In whose lists somebody reads; whose scope has nothing beside their own reads that. */
export function listsOf(reader: ShipmentReader, scope: ShipmentScope): readonly string[] {
  if (!reader.isStaff) return [reader.customerId ?? ''];
  return scope === 'group' && reader.groupIds.length > 0 ? reader.groupIds : [reader.userId];
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

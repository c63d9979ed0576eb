import type { Db } from '../database/open.ts';

/** Whether somebody may see a shipment, by themselves, for their customer or as an administrator. */
export async function seesAny(db: Db, shipmentId: string, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('shipment_viewer')
    .select('shipmentId')
    .where('shipmentId', '=', shipmentId)
    .where((e) =>
      e.or([
        e('viewerId', '=', userId),
        e(
          'viewerId',
          'in',
          e.selectFrom('customer_user').select('customerId').where('customer_user.userId', '=', userId),
        ),
        e(
          'viewerId',
          'in',
          e
            .selectFrom('user_organisation')
            .select('organisationId')
            .where('user_organisation.userId', '=', userId),
        ),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

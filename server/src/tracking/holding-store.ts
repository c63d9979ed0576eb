import { sql } from 'kysely';
import { holdingOfRows } from '../http/holding-of-rows.ts';

/** Troubles of shipments that somebody looks into. */
export const exceptionsHeld = holdingOfRows({
  ...{ kind: 'exceptions', seenWith: 'tracking' },
  rows: [
    {
      ...{ table: 'shipment_exception', column: 'ownerId' },
      isOpen: sql`status in ('open', 'acknowledged')`,
      name: sql`(select "shipmentNo" from shipment where shipment.id = shipment_exception."shipmentId") || ' ' || code`,
      order: sql`"openedAt" desc, id`,
    },
  ],
  linkTo: () => '',
});

import type { Db } from '../../database/open.ts';

/** Every sailing with its ship and carrier, the earliest first. */
export const listSailingsOfDemo = (db: Db) =>
  db
    .selectFrom('sailing')
    .innerJoin('voyage', 'voyage.id', 'sailing.voyageId')
    .innerJoin('vessel', 'vessel.id', 'voyage.vesselId')
    .innerJoin('carrier', 'carrier.id', 'voyage.carrierId')
    .select([
      ...(['sailing.id', 'sailing.polId', 'sailing.podId', 'sailing.tsPortIds', 'sailing.etd'] as const),
      ...(['sailing.eta', 'sailing.status', 'sailing.cutSi', 'sailing.cutVgm', 'sailing.cutPort'] as const),
      ...(['sailing.cutCustoms', 'sailing.cutManifest', 'voyage.serviceCode'] as const),
      ...(['carrier.id as carrierId', 'carrier.scac', 'vessel.nameEn as vesselName'] as const),
      ...(['vessel.imo as vesselImo', 'voyage.carrierVoyage as voyageNo'] as const),
    ])
    .orderBy('sailing.etd')
    .orderBy('sailing.id')
    .execute();

/** Customers that are not frozen, with who sells to them. */
export const listCustomersOfDemo = (db: Db) =>
  db
    .selectFrom('customer')
    .select([
      'id',
      'enCode',
      'kind',
      'nameCn',
      'nameEn',
      'shortName',
      'salesId',
      'serviceId',
      'status',
      'contacts',
    ])
    .where('isEnabled', '=', true)
    .orderBy('enCode')
    .execute();

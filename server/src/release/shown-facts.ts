import type { Language } from '@fairway/contract/errors.ts';
import type { ReleaseRow } from '@fairway/contract/releases.ts';
import type { Db } from '../database/open.ts';
import { portsById } from '../master-data/lookups.ts';
import { partyNames } from '../shipments/shipment-lookups.ts';
import type { StoredShipment } from '../shipments/stored-shipment.ts';

type ShipmentFacts = Pick<
  ReleaseRow,
  | (
      | 'shipmentId'
      | 'shipmentNo'
      | 'billNo'
      | 'customerId'
      | 'customerName'
      | 'route'
      | 'vessel'
      | 'stage'
      | 'eta'
    )
  | ('ata' | 'boxes')
>;

/** What a release says of its shipment, by shipment. */
export async function shipmentFactsOf(
  db: Db,
  shipments: readonly StoredShipment[],
  language: Language,
): Promise<ReadonlyMap<string, ShipmentFacts>> {
  const ports = await portsById(
    db,
    shipments.flatMap(({ polId, podId }) => [polId, podId]),
    language,
  );
  const names = await partyNames(
    db,
    shipments.map(({ customerId }) => customerId),
    language,
  );
  const port = (id: string) => ports.get(id)?.fullName ?? '';
  return new Map(
    shipments.map((one) => [
      one.id,
      {
        ...{
          shipmentId: one.id,
          shipmentNo: one.shipmentNo,
          billNo: one.hblNo || one.mblNo,
          stage: one.stage,
        },
        ...{ customerId: one.customerId, customerName: names.get(one.customerId) ?? '' },
        route: `${port(one.polId)} → ${port(one.podId)}`,
        vessel: [one.vesselName, one.voyageNo].filter(Boolean).join(' '),
        ...{ eta: one.eta?.getTime() ?? null, ata: one.ata?.getTime() ?? null, boxes: one.boxSummary },
      },
    ]),
  );
}

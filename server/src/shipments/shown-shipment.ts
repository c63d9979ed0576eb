import type { ShipmentHead } from '@fairway/contract/shipments.ts';
import { wayBehind } from '@fairway/domain/shipments/way-behind.ts';
import { nameIn } from '../entities/references.ts';
import type { Context } from '../http/context.ts';
import { carriersById, portsById } from '../master-data/lookups.ts';
import { namesById } from '../organisation/names-by-id.ts';
import { peopleNames } from '../people/people-by-id.ts';
import { findMembers, findTroubles } from './part-store.ts';
import type { ShipmentReader } from './reader.ts';
import { findCustomerNames } from './store.ts';
import { figure, type StoredShipment } from './stored-shipment.ts';
import { toldSeverities } from './told-troubles.ts';

const time = (at: Date | null): number | null => at?.getTime() ?? null;

/** Its times as the wire says them. */
export const timesOf = (shipment: StoredShipment) => ({
  ...{ firstEtd: time(shipment.firstEtd), firstEta: time(shipment.firstEta) },
  ...{ etd: time(shipment.etd), eta: time(shipment.eta), atd: time(shipment.atd), ata: time(shipment.ata) },
  lastEventAt: time(shipment.lastEventAt),
});

type Showing = Pick<Context, 'db' | 'language' | 'now'>;

export type PortNames = Awaited<ReturnType<typeof portsById>>;
export const portIn = (ports: PortNames, id: string) => {
  const port = ports.get(id);
  return {
    ...{ id, code: port?.unlocode ?? '', name: port?.fullName ?? '', timeZone: port?.timeZone ?? 'UTC' },
  };
};

/** Shipments as a list shows them to this reader: field by field, so that nothing else leaves. */
export async function shownHeads(
  { db, language, now }: Showing,
  shipments: readonly StoredShipment[],
  reader: ShipmentReader,
): Promise<ShipmentHead[]> {
  const ids = shipments.map(({ id }) => id);
  const { isStaff } = reader;
  const ports = await portsById(
    db,
    shipments.flatMap(({ polId, podId }) => [polId, podId]),
    language,
  );
  const carriers = await carriersById(
    db,
    shipments.flatMap(({ carrierId }) => carrierId ?? []),
    language,
  );
  const customers = new Map(
    (
      await findCustomerNames(
        db,
        shipments.flatMap(({ customerId, agentId }) => [customerId, ...(agentId === null ? [] : [agentId])]),
      )
    ).map((one) => [one.id, one]),
  );
  const members = isStaff ? await findMembers(db, ids) : [];
  const people = await peopleNames(db, [...new Set(members.map(({ userId }) => userId))], {
    withAccounts: false,
  });
  const companies = await namesById(
    db,
    'organisation',
    isStaff ? [...new Set(shipments.flatMap(({ companyId }) => companyId ?? []))] : [],
    language,
  );
  const troubles = isStaff ? await findTroubles(db, ids) : [];
  const told = await toldSeverities(db, isStaff ? [] : ids);

  const customerName = (id: string): string => {
    const customer = customers.get(id);
    if (!customer) return '';
    return language === 'zh' ? customer.shortName || nameIn(customer, 'zh') : nameIn(customer, 'en');
  };

  return shipments.map((shipment): ShipmentHead => {
    const { id, version, shipmentNo, status, business, mode, isConsolidation, customerId, companyId } =
      shipment;
    const { mblNo, hblNo, soNo, customerRef, poNo, transhipIds, carrierId, vesselName, voyageNo } = shipment;
    const { boxSummary, teu, stage, isPartial, segment, lastMilestone, nextDueKind, awaitsRelease } =
      shipment;
    const worstSeverity = isStaff ? shipment.worstSeverity : (told.get(id) ?? null);
    const isTroubled = worstSeverity !== null && worstSeverity !== 'info';
    const own = members.filter(({ shipmentId }) => shipmentId === id);
    const name = (userId: string) => people.get(userId) ?? '';
    const times = timesOf(shipment);
    const carrier = carriers.get(carrierId ?? '');
    return {
      ...{ id, version, shipmentNo, status, business, mode, isConsolidation },
      // Who the customer is and what they call it is nothing that an agent is told.
      ...(isStaff || customerId === reader.customerId
        ? { customerId, customerName: customerName(customerId), customerRef, poNo }
        : { customerRef: '', poNo: '' }),
      ...{ mblNo, hblNo, soNo },
      ...{ pol: portIn(ports, shipment.polId), pod: portIn(ports, shipment.podId), transhipIds },
      ...{ carrierId, carrierCode: carrier?.scac ?? '', carrierName: carrier?.fullName ?? '' },
      ...{ vesselName, voyageNo, boxSummary, teu: figure(teu), stage, isPartial, segment },
      ...{ ...times, progress: wayBehind({ stage, ...times }, now.getTime()), lastMilestone },
      ...{ nextDueAt: time(shipment.nextDueAt), nextDueKind, isTroubled, worstSeverity, awaitsRelease },
      ...{ creatorTime: shipment.creatorTime.getTime(), lastModifyTime: shipment.lastModifyTime.getTime() },
      ...(isStaff && {
        ...{ companyId, companyName: companies.get(companyId ?? '')?.fullName ?? '' },
        troubles: troubles.flatMap(({ shipmentId, code }) => (shipmentId === id ? [code] : [])),
        members: own.map(({ userId, role }) => ({ userId, role, name: name(userId) })),
        salesman: own
          .filter(({ role }) => role === 'sales')
          .map(({ userId }) => name(userId))
          .join(', '),
        agent: shipment.agentId === null ? '' : customerName(shipment.agentId),
      }),
    };
  });
}

import { type BillText, billTextFields } from '@fairway/contract/shipment-papers.ts';
import type { Context } from '../http/context.ts';
import { portsById } from '../master-data/lookups.ts';
import { findBoxes, findParties, type StoredParty } from './part-store.ts';
import { figure, type StoredShipment } from './stored-shipment.ts';

/** What a bill says by what is known of its shipment, in English as bills are. */
export async function billOfShipment(
  { db }: Pick<Context, 'db'>,
  shipment: StoredShipment,
): Promise<BillText> {
  const ports = await portsById(db, [shipment.polId, shipment.podId], 'en');
  const [parties, boxes] = [await findParties(db, shipment.id), await findBoxes(db, [shipment.id])];
  const party = (role: StoredParty['role']): string => {
    const details = parties.find((one) => one.role === role)?.details;
    if (!details) return '';
    const { name, address, contact, phone, email, billText } = details;
    return (
      billText ||
      [name, address, [contact, phone].filter(Boolean).join(' '), email].filter(Boolean).join('\n')
    );
  };
  const port = (portId: string) => ports.get(portId)?.fullName.toUpperCase() ?? '';
  return {
    ...empty,
    ...{ shipper: party('shipper'), consignee: party('consignee') },
    ...{ notify: party('notify'), notify2: party('notify2') },
    vesselVoyage: [shipment.vesselName, shipment.voyageNo].filter(Boolean).join(' V.'),
    ...{ receiptPlace: shipment.receiptPlace || port(shipment.polId), loadingPort: port(shipment.polId) },
    ...{ dischargePort: port(shipment.podId), deliveryPlace: shipment.deliveryPlace || port(shipment.podId) },
    marks: shipment.marks || 'N/M',
    containers: boxes
      .map(({ containerNo, sealNo, type }) => [containerNo, sealNo, type].filter(Boolean).join(' / '))
      .join('\n'),
    packages: shipment.packages ? `${shipment.packages} ${shipment.packageType}` : '',
    goods: shipment.goodsEn || shipment.goodsCn,
    grossWeight: Number(shipment.grossKg) ? `${figure(shipment.grossKg)} KGS` : '',
    measurement: Number(shipment.cbm) ? `${figure(shipment.cbm)} CBM` : '',
    freightTerm: shipment.freightTerm === 'CC' ? 'FREIGHT COLLECT' : 'FREIGHT PREPAID',
  };
}

const empty = Object.fromEntries(billTextFields.map((field) => [field, ''])) as BillText;

/** A stored text with every field. */
export const wholeText = (text: Partial<BillText> | undefined): BillText => ({ ...empty, ...text });

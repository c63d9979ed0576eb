import type { BillText } from '@fairway/contract/shipment-papers.ts';
import { day } from '../../organisation/demo/office-days.ts';
import { wholeText } from '../bill-draft.ts';
import type { ShipmentTables } from '../tables.ts';
import type { DemoShipment } from './plan.ts';

interface Bills {
  shipment_bill: ShipmentTables['shipment_bill'][];
  shipment_bill_text: ShipmentTables['shipment_bill_text'][];
}

/** Of those that sailed longer ago nobody looks at the papers any more. */
const recent = 60 * day;

/** House bills of the latest shipments: before the departure drafts that customers check, afterwards issued. */
export function demoBills(
  plans: readonly DemoShipment[],
  parties: readonly ShipmentTables['shipment_party'][],
  today: Date,
): Bills {
  const partiesOf = Map.groupBy(parties, ({ shipmentId }) => shipmentId);
  const bills: Bills = { shipment_bill: [], shipment_bill_text: [] };
  for (const plan of plans) {
    if (plan.voyage.etd < today.getTime() - recent) continue;
    const count = plan.story === 'consolidation' ? 6 : 1;
    for (let place = 0; place < count; place += 1) {
      const says = partiesSaid(partiesOf.get(plan.id) ?? []);
      add(bills, { plan, place, count, says }, today);
    }
  }
  return bills;
}

/** Names and addresses as bills have them. */
const partiesSaid = (parties: readonly ShipmentTables['shipment_party'][]): Partial<BillText> =>
  Object.fromEntries(
    parties.flatMap(({ role, details }) => {
      const { name, address } = JSON.parse(details) as { name: string; address: string };
      const isSaid = role === 'shipper' || role === 'consignee' || role === 'notify';
      return isSaid ? [[role, [name, address].filter(Boolean).join('\n')]] : [];
    }),
  );

interface Written {
  plan: DemoShipment;
  place: number;
  count: number;
  says: Partial<BillText>;
}

function add(bills: Bills, { plan, place, count, says }: Written, today: Date): void {
  const { voyage, story } = plan;
  const id = `${plan.id}-bill-${place + 1}`;
  const made = new Date(Math.min(voyage.etd - 6 * day, today.getTime()));
  const isSailed = voyage.etd < today.getTime() - 2 * day;
  const isSent = voyage.etd < today.getTime() + 8 * day;
  const isIssued = isSailed && story !== 'papersMissing';
  const status = isIssued ? 'issued' : 'draft';
  bills.shipment_bill.push({
    ...{ id, shipmentId: plan.id, kind: 'HBL', parentId: null, status, version: 1 },
    billNo: count === 1 ? plan.hblNo : `${plan.hblNo}${String.fromCharCode(65 + place)}`,
    ...(plan.chance(1, 3) === 1
      ? { issueType: 'original', originals: 3 }
      : { issueType: 'telex', originals: 0 }),
    ...{ issuedAt: isIssued ? new Date(voyage.etd + day) : null, issuePlace: isIssued ? 'SHANGHAI' : '' },
    ...{ sentVersion: isSent ? 1 : null, sentAt: isSent ? made : null },
    ...{ answer: isIssued ? 'confirmed' : null, answerText: '', answeredBy: null },
    confirmedVersion: isIssued ? 1 : null,
    answeredAt: isIssued ? new Date(Math.min(voyage.etd - 2 * day, today.getTime())) : null,
    ...{ creatorTime: made, lastModifyTime: made },
  });
  const share = (total: number): number => Math.round(total / count);
  const packages = plan.boxes.reduce((sum, box) => sum + box.packages, 0);
  const weight = plan.boxes.reduce((sum, box) => sum + box.grossKg, 0);
  const volume = plan.boxes.reduce((sum, box) => sum + box.cbm, 0);
  bills.shipment_bill_text.push({
    ...{ billId: id, version: 1, creatorUserId: null, creatorTime: made },
    text: JSON.stringify(
      wholeText({
        ...says,
        ...{ vesselVoyage: `${voyage.vesselName} V.${voyage.voyageNo}`, marks: 'N/M' },
        loadingPort: voyage.polId.replace('port-', ''),
        dischargePort: voyage.podId.replace('port-', ''),
        containers: plan.boxes
          .map(({ containerNo, sealNo, type }) => `${containerNo} / ${sealNo} / ${type}`)
          .join('\n'),
        ...{ packages: `${share(packages)} CTN`, goods: plan.goodsEn },
        ...{ grossWeight: `${share(weight)} KGS`, measurement: `${(volume / count).toFixed(1)} CBM` },
        freightTerm:
          plan.incoterm === 'FOB' || plan.incoterm === 'EXW' ? 'FREIGHT COLLECT' : 'FREIGHT PREPAID',
      }),
    ),
  });
}

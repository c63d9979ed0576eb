import { takeBillNumbersAt } from '../../bill/take-bill-numbers-at.ts';
import type { Db } from '../../database/open.ts';
import { companyDay } from '../../freight/company-day.ts';
import { organisationIdOf, userIdOf } from '../../organisation/demo/ids.ts';
import { day, midnightOf } from '../../organisation/demo/office-days.ts';
import { legsOf } from '../booked-ship.ts';
import { boxRow } from '../box-rows.ts';
import { blankShipment } from '../make-shipment.ts';
import type { StoredShipment } from '../stored-shipment.ts';
import type { ShipmentTables } from '../tables.ts';
import { demoBills } from './bills.ts';
import { type DemoShipment, demoShipments } from './plan.ts';
import { insertDemoShipments, listCustomersOfDemo } from './store.ts';
import { demoLanes } from './voyages.ts';

/** Who looks after shipments from a port. */
const operators: Readonly<Record<string, string>> = {
  ...{ shanghai: 'ops01', ningbo: 'ops04', shenzhen: 'ops05', guangzhou: 'ops06' },
  ...{ qingdao: 'ops07', tianjin: 'ops08', xiamen: 'ops09' },
};

/** Gives the demo company shipments of the last year and a half; what happened to them is told by tracking. */
export async function loadDemoShipments(db: Db, today: Date): Promise<void> {
  // The same at whatever hour somebody starts it.
  const now = new Date(midnightOf(today.getTime()));
  const customers = await listCustomersOfDemo(db);
  const lanes = await demoLanes(db);
  if (lanes.length === 0 || customers.length === 0) return;
  const plans = demoShipments(lanes, customers, now).toSorted((one, other) => one.madeAt - other.madeAt);
  const numbers = await takeBillNumbersAt(
    db,
    'ShipmentNumber',
    plans.map(({ madeAt }) => new Date(madeAt)),
  );
  const named = new Map(customers.map((customer) => [customer.id, customer]));
  const shipments = plans.map((plan, place) => shipmentRow(plan, numbers[place] ?? '', now));
  const parties = plans.flatMap((plan) => {
    const customer = named.get(plan.customerId);
    const agent = named.get(plan.agentId ?? '')?.nameEn ?? '';
    return partyRows(plan, customer?.nameEn || customer?.nameCn || '', agent);
  });
  await insertDemoShipments(db, shipments, {
    shipment_member: plans.flatMap(memberRows),
    shipment_party: parties,
    shipment_leg: shipments.flatMap((shipment) =>
      legsOf(shipment).map((leg, index) => ({ ...leg, shipmentId: shipment.id, seq: index + 1 })),
    ),
    shipment_box: plans.flatMap(boxRows),
    ...demoBills(plans, parties, now),
  });
}

const time = (at: number | null): Date | null => (at === null ? null : new Date(at));

function shipmentRow(plan: DemoShipment, shipmentNo: string, now: Date): StoredShipment {
  const { voyage, boxes, story } = plan;
  const sum = (of: (box: DemoShipment['boxes'][number]) => number): number =>
    boxes.reduce((total, box) => total + of(box), 0);
  const made = new Date(plan.madeAt);
  // Long after its arrival somebody closed it.
  const isClosed = voyage.eta < now.getTime() - 45 * day;
  return {
    ...blankShipment,
    ...{ id: plan.id, shipmentNo, customerId: plan.customerId, companyId: organisationIdOf(plan.company) },
    ...{ business: 'SE', mode: plan.mode, isConsolidation: story === 'consolidation', billMode: 'house' },
    ...{
      mblNo: plan.mblNo,
      hblNo: plan.hblNo,
      soNo: plan.soNo,
      customerRef: plan.customerRef,
      poNo: plan.poNo,
    },
    ...{ carrierId: voyage.carrierId, agentId: plan.agentId, sailingId: voyage.sailingId },
    ...{
      vesselName: voyage.vesselName.toUpperCase(),
      vesselImo: voyage.vesselImo,
      voyageNo: voyage.voyageNo,
    },
    ...{ polId: voyage.polId, podId: voyage.podId, transhipIds: voyage.transhipIds },
    ...{ firstEtd: new Date(voyage.etd), firstEta: new Date(voyage.eta) },
    ...{ etd: new Date(voyage.etd), eta: new Date(voyage.eta), sailsAt: new Date(voyage.etd) },
    ...{ cutSi: time(voyage.cutSi), cutVgm: time(voyage.cutVgm), cutPort: time(voyage.cutPort) },
    ...{ cutCustoms: time(voyage.cutCustoms), cutManifest: time(voyage.cutManifest) },
    incoterm: plan.incoterm,
    freightTerm: plan.incoterm === 'EXW' || plan.incoterm === 'FOB' ? 'CC' : 'PP',
    moveTerm: plan.mode === 'LCL' ? 'CFS-CFS' : 'CY-CY',
    ...{ goodsCn: plan.goodsCn, goodsEn: plan.goodsEn, hsCode: plan.hsCode, marks: 'N/M' },
    packages: sum(({ packages }) => packages),
    ...{ grossKg: String(sum(({ grossKg }) => grossKg)), cbm: sum(({ cbm }) => cbm).toFixed(1) },
    ...(story === 'dangerous' && {
      isDangerous: true,
      unNo: '1263',
      imoClass: '3',
      goodsCn: '油漆',
      goodsEn: 'PAINT',
    }),
    ...(story === 'refrigerated' && {
      goodsCn: '冷冻鱼片',
      goodsEn: 'FROZEN FISH FILLETS',
      hsCode: '030489',
    }),
    ...{ freeDemurrage: 7, freeDetention: 10, price: priceOf(plan) },
    ...{ bizDate: companyDay(made), status: isClosed ? 'closed' : 'active', creatorUserId: operatorOf(plan) },
    ...{ creatorTime: made, lastModifyTime: made },
  };
}

const operatorOf = ({ company }: DemoShipment): string => userIdOf(operators[company] ?? 'ops01');

/** Of one the ship leaves after its price does not hold any more. */
function priceOf({ story, voyage }: DemoShipment): Record<string, unknown> | null {
  if (story !== 'priceSlipped') return null;
  const on = (at: number): string => companyDay(new Date(at));
  return {
    validFrom: on(voyage.etd - 20 * day),
    validTo: on(voyage.etd - 2 * day),
    validityBasis: 'vesselAtd',
  };
}

function memberRows(plan: DemoShipment): ShipmentTables['shipment_member'][] {
  const shipmentId = plan.id;
  return [
    { shipmentId, userId: operatorOf(plan), role: 'operator', share: '0' },
    { shipmentId, userId: userIdOf('ops03'), role: 'service', share: '0' },
    { shipmentId, userId: userIdOf('docs01'), role: 'documents', share: '0' },
    ...(plan.salesId ? [{ shipmentId, userId: plan.salesId, role: 'sales', share: '100' }] : []),
  ];
}

function partyRows(plan: DemoShipment, customer: string, agent: string): ShipmentTables['shipment_party'][] {
  const party = (role: string, name: string, address: string, customerId: string | null = null) => ({
    ...{ shipmentId: plan.id, role, customerId },
    details: JSON.stringify({ name, address, contact: '', phone: '', email: '', billText: '' }),
  });
  const port = plan.voyage.podId.replace('port-', '');
  const buyer = plan.chance(1, 3) === 1 ? 'TO ORDER' : `BUYER ${plan.poNo.slice(-3)} TRADING (${port})`;
  return [
    party('shipper', customer, 'CHINA', plan.customerId),
    party('consignee', buyer, port),
    party(
      'notify',
      buyer === 'TO ORDER' ? `BUYER ${plan.poNo.slice(-3)} TRADING (${port})` : 'SAME AS CONSIGNEE',
      '',
    ),
    ...(plan.agentId ? [party('agent', agent, port, plan.agentId)] : []),
  ];
}

const boxRows = (plan: DemoShipment): ShipmentTables['shipment_box'][] =>
  plan.boxes.map((box, place) => ({
    ...boxRow(
      {
        ...{ ...box, grossKg: String(box.grossKg), tareKg: String(box.tareKg), cbm: String(box.cbm) },
        ...{ vgmKg: String(box.grossKg + box.tareKg), vgmMethod: 2, soNo: '', emptyDepot: '' },
      },
      {
        ...{ id: `${plan.id}-box-${place + 1}`, shipmentId: plan.id, seq: place + 1 },
        vgmAt: new Date(plan.voyage.etd - 4 * day),
      },
    ),
    ...{
      stage: 'unbooked',
      lastMilestone: null,
      lastEventAt: null,
      lastFreeDay: null,
      detentionFreeUntil: null,
    },
  }));

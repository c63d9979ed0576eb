import type { Incoterm } from '@fairway/contract/order-fields.ts';
import { chanceFrom } from '../../organisation/demo/chance.ts';
import { clock, day, midnightOf } from '../../organisation/demo/office-days.ts';
import { type DemoBox, demoBox, misnumbered } from './boxes.ts';
import goods from './goods.json' with { type: 'json' };
import type { listOrderShipmentsOfDemo } from './store.ts';
import { type DemoVoyage, voyageNear } from './voyages.ts';

/**
 * What happens to a shipment beside a usual voyage. Each of the others exists once, at a day that lets people see it
 * today.
 */
export type DemoStory =
  | 'usual'
  | 'rolledBox'
  | 'etaMovedThrice'
  | 'retractedArrival'
  | 'partlyGatedOut'
  | 'badNumber'
  | 'dangerous'
  | 'refrigerated'
  | 'consolidation'
  | 'longBox'
  | 'priceSlipped'
  | 'mistypedPort'
  | 'customsHold'
  | 'inspection'
  | 'longTranshipment'
  | 'lastFreeDayNear'
  | 'detentionNear'
  | 'silentAtSea'
  | 'cutOffNear'
  | 'blankSailing'
  | 'omittedPort'
  | 'departsLate'
  | 'papersMissing';

export interface DemoShipment {
  id: string;
  story: DemoStory;
  customerId: string;
  salesId: string | null;
  agentId: string | null;
  /** The code of the company whose shipment it is. */
  company: string;
  mode: 'FCL' | 'LCL';
  voyage: DemoVoyage;
  boxes: DemoBox[];
  goodsCn: string;
  goodsEn: string;
  hsCode: string;
  incoterm: Incoterm;
  madeAt: number;
  soNo: string;
  mblNo: string;
  hblNo: string;
  customerRef: string;
  poNo: string;
  chance: (least: number, most: number) => number;
}

export interface DemoCustomer {
  id: string;
  enCode: string;
  kind: string;
  salesId: string | null;
}

const seed = 20_261_101;
/** Some forty more come from orders. */
const total = 564;
const weeksBack = 74;
const weeksAhead = 5;
/** Before the new year of China everybody ships, then nobody; the summer fills the shelves of winter. */
const season = [1.35, 0.55, 0.9, 0.95, 1, 1.05, 1.2, 1.3, 1.2, 1, 0.95, 1.1];

/** Days until the departure of the shipments with a story: a positive one has not left yet. */
const stories: readonly (readonly [DemoStory, days: number])[] = [
  ['rolledBox', -3],
  ['etaMovedThrice', -16],
  ['retractedArrival', -22],
  ['partlyGatedOut', -30],
  ['badNumber', 4],
  ['dangerous', 6],
  ['refrigerated', -8],
  ['consolidation', -12],
  ['longBox', -16],
  ['priceSlipped', 9],
  ['mistypedPort', -20],
  ['customsHold', 1],
  ['inspection', 2],
  ['longTranshipment', -28],
  ['lastFreeDayNear', -24],
  ['detentionNear', -34],
  ['silentAtSea', -17],
  ['cutOffNear', 3],
  ['blankSailing', 12],
  ['omittedPort', 10],
  ['departsLate', 5],
  ['papersMissing', -7],
];

/** The shipments of the demo: the same whenever they are worked out on one day. */
export function demoShipments(
  lanes: readonly DemoVoyage[][],
  customers: readonly DemoCustomer[],
  today: Date,
): DemoShipment[] {
  const now = midnightOf(today.getTime());
  const chance = chanceFrom(seed);
  const senders = customers.filter(({ kind }) => kind !== 'overseas');
  const agents = customers.filter(({ kind }) => kind === 'overseas');
  const planned: DemoShipment[] = [];
  const add = (story: DemoStory, leaves: number): void => {
    const number = planned.length + 1;
    const voyage = voyageOf(story, lanes, leaves, chance, number);
    const customer = senderOf(senders, number, chance);
    planned.push(shipmentOf(story, number, voyage, customer, agents, now, chance));
  };
  for (const [story, days] of stories) add(story, now + days * day);
  const weights = Array.from({ length: weeksBack + weeksAhead }, (_, week) => {
    const midnight = now + (week - weeksBack) * 7 * day;
    return season[new Date(midnight).getUTCMonth()] ?? 1;
  });
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const left = total - stories.length;
  let [due, made] = [0, 0];
  for (const [week, weight] of weights.entries()) {
    due += (weight / whole) * left;
    for (; made < Math.round(due); made += 1)
      add('usual', now + (week - weeksBack) * 7 * day + chance(0, 6) * day);
  }
  return planned;
}

export type OrderShipment = Awaited<ReturnType<typeof listOrderShipmentsOfDemo>>[number];

/** The same of a shipment that an order became: its boxes have no numbers yet. */
export function planOfOrder(row: OrderShipment, place: number): DemoShipment | undefined {
  const { id, customerId, soNo, mblNo, polId, podId, firstEtd, firstEta, creatorTime } = row;
  if (firstEtd === null || firstEta === null) return undefined;
  const cuts = { cutSi: null, cutVgm: null, cutPort: null, cutCustoms: null, cutManifest: null };
  return {
    ...{ id, story: 'usual', customerId, salesId: null, agentId: null, company: 'shanghai', mode: 'FCL' },
    voyage: {
      ...{ sailingId: null, serviceCode: '', carrierId: '', scac: row.scac ?? '', status: 'normal', ...cuts },
      ...{ vesselName: row.vesselName, vesselImo: row.vesselImo, voyageNo: row.voyageNo, polId, podId },
      ...{ transhipIds: [], etd: firstEtd.getTime(), eta: firstEta.getTime() },
    },
    ...{ boxes: [], goodsCn: '', goodsEn: '', hsCode: '', incoterm: 'FOB', madeAt: creatorTime.getTime() },
    ...{ soNo, mblNo, hblNo: '', customerRef: '', poNo: '', chance: chanceFrom(seed + place) },
  };
}

/** Some customers ship every week, most now and then. The first one is the account that people try. */
function senderOf(
  senders: readonly DemoCustomer[],
  number: number,
  chance: DemoShipment['chance'],
): DemoCustomer {
  const often = chance(1, 10);
  const place = number % 9 === 1 ? 0 : often <= 4 ? chance(0, 5) : chance(0, senders.length - 1);
  const sender = senders[place] ?? senders[0];
  if (!sender) throw new Error('The demo has no customers to ship for.');
  return sender;
}

function voyageOf(
  story: DemoStory,
  lanes: readonly DemoVoyage[][],
  leaves: number,
  chance: DemoShipment['chance'],
  number: number,
): DemoVoyage {
  if (story === 'blankSailing' || story === 'omittedPort') {
    const wanted = story === 'blankSailing' ? 'blank' : 'omit';
    const found = lanes.flat().find(({ status, etd }) => status === wanted && etd > leaves - 10 * day);
    if (found) return found;
  }
  const fits = (lane: readonly DemoVoyage[]): boolean => {
    const [first] = lane;
    if (!first) return false;
    const days = (first.eta - first.etd) / day;
    if (story === 'longTranshipment') return first.transhipIds.length > 0;
    if (story === 'retractedArrival' || story === 'lastFreeDayNear' || story === 'mistypedPort')
      return days > 14 && days < 21;
    if (story === 'partlyGatedOut' || story === 'detentionNear') return days > 10 && days < 20;
    if (story === 'etaMovedThrice' || story === 'silentAtSea') return days > 28;
    return true;
  };
  const fitting = lanes.filter(fits);
  const lane = fitting[(number * 7 + chance(0, 40)) % fitting.length] ?? lanes[0];
  if (!lane) throw new Error('The demo has no sailings to ship with.');
  return voyageNear(lane, leaves);
}

const companyOfPort: Readonly<Record<string, string>> = {
  'port-CNSHA': 'shanghai',
  'port-CNNGB': 'ningbo',
  'port-CNYTN': 'shenzhen',
  'port-CNNSA': 'guangzhou',
  'port-CNTAO': 'qingdao',
  'port-CNTXG': 'tianjin',
  'port-CNXMN': 'xiamen',
};

const typesOf: Readonly<Partial<Record<DemoStory, readonly string[]>>> = {
  rolledBox: ['40HQ', '40HQ', '40HQ'],
  partlyGatedOut: ['40HQ', '40HQ', '20GP'],
  badNumber: ['20GP', '20GP'],
  dangerous: ['20GP'],
  refrigerated: ['40RH', '40RH'],
  consolidation: ['40HQ'],
  longBox: ['45HQ', '45HQ'],
};

function shipmentOf(
  story: DemoStory,
  number: number,
  voyage: DemoVoyage,
  customer: DemoCustomer,
  agents: readonly DemoCustomer[],
  now: number,
  chance: DemoShipment['chance'],
): DemoShipment {
  const isLoose = story === 'consolidation' || (story === 'usual' && number % 23 === 0);
  const types = typesOf[story] ?? usualTypes(chance, isLoose);
  const boxes = types.map((type) => demoBox(chance, voyage.scac, type));
  const serial = String(400_000 + number * 37);
  const theirs = goods.filter(({ customers }) => customers?.includes(customer.enCode));
  const kept = theirs.length > 0 && chance(1, 4) > 1 ? theirs : goods.filter(({ customers }) => !customers);
  const good = kept[chance(0, kept.length - 1)] ?? goods[0];
  const leaves = midnightOf(voyage.etd);
  return {
    ...{ id: `shipment-demo-${String(number).padStart(3, '0')}`, story, voyage, chance },
    ...{ customerId: customer.id, salesId: customer.salesId, mode: isLoose ? 'LCL' : 'FCL' },
    agentId: agents.length > 0 ? (agents[number % agents.length]?.id ?? null) : null,
    company: companyOfPort[voyage.polId] ?? 'shanghai',
    boxes:
      story === 'badNumber'
        ? boxes.map((box, place) => (place === 0 ? shipperOwned(box) : misnumbered(box)))
        : boxes,
    ...{ goodsCn: good?.cn ?? '', goodsEn: good?.en ?? '', hsCode: good?.hs ?? '' },
    incoterm: (['FOB', 'FOB', 'CIF', 'CFR', 'EXW', 'DAP'] as const)[chance(0, 5)] ?? 'FOB',
    madeAt: Math.min(clock(leaves - chance(10, 20) * day, chance(9, 17), chance(0, 59)), now),
    soNo: `${voyage.scac.slice(0, 3)}${serial}${chance(10, 99)}`,
    mblNo: `${voyage.scac}${chance(100_000_000, 999_999_999)}`,
    hblNo: `YH${(voyage.polId.slice(-3) + voyage.podId.slice(-3)).toUpperCase()}${serial}`,
    customerRef: `EX-${chance(20_000, 89_999)}`,
    poNo: `PO${chance(4_500_000, 4_599_999)}`,
  };
}

const shipperOwned = (box: DemoBox): DemoBox => ({ ...misnumbered(box), isShipperOwned: true });

function usualTypes(chance: DemoShipment['chance'], isLoose: boolean): string[] {
  if (isLoose) return ['40HQ'];
  const count = [1, 1, 2, 2, 2, 3, 3, 4, 5][chance(0, 8)] ?? 1;
  return Array.from(
    { length: count },
    () => (['40HQ', '40HQ', '40HQ', '40GP', '20GP', '20GP'] as const)[chance(0, 5)] ?? '40HQ',
  );
}

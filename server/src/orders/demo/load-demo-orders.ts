import { type OrderFields, type OrderState, orderFields } from '@fairway/contract/order-fields.ts';
import type { OrderHistoryAct } from '@fairway/contract/orders.ts';
import type { QuotedSailing } from '@fairway/contract/quotes.ts';
import { freightCosts } from '@fairway/domain/orders/order-costs.ts';
import { answerDue, lockedUntil } from '@fairway/domain/orders/price-lock.ts';
import { defaultZone, formatDate } from '@fairway/domain/time/format-date.ts';
import * as z from 'zod/mini';
import { takeBillNumbersAt } from '../../bill/take-bill-numbers-at.ts';
import { customerById } from '../../customers/customers-by-id.ts';
import { customerIdOf } from '../../customers/demo/ids.ts';
import { usersOfCustomer } from '../../customers/users-of-customer.ts';
import type { Db } from '../../database/open.ts';
import { companyDay } from '../../freight/company-day.ts';
import { ratesInForce } from '../../freight/rate-in-force.ts';
import type { StoredRate } from '../../freight/rates-by-id.ts';
import { nextSailings } from '../../master-data/lookups.ts';
import { userIdOf } from '../../organisation/demo/ids.ts';
import { midnightOf } from '../../organisation/demo/office-days.ts';
import { pricesOf } from '../../quotes/price-quote.ts';
import { closeDemoShipment } from '../../shipments/demo/told-shipments.ts';
import { createShipmentOfOrder } from '../../shipments/shipment-of-order.ts';
import { orderSearchText } from '../compose-order.ts';
import { shipmentFactsOf } from '../create-shipment-of-order.ts';
import { cargoOf } from '../order-cargo.ts';
import { asSeenBy, keptSailing, type OrderCustomer } from '../order-rate.ts';
import { untouched } from '../order-row.ts';
import { dayOf, snapshotOf } from '../price-order.ts';
import { insertActs, insertOrders, type StoredAct, type StoredOrder, type StoredPrice } from '../store.ts';
import { type DemoLane, demoLanes } from './demo-lanes.ts';
import goods from './goods.json' with { type: 'json' };

const oneDay = 86_400_000;
const lockHours = 72;

/** How many in each state, and how many days ago the newest and the oldest of them were written. */
const plan: readonly [OrderState, number, number, number][] = [
  ['completed', 12, 62, 120],
  ['converted', 26, 9, 30],
  ['cancelled', 8, 6, 50],
  ['rejected', 6, 4, 45],
  ['expired', 4, 5, 25],
  ['confirmed', 14, 3.5, 8],
  ['booking', 12, 2.2, 5],
  ['accepted', 10, 1.2, 3],
  ['needInfo', 6, 0.8, 2],
  ['submitted', 14, 0.1, 1.6],
  ['draft', 8, 0.1, 1.5],
];

interface Offer {
  lane: DemoLane;
  rate: StoredRate;
  price: StoredPrice;
  costs: StoredOrder['costs'];
  sailings: QuotedSailing[];
  fields: OrderFields;
}

/** Gives the demo company orders in every state, by its rates and for its customers. */
export async function loadDemoOrders(db: Db, today: Date): Promise<void> {
  // The same at whatever hour somebody starts it.
  const now = new Date(midnightOf(today.getTime()));
  const offers: Offer[] = [];
  for (const [place, lane] of demoLanes.entries()) {
    const offer = await offerOf(db, now, lane, place);
    if (offer) offers.push(offer);
  }
  const customers = await demoCustomers(db);
  if (offers.length === 0 || customers.length === 0) return;
  const lives: Life[] = [];
  for (const [state, count, newest, oldest] of plan)
    for (let nth = 0; nth < count; nth++) {
      const place = lives.length;
      const made = oldest - ((oldest - newest) * nth) / Math.max(count - 1, 1);
      const offer = offers[(place * 5 + Math.floor(place / offers.length)) % offers.length];
      // Every fourth one is of the customer whose account people can try.
      const customer = place % 4 === 0 ? customers[0] : customers[(place * 7) % customers.length];
      if (offer && customer) lives.push(lifeOf({ state, place, nth, made, now, offer, ...customer }));
    }
  await store(
    db,
    lives.toSorted((one, other) => one.order.creatorTime.getTime() - other.order.creatorTime.getTime()),
  );
}

interface DemoCustomer {
  customer: OrderCustomer;
  userId: string | undefined;
}

async function demoCustomers(db: Db): Promise<DemoCustomer[]> {
  const found: DemoCustomer[] = [];
  for (let number = 1; number <= 30; number++) {
    const customer = await customerById(db, customerIdOf(`C${String(number).padStart(4, '0')}`));
    if (customer?.status === 'active')
      found.push({ customer, userId: (await usersOfCustomer(db, customer.id))[0] });
  }
  return found;
}

/** A rate of the lane that everybody is offered, rather one with departures, and what it comes to. */
async function offerOf(db: Db, now: Date, lane: DemoLane, place: number): Promise<Offer | undefined> {
  const [polId, podId] = [`port-${lane.pol}`, `port-${lane.pod}`];
  const types = lane.boxes.map(([type]) => type);
  const rates = (await ratesInForce(db, { mode: lane.mode, polId, podIds: [podId], today: companyDay(now) }))
    .filter(({ audience, prices }) => {
      const sold = prices.by === 'box' ? prices.boxes.map(({ type }) => type) : types;
      return audience.isForEveryCustomer && types.every((type) => sold.includes(type));
    })
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const departures = await nextSailings(db, rates, { from: new Date(now.getTime() - 26 * oneDay), most: 40 });
  const isServed = ({ carrierId }: StoredRate) => departures.some((one) => one.carrierId === carrierId);
  const rate = rates.find(isServed) ?? rates[0];
  if (!rate) return undefined;
  const fields = fieldsOf(lane, rate, place);
  const asked = { cargo: cargoOf(fields), sailingId: null, currency: 'CNY', chosen: [], withCollect: false };
  const prices = await pricesOf({ db, now, language: 'zh' }, asSeenBy(undefined), rate, asked);
  const sailings = departures.filter(({ carrierId }) => carrierId === rate.carrierId).map(keptSailing);
  const price = snapshotOf(prices, 'rate', now);
  return { lane, rate, price, costs: freightCosts(price.lines, rate), sailings, fields };
}

function fieldsOf(
  { mode, boxes, consignee, pol, pod }: DemoLane,
  rate: StoredRate,
  place: number,
): OrderFields {
  const good = goods[place % goods.length] ?? goods[0];
  const isLoose = boxes.length === 0;
  const count = boxes.reduce((all, [, one]) => all + one, 0);
  return z.parse(orderFields, {
    ...{
      mode,
      rateId: rate.id,
      polId: `port-${pol}`,
      podId: `port-${pod}`,
      incoterm: place % 2 ? 'CIF' : 'FOB',
    },
    ...{
      boxes: boxes.map(([type, one]) => ({ type, count: one })),
      commodity: good?.zh,
      commodityEn: good?.en,
    },
    ...{ hsCode: good?.hs, grossKg: String(isLoose ? 860 : (good?.kg ?? 0) * count), marks: 'N/M' },
    ...{
      cbm: String(isLoose ? 4.2 : Math.min(good?.cbm ?? 0, 30) * count),
      packages: isLoose ? 46 : good?.packages,
    },
    ...{ packageType: place % 3 ? 'CTN' : 'PLT', services: place % 3 === 1 ? ['truck', 'customs'] : [] },
    consignee: { name: consignee.split(',')[0], address: consignee.split(', ').slice(1).join(', ') },
    notify: { name: consignee === 'TO ORDER' ? 'Pacific Home Supply Inc.' : 'SAME AS CONSIGNEE' },
  });
}

interface Story extends DemoCustomer {
  state: OrderState;
  place: number;
  nth: number;
  /** Days before the last midnight. */
  made: number;
  now: Date;
  offer: Offer;
}

interface Life {
  order: StoredOrder;
  acts: StoredAct[];
}

/** Which acts brought an order to its state. */
const wayTo: Record<OrderState, readonly OrderHistoryAct[]> = {
  draft: [],
  submitted: ['submit'],
  needInfo: ['submit', 'askInfo'],
  rejected: ['submit', 'reject'],
  accepted: ['submit', 'accept'],
  booking: ['submit', 'accept', 'book'],
  confirmed: ['submit', 'accept', 'book', 'release'],
  converted: ['submit', 'accept', 'book', 'release', 'convert'],
  completed: ['submit', 'accept', 'book', 'release', 'convert', 'complete'],
  cancelled: ['submit', 'cancel'],
  expired: ['expire'],
};
const after: Partial<Record<OrderHistoryAct, OrderState>> = {
  ...{ submit: 'submitted', askInfo: 'needInfo', reject: 'rejected', accept: 'accepted', book: 'booking' },
  ...{
    release: 'confirmed',
    convert: 'converted',
    complete: 'completed',
    cancel: 'cancelled',
    expire: 'expired',
  },
};
/** Days after the one before it. */
const takes: Partial<Record<OrderHistoryAct, number>> = {
  ...{
    submit: 0.05,
    askInfo: 0.2,
    reject: 0.4,
    accept: 0.3,
    book: 0.25,
    release: 0.9,
    convert: 0.3,
    cancel: 1.4,
  },
  ...{ complete: 50, expire: 3 },
};
const bySystem: readonly OrderHistoryAct[] = ['expire', 'complete'];
const byCustomer: readonly OrderHistoryAct[] = ['create', 'submit', 'cancel'];
const remarks: Partial<Record<OrderHistoryAct, readonly string[]>> = {
  askInfo: ['请补充装箱单和 HS 编码', '请确认收货人全称与电话', '托书与订单毛重不一致，请核对'],
  reject: ['本周舱位已满，下周可再订', '该品名需提前申报，暂不能承运'],
  cancel: ['买方推迟提货', '改走空运', '信用证未到'],
};

function lifeOf({ state, place, nth, made, now, offer, customer, userId }: Story): Life {
  const id = `order-demo-${String(place + 1).padStart(3, '0')}`;
  const creatorTime = new Date(now.getTime() - made * oneDay);
  const placedBy = userId ?? customer.salesId ?? userIdOf('sales01');
  const staff = userIdOf('ops01');
  const acts: StoredAct[] = [];
  let at = creatorTime.getTime();
  for (const [step, act] of (['create', ...wayTo[state]] as OrderHistoryAct[]).entries()) {
    at += (takes[act] ?? 0) * oneDay;
    const words = remarks[act];
    acts.push({
      ...{ id: `${id}-${step}`, orderId: id, version: step + 1, at: new Date(at), act },
      byId: bySystem.includes(act) ? null : byCustomer.includes(act) ? placedBy : staff,
      isByCustomer: userId !== undefined && byCustomer.includes(act),
      ...{
        status: after[act] ?? 'draft',
        rejectReason: act === 'reject' ? (nth % 2 ? 'cargo' : 'space') : null,
      },
      ...{ remark: words?.[nth % words.length] ?? '', isRemarkInternal: false, differences: [] },
    });
  }
  const when = (act: OrderHistoryAct) => acts.find((one) => one.act === act)?.at ?? null;
  const last = acts.at(-1);
  const isBooked = when('book') !== null;
  const sailing = isBooked ? departureOf(offer, creatorTime.getTime(), nth) : null;
  const ready = creatorTime.getTime() + 4 * oneDay;
  const etdFrom = formatDate(Math.max(ready + 2 * oneDay, creatorTime.getTime()), 'yyyy-MM-dd');
  const fields: OrderFields = {
    ...{ ...offer.fields, customerId: customer.id, sailingId: sailing?.id || null },
    ...{ cargoReadyOn: formatDate(ready, 'yyyy-MM-dd'), etdFrom },
    etdTo: formatDate(ready + 12 * oneDay, 'yyyy-MM-dd'),
    shipper: {
      ...offer.fields.shipper,
      name: customer.nameEn || customer.nameCn,
      contact: customer.shortName,
    },
    customerRef: `PO-${24_000 + place * 7}`,
  };
  const price = promisedFor(offer.price, sailing ? dayOf(sailing) : etdFrom, creatorTime);
  const until = lockedUntil(creatorTime.getTime(), lockHours, price.rate.validTo, defaultZone);
  const isOpen = state === 'draft' || state === 'submitted';
  const isLate = state === 'submitted' && (when('submit')?.getTime() ?? 0) < now.getTime() - oneDay;
  const request = state === 'confirmed' && nth < 3 ? (nth === 1 ? 'cancel' : 'amend') : null;
  return {
    acts,
    order: {
      ...{ ...untouched, id, orderNo: '', searchText: '', status: state, version: acts.length, placedBy },
      ...{ isPlacedByStaff: userId === undefined, customerId: customer.id, customerNameZh: customer.nameCn },
      ...{
        customerNameEn: customer.nameEn,
        salesId: customer.salesId,
        mode: fields.mode,
        polId: fields.polId,
      },
      ...{
        podId: fields.podId,
        carrierId: offer.rate.carrierId,
        rateId: offer.rate.id,
        quoteId: null,
        quoteNo: '',
      },
      ...{
        fields,
        price,
        costs: offer.costs,
        priceLockUntil: isOpen || state === 'expired' ? new Date(until) : null,
      },
      ...{
        sailing,
        etdOn: sailing ? dayOf(sailing) : etdFrom,
        creatorTime,
        lastModifyTime: last?.at ?? creatorTime,
      },
      soNo: when('release') ? `${offer.price.rate.carrier.code}${6_300_000 + place * 137}` : '',
      slaDue: state === 'submitted' ? new Date(answerDue(when('submit')?.getTime() ?? 0)) : null,
      ...{ isLateTold: isLate, isWaitingForCredit: state === 'submitted' && nth === 5 },
      ...{ rejectReason: last?.rejectReason ?? null, stateRemark: last?.remark ?? '', request },
      asked: request && askedOf(request, fields, last?.at ?? creatorTime, placedBy),
      ...{ submittedAt: when('submit'), acceptedAt: when('accept'), bookedAt: when('book') },
      ...{ confirmedAt: when('release'), convertedAt: when('convert') },
      endedAt: ['rejected', 'cancelled', 'expired', 'completed'].includes(state) ? (last?.at ?? null) : null,
      shipmentId: null,
    },
  };
}

function askedOf(
  request: 'amend' | 'cancel',
  fields: OrderFields,
  at: Date,
  byId: string,
): StoredOrder['asked'] {
  const heavier = String(Number(fields.grossKg) + 350);
  const isAmend = request === 'amend';
  return {
    ...{ at: at.getTime(), byId, remark: isAmend ? '实际装箱重量有变' : '买方要求推迟到下月' },
    fields: isAmend ? { ...fields, grossKg: heavier } : null,
    differences: isAmend ? [{ field: 'grossKg', before: fields.grossKg, after: heavier }] : [],
  };
}

/** The first departure some days after it was ordered; of long ago, or by air and rail, one of a weekly service. */
function departureOf({ sailings, price, rate }: Offer, ordered: number, nth: number): QuotedSailing {
  const earliest = ordered + (7 + (nth % 3)) * oneDay;
  const kept = sailings.find(({ etd }) => etd >= earliest && etd <= earliest + 21 * oneDay);
  if (kept) return kept;
  const [first] = sailings;
  const etd = first
    ? first.etd - Math.ceil((first.etd - earliest) / (7 * oneDay)) * 7 * oneDay + 7 * oneDay
    : earliest;
  const transitDays = first?.transitDays ?? rate.transitDays ?? 3;
  const before = (at: number | null | undefined) => (first && at ? etd - (first.etd - at) : null);
  return {
    ...{
      id: '',
      vesselName: first?.vesselName ?? price.rate.carrier.en,
      timeZone: first?.timeZone ?? 'Asia/Shanghai',
    },
    ...{ carrierVoyage: first?.carrierVoyage ?? '', etd, eta: etd + transitDays * oneDay, transitDays },
    ...{ cutSi: before(first?.cutSi), cutVgm: before(first?.cutVgm), cutPort: before(first?.cutPort) },
    ...{ cutCustoms: before(first?.cutCustoms), cutManifest: before(first?.cutManifest) },
  };
}

/** The same price, promised then for a period that has the day it sails in it. */
function promisedFor(price: StoredPrice, day: string, at: Date): StoredPrice {
  const { validFrom, validTo } = price.rate;
  const month = day.slice(0, 7);
  const period = day >= validFrom && day <= validTo ? { validFrom, validTo } : halfMonth(month, day);
  return { ...price, rate: { ...price.rate, ...period }, pricedAt: at.getTime() };
}

function halfMonth(month: string, day: string): { validFrom: string; validTo: string } {
  if (day <= `${month}-15`) return { validFrom: `${month}-01`, validTo: `${month}-15` };
  const [year = 0, number = 0] = month.split('-').map(Number);
  const end = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
  return { validFrom: `${month}-16`, validTo: end };
}

async function store(db: Db, lives: readonly Life[]): Promise<void> {
  const numbers = await takeBillNumbersAt(
    db,
    'OrderNumber',
    lives.map(({ order }) => order.creatorTime),
  );
  const orders: StoredOrder[] = [];
  for (const [place, { order }] of lives.entries()) {
    const numbered = await converted(db, { ...order, orderNo: numbers[place] ?? '', shipmentNo: '' });
    orders.push({ ...numbered, searchText: await orderSearchText({ db }, numbered) });
  }
  await insertOrders(db, orders);
  await insertActs(
    db,
    lives.flatMap(({ acts }) => acts),
  );
}

/** What was converted has its shipment, made then; that of a completed order is closed. */
async function converted(db: Db, order: StoredOrder): Promise<StoredOrder> {
  if (order.convertedAt === null) return order;
  const facts = shipmentFactsOf(order, userIdOf('ops01'));
  const { id, shipmentNo } = await createShipmentOfOrder(db, facts, order.convertedAt);
  if (order.status === 'completed') await closeDemoShipment(db, id);
  return { ...order, shipmentId: id, shipmentNo };
}

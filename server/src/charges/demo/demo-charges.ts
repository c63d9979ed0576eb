import { taxedRate } from '@fairway/domain/charges/split-tax.ts';
import { bookCurrency, bookRateKind } from '@fairway/domain/money/book-currency.ts';
import { exact, write } from '@fairway/domain/money/money.ts';
import type { Db } from '../../database/open.ts';
import { chargeCodesOf } from '../../master-data/lookups.ts';
import { chanceFrom } from '../../organisation/demo/chance.ts';
import { userIdOf } from '../../organisation/demo/ids.ts';
import { clock, day, midnightOf } from '../../organisation/demo/office-days.ts';
import { boxesOfShipments, membersOfShipments, shipmentsById } from '../../shipments/shipment-lookups.ts';
import type { StoredShipment } from '../../shipments/stored-shipment.ts';
import { amountsOf, type BookRate, type Priced } from '../charge-values.ts';
import type { StoredChargeAct } from '../store.ts';
import type { StoredCharge } from '../stored-charge.ts';
import { type DemoLine, linesOfShipment, type MoneyStory } from './demo-lines.ts';
import { listBookRates, listCompaniesOfDemo, listShipmentIdsOfDemo } from './store.ts';

const seed = 20_261_018;
const hour = 3_600_000;

/** A shipment as far as its money is concerned. */
export interface BilledShipment {
  shipment: StoredShipment;
  story: MoneyStory;
  operatorId: string;
  salesId: string | null;
  /** When it sails, or would. */
  leaves: number;
}

export interface DemoCharges {
  shipments: ReadonlyMap<string, BilledShipment>;
  charges: StoredCharge[];
  acts: StoredChargeAct[];
  /** What a currency was worth in the books on a day. */
  rateOn: (currency: string, on: string) => BookRate;
}

/**
 * The charges of every shipment, each as somebody entered, handed in and approved it. What lies in a month that is
 * closed by now was approved in time; of the others it depends on how long ago it was entered.
 */
export async function demoCharges(db: Db, now: Date, firstOpenMonth: string): Promise<DemoCharges> {
  const rateOn = await bookRatesByDay(db);
  const shipments = await billedShipments(db, now, rateOn);
  const codes = (await chargeCodesOf(db, 'zh')).byCode;
  const heads = new Map((await listCompaniesOfDemo(db)).map(({ id, managerId }) => [id, managerId]));
  const types = Map.groupBy(
    await boxesOfShipments(db, [...shipments.keys()]),
    ({ shipmentId }) => shipmentId,
  );
  const charges: StoredCharge[] = [];
  const acts: StoredChargeAct[] = [];
  for (const [place, billed] of [...shipments.values()].entries()) {
    const { shipment, story, operatorId, leaves } = billed;
    const chance = chanceFrom(seed + place);
    const boxes = new Map<string, number>();
    for (const { type } of types.get(shipment.id) ?? []) boxes.set(type, (boxes.get(type) ?? 0) + 1);
    const enteredAt = enteredAtOf(shipment, leaves, now, chance);
    if (enteredAt === null) continue;
    const lines = linesOfShipment(shipment, boxes, story, chance);
    const isClosed = shipment.bizDate.slice(0, 7) < firstOpenMonth;
    const auditorId = heads.get(shipment.companyId ?? '') ?? userIdOf('manager01');
    const times = timesOf(enteredAt, shipment, leaves, chance);
    // One of a recent shipment was entered wrong, and sent back.
    const rejected = !isClosed && place % 9 === 4 ? chance(0, lines.length - 1) : -1;
    for (const [index, line] of lines.entries()) {
      const code = codes.get(line.code);
      if (!code) continue;
      const values = valuesOf(line, code, rateOn(line.currency, shipment.bizDate));
      const state = stateOf({
        ...times,
        now,
        isRejected: index === rejected,
        hasRate: values.bookRate !== null,
      });
      const id = `charge-demo-${String(charges.length + 1).padStart(5, '0')}`;
      const isApproved = state === 'approved';
      charges.push({
        ...{ id, version: versions[state], shipmentId: shipment.id, seq: index + 1 },
        ...{ companyId: shipment.companyId ?? 'org-group', period: shipment.bizDate.slice(0, 7), ...values },
        ...{ chargeCodeId: code.id, status: state, stateRemark: state === 'rejected' ? wrongPrice : '' },
        ...{ invoiced: '0', settled: '0', isDisputed: false, createdBy: operatorId },
        ...{ corrected: '0', correctsId: null, changeId: null, takesBack: false },
        ...{ creatorTime: new Date(times.entered), remark: '' },
        ...{
          approvedBy: isApproved ? auditorId : null,
          approvedAt: isApproved ? new Date(times.audited) : null,
        },
        lastModifyTime: new Date([times.entered, times.submitted, times.audited][versions[state] - 1] ?? 0),
      });
      acts.push(...actsOf({ id, shipmentId: shipment.id, state, times, operatorId, auditorId }, acts.length));
    }
  }
  return { shipments, charges, acts, rateOn };
}

const wrongPrice = '单价与报价不符，请核对';
type DemoState = 'draft' | 'submitted' | 'approved' | 'rejected';
const versions: Record<DemoState, number> = { draft: 1, submitted: 2, approved: 3, rejected: 3 };

async function billedShipments(
  db: Db,
  now: Date,
  rateOn: DemoCharges['rateOn'],
): Promise<ReadonlyMap<string, BilledShipment>> {
  const ids = await listShipmentIdsOfDemo(db);
  const found = await shipmentsById(db, ids);
  const members = Map.groupBy(await membersOfShipments(db, ids), ({ shipmentId }) => shipmentId);
  const billed = new Map<string, BilledShipment>();
  const stories = new Map<string, MoneyStory>();
  for (const id of ids) {
    const shipment = found.get(id);
    if (!shipment) continue;
    const who = (role: string) => members.get(id)?.find((one) => one.role === role)?.userId;
    const leaves = midnightOf(
      (shipment.etd ?? shipment.firstEtd)?.getTime() ?? shipment.creatorTime.getTime() + 14 * day,
    );
    const operatorId = who('operator') ?? shipment.creatorUserId ?? userIdOf('ops01');
    billed.set(id, { shipment, story: 'usual', operatorId, salesId: who('sales') ?? null, leaves });
  }
  // Each unusual one exists once, at an age that lets people see it; duties were advanced now and then.
  const daysAgo = ({ leaves }: BilledShipment) => (now.getTime() - leaves) / day;
  const usual = [...billed.values()].filter(
    ({ shipment }) => shipment.orderId === null && shipment.mode === 'FCL' && shipment.incoterm !== 'DAP',
  );
  const take = (story: MoneyStory, fits: (one: BilledShipment) => boolean) => {
    const one = usual.find((each) => each.story === 'usual' && fits(each) && !stories.has(each.shipment.id));
    if (one) stories.set(one.shipment.id, story);
  };
  // One in dollars, yuan and euros has a line without a rate: of the day on which nobody wrote that of the yen down, or
  // where nothing was shipped that day in a currency nobody keeps.
  const hasNoYen = ({ shipment }: BilledShipment) => rateOn('JPY', shipment.bizDate).bookRate === null;
  take('unknownYen', (one) => hasNoYen(one) && daysAgo(one) > -6);
  if (stories.size === 0) take('unknownPound', (one) => daysAgo(one) > -6 && daysAgo(one) < 8);
  take('loss', (one) => daysAgo(one) > 20 && daysAgo(one) < 40);
  for (let from = 12; from < 400; from += 55)
    take('duty', (one) => daysAgo(one) > from && daysAgo(one) < from + 30);
  for (const [id, story] of stories) {
    const one = billed.get(id);
    if (one) billed.set(id, { ...one, story });
  }
  return billed;
}

/** A week before it leaves; of an order at once. Nothing of what was made today or leaves later. */
function enteredAtOf(
  { creatorTime, bizDate, orderId, price }: StoredShipment,
  leaves: number,
  now: Date,
  chance: (least: number, most: number) => number,
): number | null {
  const first = creatorTime.getTime() + hour;
  const wanted = clock(leaves - 8 * day, chance(9, 16), chance(0, 59));
  const at = Math.max(orderId !== null && price !== null ? first : wanted, first);
  const entered = Math.min(at, daysAfter(bizDate, 14));
  return entered < now.getTime() ? entered : null;
}

interface Times {
  entered: number;
  submitted: number;
  audited: number;
}

const daysAfter = (bizDate: string, days: number): number =>
  clock(midnightOf(Date.parse(`${bizDate}T04:00:00Z`)) + days * day, 17);

/** Handed in the day before it leaves, and looked at soon after: in time for the month of its day to be closed. */
function timesOf(
  entered: number,
  { bizDate }: StoredShipment,
  leaves: number,
  chance: (least: number, most: number) => number,
): Times {
  const wanted = Math.max(clock(leaves - day, chance(9, 12), chance(0, 59)), entered + 2 * hour);
  const submitted = Math.min(wanted, daysAfter(bizDate, 19));
  return { entered, submitted, audited: clock(midnightOf(submitted) + chance(1, 4) * day, chance(13, 17)) };
}

function stateOf({
  submitted,
  audited,
  now,
  isRejected,
  hasRate,
}: Times & { now: Date; isRejected: boolean; hasRate: boolean }): DemoState {
  if (submitted >= now.getTime() || !hasRate) return 'draft';
  if (audited >= now.getTime()) return 'submitted';
  return isRejected ? 'rejected' : 'approved';
}

function actsOf(
  {
    id,
    shipmentId,
    state,
    times,
    operatorId,
    auditorId,
  }: {
    id: string;
    shipmentId: string;
    state: DemoState;
    times: Times;
    operatorId: string;
    auditorId: string;
  },
  before: number,
): StoredChargeAct[] {
  const audited = state === 'rejected' ? 'reject' : 'approve';
  const all = [
    ['create', times.entered, operatorId, ''],
    ['submit', times.submitted, operatorId, ''],
    [audited, times.audited, auditorId, state === 'rejected' ? wrongPrice : ''],
  ] as const;
  return all.slice(0, versions[state]).map(([act, at, byId, remark], index) => ({
    ...{ id: `charge-act-demo-${String(before + index + 1).padStart(5, '0')}`, chargeId: id, shipmentId },
    ...{ version: index + 1, at: new Date(at), act, byId, remark, differences: [] },
  }));
}

interface Code {
  id: string;
  vatKind: string;
  vatRate: string;
  group: string;
}

function valuesOf(line: DemoLine, code: Code, rate: BookRate) {
  const { side, partyId, unit, quantity, price, currency, source, quoteLineId, isConfidential } = line;
  const kind = code.vatKind as Priced['vatKind'];
  const vat = { vatKind: kind, vatRate: taxedRate({ kind, rate: code.vatRate }) };
  return {
    ...{ side, partyId, unit, quantity, price, currency, source, quoteLineId, isConfidential, ...vat },
    onBehalf: code.group === 'disbursement',
    ...amountsOf({ quantity, price, currency, ...vat }, rate),
  };
}

/** As `bookRates` finds them, for any day at once. */
async function bookRatesByDay(db: Db): Promise<DemoCharges['rateOn']> {
  const rates = new Map<string, string>();
  for (const { fromCurrency, validFrom, rate } of await listBookRates(db, bookRateKind, bookCurrency))
    rates.set(`${fromCurrency} ${validFrom}`, write(exact(rate)));
  return (currency, on) => {
    if (currency === bookCurrency) return { bookRate: '1', rateKind: bookRateKind, rateOn: on };
    const bookRate = rates.get(`${currency} ${on}`) ?? null;
    return bookRate === null
      ? { bookRate, rateKind: null, rateOn: null }
      : { bookRate, rateKind: bookRateKind, rateOn: on };
  };
}

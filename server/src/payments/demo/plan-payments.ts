import type { PaymentDirection, PaymentKind } from '@fairway/contract/money-fields.ts';
import { customerIdOf } from '../../customers/demo/ids.ts';
import type { DemoInvoice } from '../../invoices/demo/demo-invoice.ts';
import { chanceFrom } from '../../organisation/demo/chance.ts';
import { clock, day, midnightOf } from '../../organisation/demo/office-days.ts';

const seed = 20_261_206;
const hour = 3_600_000;

export interface PlannedUse {
  invoice: DemoInvoice;
  /** How much of what is left of the invoice, as a part of one. */
  part: number;
  /** A bank on the way kept so much back: the rest is given up. */
  short?: number;
}

/** Money that came or went, with what it is used for; how much it is follows from the invoices, if it has any. */
export interface PlannedPayment {
  at: number;
  /** Used then; nothing of money that nobody used. */
  settleAt: number;
  direction: PaymentDirection;
  kind: PaymentKind;
  companyId: string;
  currency: string;
  uses: PlannedUse[];
  /** Said at once, later, or by nobody yet. */
  claim: 'atOnce' | 'later' | 'nobody';
  /** Taken back the day after: the payment itself, or what it was used for, which is then used again. */
  reversed?: 'payment' | 'settlement';
  /** Where no invoice says how much: the party and the amount. */
  partyId?: string;
  amount?: string;
  payerName?: string;
}

/** The customer whose account people can try: they pay every bill by itself, before its last day, so they have credit. */
const punctual = customerIdOf('C0001');

/** How many days after the last one a customer pays: some always in time, a few very late. */
function delayOf(partyId: string, chance: (least: number, most: number) => number): number {
  if (partyId === punctual) return chance(-5, -2);
  if (partyId === customerIdOf('C0006')) return chance(65, 110);
  if (partyId === customerIdOf('C0005')) return chance(25, 60);
  if (chance(1, 40) === 1) return chance(90, 140);
  const habit = Number(partyId.slice(-2)) % 10;
  if (habit < 6) return chance(-6, 2);
  return habit < 9 ? chance(4, 22) : chance(20, 60);
}

const prepaying = customerIdOf('C0017');

/** Who paid what and when: around the last day, several bills of some weeks together. Nothing that lies ahead. */
export function plannedPayments(
  invoices: readonly DemoInvoice[],
  unpaid: ReadonlySet<DemoInvoice>,
  now: Date,
): PlannedPayment[] {
  const chance = chanceFrom(seed);
  const end = now.getTime() - 8 * hour;
  const open = invoices.filter((invoice) => invoice.row.status === 'issued' && !unpaid.has(invoice));
  const receipts = grouped(
    open.filter(({ row }) => row.kind === 'debit').map((invoice) => receiptOf(invoice, chance)),
    (partyId) => (partyId === punctual ? 1 : 30),
  );
  const plans = [
    ...withParts(receipts),
    ...grouped(
      open.filter(({ row }) => row.kind === 'supplier').map((invoice) => paymentOf(invoice, chance)),
      () => 1,
    ),
  ].filter(({ settleAt }) => settleAt < end);
  return [...withStories(plans, now), ...aloneOnes(now)];
}

const earliest = ({ row }: DemoInvoice): number => (row.lastModifyTime.getTime() ?? 0) + 2 * day;

function receiptOf(invoice: DemoInvoice, chance: (least: number, most: number) => number): PlannedPayment {
  const { row } = invoice;
  const due = midnightOf(Date.parse(`${row.dueOn}T04:00:00Z`));
  const delay = delayOf(row.partyId, chance) * day;
  const at = Math.max(clock(due + delay, chance(9, 15), chance(0, 59)), earliest(invoice));
  const isPrepaid = row.partyId === prepaying;
  const paidAt = isPrepaid ? row.creatorTime.getTime() - 3 * day : at;
  return {
    ...{ at: paidAt, settleAt: isPrepaid ? earliest(invoice) : at + 2 * hour, direction: 'in' },
    ...{ kind: isPrepaid ? 'prepaid' : 'normal', companyId: row.companyId, currency: row.currency },
    ...{ uses: [{ invoice, part: 1 }], claim: 'atOnce' },
  };
}

/** Suppliers are paid on the twenty-fifth. */
function paymentOf(invoice: DemoInvoice, chance: (least: number, most: number) => number): PlannedPayment {
  const { row } = invoice;
  let on = midnightOf(Math.max(Date.parse(`${row.dueOn}T04:00:00Z`), earliest(invoice)));
  while (new Date(on + 8 * hour).getUTCDate() !== 25) on += day;
  const at = clock(on, 10, chance(0, 59));
  return {
    ...{ at, settleAt: at + 5 * hour, direction: 'out', kind: 'normal', companyId: row.companyId },
    ...{ currency: row.currency, uses: [{ invoice, part: 1 }], claim: 'atOnce' },
  };
}

const partyOf = ({ uses }: PlannedPayment): string => uses[0]?.invoice.row.partyId ?? '';

/** Payments of one party to one company within so many days are one. */
function grouped(plans: readonly PlannedPayment[], daysOf: (partyId: string) => number): PlannedPayment[] {
  const keyOf = (plan: PlannedPayment): string => {
    const { at, companyId, currency, kind } = plan;
    const partyId = partyOf(plan);
    return [partyId, companyId, currency, kind, Math.floor(at / (daysOf(partyId) * day))].join(' ');
  };
  return [...Map.groupBy(plans, keyOf).values()].flatMap((own): PlannedPayment[] => {
    const [first] = own;
    if (!first) return [];
    const isPrepaid = first.kind === 'prepaid';
    return [
      {
        ...first,
        at: (isPrepaid ? Math.min : Math.max)(...own.map(({ at }) => at)),
        settleAt: Math.max(...own.map(({ settleAt }) => settleAt)),
        uses: own.flatMap(({ uses }) => uses),
      },
    ];
  });
}

/** Now and then a customer pays a part first, and the rest three weeks later. */
function withParts(plans: readonly PlannedPayment[]): PlannedPayment[] {
  return plans.flatMap((plan, place): PlannedPayment[] => {
    if (place % 23 !== 5 || plan.kind === 'prepaid' || partyOf(plan) === punctual) return [plan];
    const [first, ...others] = plan.uses;
    if (!first) return [plan];
    const later = 21 * day;
    return [
      { ...plan, uses: [{ ...first, part: 0.6 }, ...others] },
      { ...plan, at: plan.at + later, settleAt: plan.settleAt + later, uses: [first] },
    ];
  });
}

/** What happens to money beside the usual; each of them to be seen today. */
function withStories(plans: PlannedPayment[], now: Date): PlannedPayment[] {
  const receipts = plans
    .filter(
      ({ direction, kind, uses }) =>
        direction === 'in' && kind === 'normal' && uses.every(({ part }) => part === 1),
    )
    .toSorted((one, other) => other.at - one.at);
  const taken = new Set<PlannedPayment>();
  const take = (fits: (plan: PlannedPayment) => boolean): PlannedPayment | undefined => {
    const found = receipts.find((plan) => !taken.has(plan) && fits(plan));
    if (found) taken.add(found);
    return found;
  };
  const added: PlannedPayment[] = [];
  const five = fiveBills(receipts);
  if (five) {
    for (const plan of five.plans) taken.add(plan);
    added.push(five.together);
  }
  const wire = take(({ currency, uses }) => currency === 'USD' && uses.length === 1);
  if (wire?.uses[0]) wire.uses[0].short = 25;
  // The rest of it is still to come.
  const half = take((plan) => plan.uses.length === 1 && partyOf(plan) !== punctual);
  if (half?.uses[0]) half.uses[0].part = 0.6;
  const again = take(({ at }) => at < now.getTime() - 20 * day);
  if (again) again.reversed = 'settlement';
  for (let count = 0; count < 5; count += 1) {
    const plan = take(({ at }) => at < now.getTime() - (10 + count * 15) * day);
    if (plan) plan.claim = 'later';
  }
  const both = splitOne(receipts.filter((plan) => !taken.has(plan)));
  if (both) {
    for (const plan of both.plans) taken.add(plan);
    added.push(both.together);
  }
  const replaced = new Set([...(five?.plans ?? []), ...(both?.plans ?? [])]);
  return [...plans.filter((plan) => !replaced.has(plan)), ...added];
}

interface Together {
  plans: PlannedPayment[];
  together: PlannedPayment;
}

/** One receipt in dollars for three bills in dollars and two in yuan of one customer. */
function fiveBills(receipts: readonly PlannedPayment[]): Together | undefined {
  const single = receipts.filter(({ uses }) => uses.length === 1);
  const keyOf = ({ companyId, uses }: PlannedPayment) => `${companyId} ${uses[0]?.invoice.row.partyId}`;
  for (const own of Map.groupBy(single, keyOf).values()) {
    const dollars = own.filter(({ currency }) => currency === 'USD').slice(0, 3);
    const yuan = own.filter(({ currency }) => currency === 'CNY').slice(0, 2);
    const plans = [...dollars, ...yuan];
    const [first] = dollars;
    if (!first || plans.length < 5) continue;
    const at = Math.max(...plans.map((plan) => plan.at));
    if (at - Math.min(...plans.map((plan) => plan.at)) > 100 * day) continue;
    const uses = plans.flatMap((plan) => plan.uses);
    return { plans, together: { ...first, at, settleAt: at + 2 * hour, uses } };
  }
  return undefined;
}

/** What two customers owe one company comes in one sum, of somebody who pays for both. */
function splitOne(receipts: readonly PlannedPayment[]): Together | undefined {
  for (const [place, one] of receipts.entries()) {
    const other = receipts
      .slice(place + 1, place + 12)
      .find(
        ({ companyId, currency, uses, at }) =>
          companyId === one.companyId &&
          currency === one.currency &&
          one.at - at < 12 * day &&
          uses[0]?.invoice.row.partyId !== one.uses[0]?.invoice.row.partyId,
      );
    if (!other) continue;
    const uses = [...one.uses, ...other.uses];
    return {
      plans: [one, other],
      together: { ...one, uses, claim: 'later', payerName: '上海汇通供应链管理有限公司' },
    };
  }
  return undefined;
}

const strangers = [
  ['WUXI HENGDA METAL CO LTD', 'USD', '4680.00'],
  ['杭州云图贸易有限公司', 'CNY', '12350.00'],
  ['GREENFIELD IMPORTS LLC', 'USD', '8920.50'],
  ['苏州工业园区捷丰电器', 'CNY', '5460.00'],
  ['NORDHANDEL GMBH', 'EUR', '1325.00'],
  ['张建国', 'CNY', '3000.00'],
  ['宁波北仑鑫源五金厂', 'CNY', '18740.60'],
  ['PACIFIC HOME SUPPLY INC', 'USD', '15200.00'],
] as const;

/** Money that no bill is behind: eight sums nobody knows the sender of, some paid in advance, one that was returned. */
function aloneOnes(now: Date): PlannedPayment[] {
  const common = { direction: 'in', companyId: 'org-shanghai', uses: [], claim: 'atOnce' } as const;
  const ago = (days: number, hours: number): number => clock(now.getTime() - days * day, hours, 20);
  const alone = (at: number, plan: Partial<PlannedPayment>): PlannedPayment => ({
    ...{ ...common, uses: [], at, settleAt: at, kind: 'normal', currency: 'CNY', ...plan },
  });
  return [
    ...strangers.map(([payerName, currency, amount], place) =>
      alone(ago(2 + place * 3, 9 + (place % 6)), { payerName, currency, amount, claim: 'nobody' }),
    ),
    ...['C0022', 'C0026', 'C0038'].map((code, place) =>
      alone(ago(9 + place * 8, 14), {
        ...{ partyId: customerIdOf(code), kind: 'prepaid', amount: `${(place + 1) * 20_000}.00` },
      }),
    ),
    alone(ago(40, 11), { partyId: customerIdOf('C0027'), kind: 'deposit', amount: '10000.00' }),
    alone(ago(6, 11), { partyId: customerIdOf('C0007'), amount: '5000.00', reversed: 'payment' }),
  ];
}

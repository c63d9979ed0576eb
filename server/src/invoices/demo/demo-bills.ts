import type { CreditTerm } from '@fairway/contract/customers.ts';
import { scopeOf } from '@fairway/domain/invoices/group-charges.ts';
import { dueOfInvoice } from '@fairway/domain/invoices/term-of.ts';
import { exact } from '@fairway/domain/money/money.ts';
import { takeBillNumbersAt } from '../../bill/take-bill-numbers-at.ts';
import type { BilledShipment, DemoCharges } from '../../charges/demo/demo-charges.ts';
import type { StoredCharge } from '../../charges/stored-charge.ts';
import type { Db } from '../../database/open.ts';
import { companyDay } from '../../freight/company-day.ts';
import type { DemoBooks } from '../../ledger/demo/demo-books.ts';
import { chanceFrom } from '../../organisation/demo/chance.ts';
import { userIdOf } from '../../organisation/demo/ids.ts';
import { clock, day, midnightOf } from '../../organisation/demo/office-days.ts';
import { termFacts } from '../due-day-of.ts';
import { titleAmong, wordsOfInvoice } from '../invoice-facts.ts';
import { linesOf, totalsOf } from '../invoice-lines.ts';
import { type StoredInvoice, untaxed } from '../stored-invoice.ts';
import { demoAccountOf } from './demo-bank-accounts.ts';
import {
  changeDemoInvoice,
  confirmDemo,
  type DemoInvoice,
  issueDemo,
  noteDemoAct,
  voidDemo,
} from './demo-invoice.ts';
import { type DemoParty, listDepartmentsOfDemo } from './store.ts';

const seed = 20_261_118;
const hour = 3_600_000;
/** Bills of a month are made on this day of it. */
const billingDay = 26;
const lately = 40 * day;

/** Who makes the bills of a company. */
export const financeOf = (companyId: string): string =>
  userIdOf(
    companyId === 'org-shanghai' ? 'finance01' : companyId === 'org-shenzhen' ? 'finance03' : 'finance02',
  );

/** How far bills of the last days came. */
const fates = ['draft', 'confirmed', 'issued'] as const;

interface PlannedBill {
  at: number;
  charges: StoredCharge[];
  /** How far it came: a recent one may still be a draft. */
  fate: 'draft' | 'confirmed' | 'issued' | 'void';
}

/** Bills over the approved charges, one for each party, company and currency. What was approved lately waits. */
export async function demoBills(
  db: Db,
  now: Date,
  { charges, shipments }: Pick<DemoCharges, 'charges' | 'shipments'>,
  parties: ReadonlyMap<string, DemoParty>,
  books: DemoBooks,
): Promise<DemoInvoice[]> {
  const bills = planned(charges, shipments, now).toSorted((one, other) => one.at - other.at);
  const numbersOf = async (side: StoredCharge['side'], rule: string) => {
    const own = bills.filter((bill) => bill.charges[0]?.side === side);
    const numbers = await takeBillNumbersAt(
      db,
      rule,
      own.map(({ at }) => new Date(at)),
    );
    return new Map(own.map((bill, place) => [bill, numbers[place] ?? '']));
  };
  const numbers = new Map([
    ...(await numbersOf('receivable', 'DebitNoteNumber')),
    ...(await numbersOf('payable', 'PayableBillNumber')),
  ]);
  const departments = await listDepartmentsOfDemo(db);
  return bills.map((bill, place) => {
    const id = `invoice-demo-${String(place + 1).padStart(4, '0')}`;
    const invoice = draftOf(bill, {
      id,
      invoiceNo: numbers.get(bill) ?? '',
      parties,
      shipments,
      departments,
    });
    lead(books, invoice, bill, parties, shipments);
    return invoice;
  });
}

function planned(
  charges: readonly StoredCharge[],
  shipments: DemoCharges['shipments'],
  now: Date,
): PlannedBill[] {
  const chance = chanceFrom(seed);
  const billable = charges.filter(({ status, amount }) => status === 'approved' && !exact(amount).isZero());
  const runs = new Map(
    [...Map.groupBy(billable, ({ shipmentId }) => shipmentId)].map(([id, own]) => {
      const ready = Math.max(
        shipments.get(id)?.leaves ?? 0,
        ...own.map(({ approvedAt }) => approvedAt?.getTime() ?? 0),
      );
      return [id, runAfter(ready, now)];
    }),
  );
  const keyOf = ({ companyId, partyId, currency, side, shipmentId }: StoredCharge): string =>
    [companyId, partyId, side, currency, runs.get(shipmentId)].join(' ');
  let recent = 0;
  return [...Map.groupBy(billable, keyOf).values()].flatMap((own, place): PlannedBill[] => {
    const at = clock(runs.get(own[0]?.shipmentId ?? '') ?? 0, 10, chance(0, 50));
    const total = own.reduce((sum, { amount }) => sum.plus(exact(amount)), exact('0'));
    // What comes to nothing or less is not billed.
    if (at + 8 * hour >= now.getTime() || !total.greaterThan(0)) return [];
    // On a Monday the last ones are of a week ago.
    const isRecent = at > now.getTime() - 7 * day;
    // In turn: on every day there is one of each.
    const fate = isRecent ? (fates[recent++ % fates.length] ?? 'issued') : 'issued';
    // Now and then one had the wrong title, and was made again the day after.
    if (place % 45 === 7 && !isRecent)
      return [
        { at, charges: own, fate: 'void' },
        { at: at + day + 2 * hour, charges: own, fate: 'issued' },
      ];
    return [{ at, charges: own, fate }];
  });
}

/**
 * The day bills are made of a shipment that is ready: once a month, of late every Monday. Both sides of it are billed on
 * that day, so that what it earns and what it costs are of the same month.
 */
function runAfter(ready: number, now: Date): number {
  const tomorrow = midnightOf(ready) + day;
  const date = new Date(tomorrow + 8 * hour);
  if (ready > now.getTime() - lately) return tomorrow + ((8 - date.getUTCDay()) % 7) * day;
  const months = date.getUTCDate() > billingDay ? 1 : 0;
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, billingDay) - 8 * hour;
}

interface Around {
  id: string;
  invoiceNo: string;
  parties: ReadonlyMap<string, DemoParty>;
  shipments: ReadonlyMap<string, BilledShipment>;
  departments: ReadonlyMap<string, string>;
}

function draftOf(
  { at, charges }: PlannedBill,
  { id, invoiceNo, parties, shipments, departments }: Around,
): DemoInvoice {
  const [first] = charges;
  if (!first) throw new Error('A bill is for something.');
  const { side, companyId, partyId, currency } = first;
  const own = [...new Set(charges.map(({ shipmentId }) => shipmentId))].flatMap(
    (shipmentId) => shipments.get(shipmentId) ?? [],
  );
  const party = parties.get(partyId);
  const billOn = companyDay(new Date(at));
  const terms: CreditTerm[] = party?.creditTerms ?? [];
  const { baseOn, dueOn } = dueOfInvoice(
    terms,
    own.map(({ shipment }) => termFacts(shipment)),
    billOn,
  );
  let count = 0;
  // Nothing of a void one is billed: the lines are of the whole charges.
  const lines = linesOf(
    id,
    charges.map((charge) => ({ ...charge, invoiced: '0' })),
    () => `${id}-${++count}`,
  );
  const totals = totalsOf(lines);
  const [answering] = own
    .toSorted((one, other) => (one.shipment.id < other.shipment.id ? -1 : 1))
    .flatMap(({ salesId }) => salesId ?? []);
  const salesId = answering ?? party?.salesId ?? null;
  const by = { at, byId: financeOf(companyId) };
  const row: StoredInvoice = {
    ...{ id, version: 1, invoiceNo, kind: side === 'receivable' ? 'debit' : 'supplier', side },
    ...{ scope: scopeOf(charges), companyId, partyId, currency, salesId },
    departmentId: salesId === null ? null : (departments.get(salesId) ?? null),
    ...{
      ...totals,
      settled: '0',
      credited: '0',
      ...untaxed,
      balance: totals.total,
      bookBalance: totals.bookTotal,
    },
    ...{ billOn, baseOn, dueOn, dueReason: '', status: 'draft', answer: 'none', answeredBy: null },
    ...{ answeredAt: null, bankAccountId: null, title: titleAmong(party?.invoiceTitles ?? []) },
    ...{ supplierNo: '', creditOfId: null, remindedLevel: null, remindedAt: null, promisedOn: null },
    ...{ stateRemark: '', remark: '', searchText: '', createdBy: by.byId, creatorTime: new Date(at) },
    ...{ lastModifyTime: new Date(at), confirmedAt: null, issuedAt: null, closedAt: null },
  };
  const invoice: DemoInvoice = { row, lines, charges: [...charges], disputes: [], acts: [] };
  noteDemoAct(invoice, 'create', by);
  return invoice;
}

/** From the draft as far as it came, all on one day. */
function lead(
  books: DemoBooks,
  invoice: DemoInvoice,
  { at, fate }: PlannedBill,
  parties: ReadonlyMap<string, DemoParty>,
  shipments: ReadonlyMap<string, BilledShipment>,
): void {
  const { row } = invoice;
  const byId = financeOf(row.companyId);
  // The number on the paper of a supplier is written down first.
  if (row.kind === 'supplier')
    changeDemoInvoice(invoice, 'update', { at: at + hour, byId }, { supplierNo: supplierNoOf(row) });
  const party = parties.get(row.partyId);
  row.searchText = wordsOfInvoice(
    row,
    [party?.nameCn ?? '', party?.nameEn || (party?.nameCn ?? '')],
    [...new Set(invoice.lines.map(({ shipmentId }) => shipmentId))].flatMap(
      (id) => shipments.get(id)?.shipment ?? [],
    ),
  );
  if (fate === 'draft') return;
  confirmDemo(invoice, { at: at + 2 * hour, byId });
  if (fate === 'confirmed') return;
  issueDemo(books, invoice, { at: at + 4 * hour, byId }, demoAccountOf(row.companyId, row.currency));
  if (fate === 'void') voidDemo(books, invoice, { at: at + day, byId }, '抬头有误，重开');
}

const supplierNoOf = ({ invoiceNo, partyId }: StoredInvoice): string =>
  `${partyId.replace(/^customer-S-?/, '')}${invoiceNo.replace(/^AP/, '')}`;

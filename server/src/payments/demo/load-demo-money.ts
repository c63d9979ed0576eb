import { takeBillNumbersAt } from '../../bill/take-bill-numbers-at.ts';
import { demoCharges } from '../../charges/demo/demo-charges.ts';
import { loadDemoSuppliers } from '../../charges/demo/suppliers.ts';
import type { Db } from '../../database/open.ts';
import { demoAnswers } from '../../invoices/demo/demo-answers.ts';
import { loadDemoBankAccounts } from '../../invoices/demo/demo-bank-accounts.ts';
import { demoBills } from '../../invoices/demo/demo-bills.ts';
import { type DemoInvoice, shareOutDemo } from '../../invoices/demo/demo-invoice.ts';
import { demoParties } from '../../invoices/demo/demo-parties.ts';
import { closeDemoMonths, firstOpenMonth } from '../../ledger/demo/close-demo-months.ts';
import { openDemoBooks } from '../../ledger/demo/demo-books.ts';
import { writeDemoRows, writeDemoWords } from '../../ledger/demo/write-demo-rows.ts';
import { userIdOf } from '../../organisation/demo/ids.ts';
import { midnightOf } from '../../organisation/demo/office-days.ts';
import { type DemoTill, payDemo } from './demo-payment.ts';
import { fillDemoAccounts } from './fill-accounts.ts';
import { type PlannedPayment, plannedPayments } from './plan-payments.ts';

/**
 * Gives the shipments of the demo what they earned and cost: charges, bills, credit notes, payments and the books of all
 * that, worked out with the rules of the app and written as it would have written them, but many rows at a time.
 */
export async function loadDemoMoney(db: Db, today: Date): Promise<void> {
  // The same at whatever hour somebody starts it.
  const now = new Date(midnightOf(today.getTime()));
  await loadDemoSuppliers(db, today);
  await loadDemoBankAccounts(db, today);
  const books = await openDemoBooks(db);
  const parties = await demoParties(db);
  const { charges, acts, shipments, rateOn } = await demoCharges(db, now, firstOpenMonth(now));
  if (charges.length === 0) return;
  const bills = await demoBills(db, now, { charges, shipments }, parties, books);
  const { notes, unpaid } = await demoAnswers(db, now, bills, books);
  const till: DemoTill = {
    ...{ books, parties, payments: [], parts: [], settlements: [], acts: [] },
    bookRate: (currency, on) => {
      const { bookRate } = rateOn(currency, on);
      if (bookRate === null) throw new Error(`The demo has no rate of ${currency} on ${on}`);
      return bookRate;
    },
  };
  await pay(db, till, plannedPayments(bills, unpaid, now));
  fillDemoAccounts(till);
  const invoices = [...bills, ...notes];
  for (const invoice of invoices) shareOutDemo(invoice);
  await writeDemoRows(db, 'shipment_charge', charges);
  await writeDemoRows(db, 'charge_act', acts);
  await insertInvoices(db, invoices);
  await writeDemoWords(db, 'payment', 'payment_words', till.payments);
  await writeDemoRows(db, 'payment_party', till.parts);
  await writeDemoRows(db, 'payment_act', numbered('payment-act-demo', till.acts));
  await writeDemoRows(db, 'settlement', till.settlements);
  await books.write(db);
  await closeDemoMonths(db, now, userIdOf('manager04'));
}

/** Each with its number of the day it came or went, one after the other as they were used. */
async function pay(db: Db, till: DemoTill, plans: readonly PlannedPayment[]): Promise<void> {
  const inTime = plans.toSorted((one, other) => one.at - other.at);
  const ids = new Map<PlannedPayment, { id: string; paymentNo: string }>();
  for (const [direction, rule] of [['in', 'ReceiptNumber'] as const, ['out', 'PaymentNumber'] as const]) {
    const own = inTime.filter((plan) => plan.direction === direction);
    const numbers = await takeBillNumbersAt(
      db,
      rule,
      own.map(({ at }) => new Date(at)),
    );
    for (const [place, plan] of own.entries())
      ids.set(plan, {
        id: `payment-demo-${direction}-${String(place + 1).padStart(4, '0')}`,
        paymentNo: numbers[place] ?? '',
      });
  }
  for (const plan of inTime.toSorted((one, other) => one.settleAt - other.settleAt)) {
    const { id = '', paymentNo = '' } = ids.get(plan) ?? {};
    payDemo(till, plan, id, paymentNo);
  }
}

async function insertInvoices(db: Db, invoices: readonly DemoInvoice[]): Promise<void> {
  await writeDemoWords(
    db,
    'invoice',
    'invoice_words',
    invoices.map(({ row }) => row),
  );
  const all = <T>(own: (invoice: DemoInvoice) => readonly T[]): T[] => invoices.flatMap(own);
  await writeDemoRows(
    db,
    'invoice_line',
    all(({ lines }) => lines),
  );
  await writeDemoRows(
    db,
    'invoice_dispute',
    all(({ disputes }) => disputes),
  );
  await writeDemoRows(
    db,
    'invoice_act',
    numbered(
      'invoice-act-demo',
      all(({ acts }) => acts),
    ),
  );
}

const numbered = (prefix: string, rows: readonly object[]): object[] =>
  rows.map((row, place) => ({ ...row, id: `${prefix}-${String(place + 1).padStart(5, '0')}` }));

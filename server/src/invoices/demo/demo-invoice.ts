import { settledStatus } from '@fairway/domain/invoices/invoice-state.ts';
import { invoiceEntry } from '@fairway/domain/ledger/post-invoice.ts';
import { exact, write } from '@fairway/domain/money/money.ts';
import { shareOut } from '@fairway/domain/payments/share-out.ts';
import { partOf } from '../../charges/part-of-charge.ts';
import type { StoredCharge } from '../../charges/stored-charge.ts';
import { companyDay } from '../../freight/company-day.ts';
import type { DemoBooks } from '../../ledger/demo/demo-books.ts';
import { restInBooks } from '../credit-balance.ts';
import { inCurrency, totalsOf } from '../invoice-lines.ts';
import {
  type StoredDispute,
  type StoredInvoice,
  type StoredInvoiceLine,
  untaxed,
} from '../stored-invoice.ts';
import type { InvoiceTables } from '../tables.ts';

type Act = InvoiceTables['invoice_act'];
export type DemoSettlement = InvoiceTables['settlement'];

/** An invoice of the demo while its life is worked out: the verbs below change it as those of the app would. */
export interface DemoInvoice {
  row: StoredInvoice;
  lines: StoredInvoiceLine[];
  charges: StoredCharge[];
  disputes: StoredDispute[];
  acts: Omit<Act, 'id'>[];
}

interface By {
  at: number;
  byId: string;
}

const plus = (one: string, other: string): string => write(exact(one).plus(exact(other)));
const minus = (one: string, other: string): string => write(exact(one).minus(exact(other)));

/** Changes it, and writes down what was done, in the version it is then. */
export function changeDemoInvoice(
  invoice: DemoInvoice,
  act: string,
  { at, byId }: By,
  changes: Partial<StoredInvoice>,
  remark = '',
): void {
  Object.assign(invoice.row, changes, { version: invoice.row.version + 1, lastModifyTime: new Date(at) });
  noteDemoAct(invoice, act, { at, byId }, remark);
}

export function noteDemoAct({ row, acts }: DemoInvoice, act: string, { at, byId }: By, remark = ''): void {
  acts.push({ invoiceId: row.id, version: row.version, at: new Date(at), act, byId, remark });
}

export function confirmDemo(invoice: DemoInvoice, by: By): void {
  if (invoice.row.kind !== 'credit') addInvoicedDemo(invoice, 1);
  changeDemoInvoice(invoice, 'confirm', by, { status: 'confirmed', confirmedAt: new Date(by.at) });
}

function addInvoicedDemo({ lines, charges }: DemoInvoice, sign: 1 | -1): void {
  for (const [index, { amount }] of lines.entries()) {
    const charge = charges[index];
    if (charge) charge.invoiced = (sign === 1 ? plus : minus)(charge.invoiced, amount);
  }
}

export function issueDemo(books: DemoBooks, invoice: DemoInvoice, by: By, bankAccountId: string): void {
  const { row } = invoice;
  const isCredit = row.kind === 'credit';
  changeDemoInvoice(invoice, 'issue', by, {
    ...{ status: 'issued', issuedAt: new Date(by.at) },
    bankAccountId: row.kind === 'debit' ? bankAccountId : null,
    ...(isCredit && { settled: row.total, balance: '0', bookBalance: '0', closedAt: new Date(by.at) }),
  });
  if (!isCredit) bookDemo(books, invoice, row.id, [], by);
}

function bookDemo(
  books: DemoBooks,
  { row, lines }: DemoInvoice,
  owedBy: string,
  rest: ReturnType<typeof restInBooks>,
  { at, byId }: By,
): void {
  const { id, kind, partyId, currency } = row;
  const entry = invoiceEntry({
    ...{ id, kind, owedBy, partyId, currency, ofSupplier: row.side === 'payable' },
    lines: lines.map(({ shipmentId, onBehalf, amount, net, tax, bookAmount, bookNet, bookTax }) => ({
      ...{ shipmentId, onBehalf, gross: amount, net, tax },
      book: { gross: bookAmount, net: bookNet, tax: bookTax },
    })),
  });
  books.post(at, {
    ...{ kind: 'invoice', sourceId: id, sourceNo: row.invoiceNo, companyId: row.companyId, on: row.billOn },
    ...{ byId, lines: [...entry, ...rest] },
  });
}

/** Taken back while nothing was paid: its charges can be billed again. */
export function voidDemo(books: DemoBooks, invoice: DemoInvoice, by: By, reason: string): void {
  books.reverse(by.at, invoice.row.id, companyDay(new Date(by.at)), by.byId);
  addInvoicedDemo(invoice, -1);
  const end = { status: 'void', stateRemark: reason, closedAt: new Date(by.at) } as const;
  changeDemoInvoice(invoice, 'void', by, end, reason);
}

/** A credit note for a part of one line, made and issued at once. */
export function creditDemo(
  books: DemoBooks,
  credited: DemoInvoice,
  {
    id,
    invoiceNo,
    index,
    amount,
    reason,
  }: { id: string; invoiceNo: string; index: number; amount: string; reason: string },
  by: By,
): DemoInvoice {
  const { row } = credited;
  const [line, charge] = [credited.lines[index], credited.charges[index]];
  if (!line || !charge) throw new Error(`${row.invoiceNo} has no line ${index}`);
  const lines: StoredInvoiceLine[] = [
    {
      ...{ id: `${id}-1`, invoiceId: id, seq: 0, chargeId: line.chargeId, shipmentId: line.shipmentId },
      ...partOf(charge, amount),
      ...{
        onBehalf: line.onBehalf,
        settled: '0',
        credited: '0',
        ...untaxed,
        creditOfId: line.id,
        memo: line.memo,
      },
    },
  ];
  const totals = totalsOf(lines);
  const today = companyDay(new Date(by.at));
  const note: DemoInvoice = {
    ...{ lines, charges: [charge], disputes: [], acts: [] },
    row: {
      ...{ ...row, ...totals, id, version: 1, kind: 'credit', creditOfId: row.id, remark: reason, invoiceNo },
      ...{
        supplierNo: '',
        settled: '0',
        credited: '0',
        ...untaxed,
        balance: totals.total,
        bookBalance: totals.bookTotal,
      },
      ...{ billOn: today, baseOn: today, dueOn: today, dueReason: '', status: 'draft', answer: 'none' },
      ...{ answeredBy: null, answeredAt: null, remindedLevel: null, remindedAt: null, promisedOn: null },
      ...{
        stateRemark: '',
        createdBy: by.byId,
        creatorTime: new Date(by.at),
        lastModifyTime: new Date(by.at),
      },
      ...{ confirmedAt: null, issuedAt: null, closedAt: null },
    },
  };
  noteDemoAct(note, 'create', by, reason);
  confirmDemo(note, { ...by, at: by.at + 600_000 });
  const issued = { ...by, at: by.at + 1_200_000 };
  issueDemo(books, note, issued, '');
  const rest = restInBooks(row, { ...note.row, bookTotal: totals.bookTotal });
  bookDemo(books, note, row.id, rest, issued);
  const balance = minus(row.balance, totals.total);
  const status = settledStatus({ balance, paid: row.settled });
  Object.assign(row, {
    ...{ credited: plus(row.credited, totals.total), balance, status },
    bookBalance: minus(row.bookBalance, rest.length > 0 ? row.bookBalance : totals.bookTotal),
    ...{ closedAt: status === 'paid' ? new Date(issued.at) : null, version: row.version + 1 },
    lastModifyTime: new Date(issued.at),
  });
  line.credited = plus(line.credited, amount);
  charge.invoiced = minus(charge.invoiced, amount);
  return note;
}

/** What was paid of it, line by line and charge by charge; once, when everything was paid that is. */
export function shareOutDemo({ row, lines, charges, disputes }: DemoInvoice): void {
  if (row.kind === 'credit' || exact(row.settled).isZero()) return;
  const disputed = new Set(
    disputes.flatMap(({ status, lineId }) => (status === 'open' || status === 'accepted' ? [lineId] : [])),
  );
  const shares = shareOut(
    row.settled,
    lines.map(({ id, amount, credited }) => ({
      ...{ id, open: minus(amount, credited), isDisputed: disputed.has(id) },
    })),
  );
  const paid = new Map(shares.map((share) => [share.id, share.amount]));
  for (const [index, line] of lines.entries()) {
    line.settled = paid.get(line.id) ?? '0';
    const charge = charges[index];
    if (charge) charge.settled = inCurrency(row.currency, plus(charge.settled, line.settled));
  }
}

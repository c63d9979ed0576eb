import type { DisputeState } from '@fairway/contract/money-fields.ts';
import { exact } from '@fairway/domain/money/money.ts';
import { addDays, daysBetween } from '@fairway/domain/time/calendar-day.ts';
import { takeBillNumbersAt } from '../../bill/take-bill-numbers-at.ts';
import { customerIdOf } from '../../customers/demo/ids.ts';
import type { Db } from '../../database/open.ts';
import { companyDay } from '../../freight/company-day.ts';
import type { DemoBooks } from '../../ledger/demo/demo-books.ts';
import { userIdOf } from '../../organisation/demo/ids.ts';
import { day } from '../../organisation/demo/office-days.ts';
import type { StoredDispute } from '../stored-invoice.ts';
import { financeOf } from './demo-bills.ts';
import { changeDemoInvoice, creditDemo, type DemoInvoice, noteDemoAct } from './demo-invoice.ts';

const hour = 3_600_000;
/** The customer whose account people can try, and who answers for them. */
const tried = customerIdOf('C0001');
const client = userIdOf('client01');

/** Days past the last day to pay of bills that nobody pays: one on each side of every border of the ageing. */
export const agedDays = [0, 30, 31, 60, 61, 90, 91] as const;

export interface DemoAnswers {
  notes: DemoInvoice[];
  /** Bills that stay open whatever else is paid. */
  unpaid: ReadonlySet<DemoInvoice>;
}

/** What customers said about bills, the credit notes that followed, and days to pay that were moved. */
export async function demoAnswers(
  db: Db,
  now: Date,
  invoices: readonly DemoInvoice[],
  books: DemoBooks,
): Promise<DemoAnswers> {
  const issued = invoices.filter(({ row }) => row.status === 'issued' && row.issuedAt !== null);
  const unpaid = new Set<DemoInvoice>();
  moveDueDays(issued, now, unpaid);
  const [open, agreed, refused] = disputable(issued, now, unpaid);
  const credits = creditable(issued, now, unpaid, [open, agreed, refused]);
  if (open) {
    unpaid.add(open.invoice);
    dispute(open, now.getTime() - 20 * hour, 'open');
  }
  if (refused) dispute(refused, issuedAt(refused.invoice) + day, 'rejected');
  const of = agreed ? dispute(agreed, issuedAt(agreed.invoice) + day, 'accepted') : undefined;
  const planned = [...(agreed ? [agreed] : []), ...credits]
    .map((one) => ({ ...one, at: issuedAt(one.invoice) + 2 * day + 5 * hour }))
    .toSorted((one, other) => one.at - other.at);
  const numbers = await takeBillNumbersAt(
    db,
    'CreditNoteNumber',
    planned.map(({ at }) => new Date(at)),
  );
  const notes = planned.map(({ invoice, index, at }, place) => {
    const id = `credit-demo-${String(place + 1).padStart(3, '0')}`;
    const amount = halfOf(invoice.lines[index]?.amount ?? '0');
    const isAgreed = invoice === agreed?.invoice && of !== undefined;
    const by = { at, byId: financeOf(invoice.row.companyId) };
    const what = { id, invoiceNo: numbers[place] ?? '', index, amount };
    if (isAgreed) Object.assign(of, { creditId: id });
    const note = creditDemo(
      books,
      invoice,
      { ...what, reason: isAgreed ? '码头操作费多计' : '费用减免' },
      by,
    );
    if (isAgreed) settleDispute(agreed.invoice, agreed.index, of, 'credited');
    return note;
  });
  // They look at most of what they get, and agree.
  for (const invoice of issued) {
    const { row, disputes } = invoice;
    if (row.partyId !== tried || row.kind !== 'debit' || disputes.length > 0) continue;
    if (Number(row.id.slice(-2)) % 3 === 0 || issuedAt(invoice) > now.getTime() - 2 * day) continue;
    const at = row.lastModifyTime.getTime() + 20 * hour;
    changeDemoInvoice(
      invoice,
      'agree',
      { at, byId: client },
      {
        ...{ answer: 'confirmed', answeredBy: client, answeredAt: new Date(at) },
      },
    );
  }
  return { notes, unpaid };
}

const issuedAt = ({ row }: DemoInvoice): number => row.issuedAt?.getTime() ?? 0;
const halfOf = (amount: string): string => exact(amount).div(2).toDecimalPlaces(2).toFixed(2);

/** The bill whose own day is nearest is moved to the very day, as agreed with the customer. */
function moveDueDays(issued: readonly DemoInvoice[], now: Date, unpaid: Set<DemoInvoice>): void {
  const today = companyDay(now);
  for (const days of agedDays) {
    const wanted = addDays(today, -days);
    const [nearest] = issued
      .filter(
        (invoice) =>
          invoice.row.kind === 'debit' &&
          !unpaid.has(invoice) &&
          (days === 0) === (invoice.row.partyId === tried) &&
          invoice.row.billOn < addDays(wanted, -6),
      )
      .toSorted((one, other) => distance(one, wanted) - distance(other, wanted));
    if (!nearest) continue;
    unpaid.add(nearest);
    if (nearest.row.dueOn === wanted) continue;
    const by = { at: issuedAt(nearest) + 2 * day, byId: financeOf(nearest.row.companyId) };
    const reason = '按客户付款日约定';
    changeDemoInvoice(nearest, 'moveDueDay', by, { dueOn: wanted, dueReason: reason }, reason);
  }
}

const distance = ({ row }: DemoInvoice, wanted: string): number =>
  Math.abs(daysBetween(row.dueOn ?? '2000-01-01', wanted));

interface LineOf {
  invoice: DemoInvoice;
  index: number;
}

/** Lines for handling at the terminal on bills of the customer people can try: a new one, and two of some time ago. */
function disputable(
  issued: readonly DemoInvoice[],
  now: Date,
  unpaid: ReadonlySet<DemoInvoice>,
): (LineOf | undefined)[] {
  const found = issued
    .filter((invoice) => invoice.row.partyId === tried && !unpaid.has(invoice))
    .flatMap((invoice): LineOf[] => {
      const index = invoice.charges.findIndex(({ chargeCodeId }) => chargeCodeId === 'charge-THC');
      return index < 0 ? [] : [{ invoice, index }];
    })
    .toSorted((one, other) => issuedAt(other.invoice) - issuedAt(one.invoice));
  const since = (days: number) => found.find(({ invoice }) => issuedAt(invoice) < now.getTime() - days * day);
  return [since(2), since(60), since(120)];
}

function dispute({ invoice, index }: LineOf, at: number, status: DisputeState): StoredDispute {
  const { row, lines } = invoice;
  const line = lines[index];
  if (!line) throw new Error(`${row.invoiceNo} has no line ${index}`);
  const one: StoredDispute = {
    ...{ id: `dispute-${row.id}`, lineId: line.id, invoiceId: row.id, reason: 'price', status: 'open' },
    ...{ claimed: halfOf(line.amount), remark: '码头操作费与报价单不符', byId: client, at: new Date(at) },
    ...{ answerBy: new Date(at + 72 * hour), answer: '', answeredBy: null, answeredAt: null },
    ...{ creditId: null, isLateTold: false },
  };
  invoice.disputes.push(one);
  changeDemoInvoice(
    invoice,
    'dispute',
    { at, byId: client },
    {
      ...{ answer: 'disputed', answeredBy: client, answeredAt: new Date(at) },
    },
  );
  markDemo(invoice, index, true);
  if (status === 'open') return one;
  const answered = { at: at + 6 * hour, byId: financeOf(row.companyId) };
  const answer = status === 'rejected' ? '已按船公司公布费率核对，无误' : '确认多计，开具贷记账单';
  Object.assign(one, { status, answer, answeredBy: answered.byId, answeredAt: new Date(answered.at) });
  noteDemoAct(invoice, status === 'rejected' ? 'rejectDispute' : 'acceptDispute', answered, answer);
  if (status === 'rejected') settleDispute(invoice, index, one, 'rejected');
  return one;
}

/** Nothing is disputed any more. */
function settleDispute(invoice: DemoInvoice, index: number, one: StoredDispute, status: DisputeState): void {
  one.status = status;
  invoice.row.answer = 'none';
  markDemo(invoice, index, false);
}

function markDemo({ charges }: DemoInvoice, index: number, isDisputed: boolean): void {
  const charge = charges[index];
  if (charge) charge.isDisputed = isDisputed;
}

/** Some bills of others had a fee that was waived later, two of suppliers among them. */
function creditable(
  issued: readonly DemoInvoice[],
  now: Date,
  unpaid: ReadonlySet<DemoInvoice>,
  taken: readonly (LineOf | undefined)[],
): LineOf[] {
  const own = issued
    .filter((invoice) => !unpaid.has(invoice) && !taken.some((one) => one?.invoice === invoice))
    .filter((invoice) => issuedAt(invoice) < now.getTime() - 5 * day)
    .flatMap((invoice): LineOf[] => {
      const index = invoice.charges.findIndex(
        ({ chargeCodeId, amount }) =>
          ['charge-DOC', 'charge-BKG', 'charge-TRK'].includes(chargeCodeId) && exact(amount).greaterThan(0),
      );
      return index < 0 || invoice.row.partyId === tried ? [] : [{ invoice, index }];
    });
  const every = (list: readonly LineOf[], count: number) =>
    list.filter((_, place) => place % Math.max(Math.floor(list.length / count), 1) === 0).slice(0, count);
  return [
    ...every(
      own.filter(({ invoice }) => invoice.row.kind === 'debit'),
      14,
    ),
    ...every(
      own.filter(({ invoice }) => invoice.row.kind === 'supplier'),
      3,
    ),
  ];
}

import type pg from 'pg';

/**
 * Works everything that is kept about money out once more from the rows it is made of, without any of the rules that kept
 * it: amounts are whole thousandths. Gives what does not agree, in words.
 */
export async function recomputeMoney(pool: Pick<pg.Pool, 'query'>): Promise<string[]> {
  const rows = async <T>(statement: string): Promise<T[]> => (await pool.query(statement)).rows as T[];
  const wrong: string[] = [];
  const check = (what: string, kept: bigint, added: bigint) => {
    if (kept !== added) wrong.push(`${what}: kept ${inUnits(kept)}, adds up to ${inUnits(added)}`);
  };

  const lines = await rows<Line>(
    `select l.*, e.period, e."companyId", e."sourceId" from ledger_line l join ledger_entry e on e.id = l."entryId"`,
  );
  const entries = new Sums();
  const balances = new Sums();
  const owed = new Sums();
  const owedBook = new Sums();
  const funds = new Sums();
  const fundsBook = new Sums();
  const differences = new Sums();
  const trial = new Sums();
  for (const line of lines) {
    const [amount, book] = [thousandths(line.amount), thousandths(line.bookAmount)];
    trial.add(line.currency, amount);
    trial.add('books', book);
    if (line.account === 'exchangeDifference') differences.add(line.sourceId, -book);
    entries.add(`${line.entryId} ${line.currency}`, amount);
    entries.add(`${line.entryId} books`, book);
    const key = [line.account, line.partyId ?? '', line.companyId, line.currency, line.period].join(' ');
    balances.add(`${key} debit`, amount > 0n ? amount : 0n);
    balances.add(`${key} credit`, amount < 0n ? -amount : 0n);
    balances.add(`${key} bookDebit`, book > 0n ? book : 0n);
    balances.add(`${key} bookCredit`, book < 0n ? -book : 0n);
    if (line.invoiceId && (line.account === 'receivable' || line.account === 'payable')) {
      const sign = line.account === 'receivable' ? 1n : -1n;
      owed.add(line.invoiceId, sign * amount);
      owedBook.add(line.invoiceId, sign * book);
    }
    if (line.paymentId && ['advanceReceived', 'advancePaid', 'deposit', 'unclaimed'].includes(line.account)) {
      funds.add(`${line.paymentId} ${line.partyId ?? ''}`, amount);
      fundsBook.add(`${line.paymentId} ${line.partyId ?? ''}`, book);
    }
  }
  for (const [currency, sum] of trial) check(`trial balance in ${currency}`, 0n, sum);
  for (const [key, sum] of entries) check(`entry ${key}`, 0n, sum);
  for (const row of await rows<Record<string, string>>('select * from ledger_balance')) {
    const key = [row.account, row.partyId, row.companyId, row.currency, row.period].join(' ');
    for (const side of ['debit', 'credit', 'bookDebit', 'bookCredit'])
      check(`balance ${key} ${side}`, thousandths(row[side] ?? '0'), balances.take(`${key} ${side}`));
  }
  for (const [key, sum] of balances) if (sum !== 0n) wrong.push(`balance ${key} is not kept`);

  const invoices = await rows<Invoice>('select * from invoice');
  const settlements = (await rows<Settled>('select * from settlement')).filter(
    ({ reversedAt }) => reversedAt === null,
  );
  const settled = new Sums();
  const used = new Sums();
  for (const one of settlements) {
    settled.add(one.invoiceId, thousandths(one.covered) + thousandths(one.rounding));
    used.add(`${one.paymentId} ${one.partyId}`, thousandths(one.paid));
    check(`exchange difference of ${one.id}`, thousandths(one.exchangeGain), differences.take(one.id));
  }
  const sums = {
    bookAmount: new Sums(),
    amount: new Sums(),
    net: new Sums(),
    tax: new Sums(),
    settled: new Sums(),
    credited: new Sums(),
  };
  const credited = new Sums();
  const invoiced = new Sums();
  const paid = new Sums();
  const byId = new Map(invoices.map((invoice) => [invoice.id, invoice]));
  for (const line of await rows<InvoiceLine>('select * from invoice_line')) {
    for (const column of ['bookAmount', 'amount', 'net', 'tax', 'settled', 'credited'] as const)
      sums[column].add(line.invoiceId, thousandths(line[column]));
    check(
      `net and tax of line ${line.id}`,
      thousandths(line.amount),
      thousandths(line.net) + thousandths(line.tax),
    );
    const invoice = byId.get(line.invoiceId);
    const amount = thousandths(line.amount);
    if (invoice?.kind === 'credit' && invoice.status === 'issued') {
      credited.add(invoice.creditOfId ?? '', amount);
      invoiced.add(line.chargeId, -amount);
    }
    if (invoice && invoice.kind !== 'credit' && invoice.status !== 'draft' && invoice.status !== 'void') {
      invoiced.add(line.chargeId, amount);
      paid.add(line.chargeId, thousandths(line.settled));
    }
  }
  for (const invoice of invoices) {
    const { id, invoiceNo, kind, status } = invoice;
    const [total, balance] = [thousandths(invoice.total), thousandths(invoice.balance)];
    check(`total of ${invoiceNo}`, total, sums.amount.take(id));
    check(`net of ${invoiceNo}`, thousandths(invoice.net), sums.net.take(id));
    check(`tax of ${invoiceNo}`, thousandths(invoice.tax), sums.tax.take(id));
    check(`worth of ${invoiceNo}`, thousandths(invoice.bookTotal), sums.bookAmount.take(id));
    if (kind === 'credit') continue;
    const isOwed = ['issued', 'partlyPaid', 'paid'].includes(status);
    const [bySettlements, byCredits] = [settled.take(id), credited.take(id)];
    check(`settled of ${invoiceNo}`, thousandths(invoice.settled), bySettlements);
    check(`settled lines of ${invoiceNo}`, thousandths(invoice.settled), sums.settled.take(id));
    check(`credited of ${invoiceNo}`, thousandths(invoice.credited), byCredits);
    check(`credited lines of ${invoiceNo}`, thousandths(invoice.credited), sums.credited.take(id));
    check(`balance of ${invoiceNo}`, balance, total - bySettlements - byCredits);
    check(`books of ${invoiceNo}`, isOwed ? balance : 0n, owed.take(id));
    check(
      `value in the books of ${invoiceNo}`,
      isOwed ? thousandths(invoice.bookBalance) : 0n,
      owedBook.take(id),
    );
    if (isOwed && (balance === 0n) !== (status === 'paid'))
      wrong.push(`${invoiceNo} is ${status} with ${inUnits(balance)} left`);
  }
  // What corrects a charge is worth what is left: all of them together are what the charge is now.
  const corrected = new Map<string, { amount: bigint; book: bigint; rate: string }>();
  for (const charge of await rows<Charge>('select * from shipment_charge')) {
    const { id, amount, net, tax, quantity, price, bookAmount, bookNet, bookTax, bookRate } = charge;
    check(`net and tax of charge ${id}`, thousandths(amount), thousandths(net) + thousandths(tax));
    check(`amount of charge ${id}`, thousandths(amount), product(quantity, price, decimals(charge.currency)));
    if (bookAmount !== null && bookNet !== null && bookTax !== null && bookRate !== null) {
      check(
        `worth of net and tax of charge ${id}`,
        thousandths(bookAmount),
        thousandths(bookNet) + thousandths(bookTax),
      );
      const key = `${charge.correctsId ?? id} ${charge.currency} ${bookRate}`;
      const sum = corrected.get(key) ?? { amount: 0n, book: 0n, rate: bookRate };
      corrected.set(key, {
        ...{ ...sum, amount: sum.amount + thousandths(amount), book: sum.book + thousandths(bookAmount) },
      });
    }
    check(`invoiced of charge ${charge.id}`, thousandths(charge.invoiced), invoiced.take(charge.id));
    check(`settled of charge ${charge.id}`, thousandths(charge.settled), paid.take(charge.id));
  }
  for (const [key, { amount, book, rate }] of corrected)
    check(`worth of charge ${key}`, book, product(inUnits(amount), rate, 2));

  await checkTaxed(rows, check, wrong);

  const parts = new Sums();
  const payments = await rows<Payment>('select * from payment');
  const direction = new Map(payments.map((payment) => [payment.id, payment.direction === 'in' ? -1n : 1n]));
  for (const part of await rows<Part>('select * from payment_party')) {
    const key = `${part.paymentId} ${part.partyId}`;
    const isReversed = payments.find(({ id }) => id === part.paymentId)?.status === 'reversed';
    const left = isReversed ? 0n : thousandths(part.amount) - used.take(key);
    check(`unapplied of ${key}`, thousandths(part.unapplied), left);
    const sign = direction.get(part.paymentId) ?? 1n;
    check(`funds of ${key}`, sign * left, funds.take(key));
    check(`worth of the funds of ${key}`, sign * thousandths(part.bookUnapplied), fundsBook.take(key));
    parts.add(part.paymentId, thousandths(part.amount));
  }
  for (const payment of payments) {
    const isReversed = payment.status === 'reversed';
    const left = isReversed ? 0n : thousandths(payment.amount) - parts.take(payment.id);
    check(`unclaimed of ${payment.paymentNo}`, thousandths(payment.unclaimed), left);
    check(
      `nobody's of ${payment.paymentNo}`,
      (direction.get(payment.id) ?? 1n) * left,
      funds.take(`${payment.id} `),
    );
    check(
      `worth of nobody's of ${payment.paymentNo}`,
      (direction.get(payment.id) ?? 1n) * thousandths(payment.bookUnclaimed),
      fundsBook.take(`${payment.id} `),
    );
  }
  for (const [key, sum] of fundsBook)
    if (sum !== 0n) wrong.push(`worth of funds ${key} is nowhere: ${inUnits(sum)}`);
  for (const [key, sum] of funds) if (sum !== 0n) wrong.push(`funds ${key} are nowhere: ${inUnits(sum)}`);
  return wrong;
}

type Rows = <T>(statement: string) => Promise<T[]>;
type Check = (what: string, kept: bigint, added: bigint) => void;

/** What of invoices is on tax invoices, from the lines of those: never more than is billed. */
async function checkTaxed(rows: Rows, check: Check, wrong: string[]): Promise<void> {
  const taxes = await rows<Taxed>('select * from tax_invoice');
  const ofLines = await rows<TaxedLine>('select * from tax_invoice_line');
  const byId = new Map(taxes.map((tax) => [tax.id, tax]));
  const [asked, invoiced, reds] = [new Sums(), new Sums(), new Sums()];
  const headers = { gross: new Sums(), net: new Sums(), tax: new Sums() };
  const issued = ['issued', 'delivered', 'redPending', 'partRed', 'redDone'];
  for (const line of ofLines) {
    const tax = byId.get(line.taxInvoiceId);
    if (!tax) continue;
    for (const part of ['gross', 'net', 'tax'] as const) headers[part].add(tax.id, thousandths(line[part]));
    const amount = thousandths(line.amount);
    const isIssued = issued.includes(tax.status);
    if (tax.redOfId !== null && isIssued) reds.add(tax.redOfId, -thousandths(line.gross));
    if (tax.kind === 'proforma') continue;
    const isLive = tax.redOfId === null && ['applied', 'approved', 'failed'].includes(tax.status);
    if (isLive || isIssued) asked.add(line.invoiceLineId, amount);
    if (isIssued) invoiced.add(line.invoiceLineId, amount);
  }
  for (const { id, applyNo, gross, net, tax, redOfId, redGross } of taxes) {
    check(`total of ${applyNo}`, thousandths(gross), headers.gross.take(id));
    check(`net of ${applyNo}`, thousandths(net), headers.net.take(id));
    check(`tax of ${applyNo}`, thousandths(tax), headers.tax.take(id));
    if (redOfId === null) check(`red of ${applyNo}`, thousandths(redGross), reds.take(id));
  }
  const size = (value: bigint) => (value < 0n ? -value : value);
  const sums = { asked: new Sums(), invoiced: new Sums() };
  for (const line of await rows<InvoiceLine>('select * from invoice_line')) {
    const [taxAsked, taxInvoiced] = [thousandths(line.taxAsked), thousandths(line.taxInvoiced)];
    check(`asked for of line ${line.id}`, taxAsked, asked.take(line.id));
    check(`on tax invoices of line ${line.id}`, taxInvoiced, invoiced.take(line.id));
    if (size(taxAsked) > size(thousandths(line.amount)))
      wrong.push(`line ${line.id} is taxed beyond its amount`);
    sums.asked.add(line.invoiceId, taxAsked);
    sums.invoiced.add(line.invoiceId, taxInvoiced);
  }
  for (const { id, invoiceNo, taxAsked, taxInvoiced } of await rows<Invoice>('select * from invoice')) {
    check(`asked for of ${invoiceNo}`, thousandths(taxAsked), sums.asked.take(id));
    check(`on tax invoices of ${invoiceNo}`, thousandths(taxInvoiced), sums.invoiced.take(id));
  }
}

/** What screens show under their lists, worked out from the rows: by side or direction and currency, in thousandths. */
export async function recomputeTotals(pool: Pick<pg.Pool, 'query'>): Promise<{
  charges: ReadonlyMap<string, bigint>;
  billed: ReadonlyMap<string, bigint>;
  owed: ReadonlyMap<string, bigint>;
  paid: ReadonlyMap<string, bigint>;
  unapplied: ReadonlyMap<string, bigint>;
  accounts: ReadonlyMap<string, bigint>;
}> {
  const rows = async <T>(statement: string): Promise<T[]> => (await pool.query(statement)).rows as T[];
  const [charges, billed, owed] = [new Sums(), new Sums(), new Sums()];
  const [paid, unapplied, accounts] = [new Sums(), new Sums(), new Sums()];
  for (const { side, currency, amount } of await rows<Charge & { side: string }>(
    'select * from shipment_charge',
  ))
    charges.add(`${side} ${currency}`, thousandths(amount));
  for (const { kind, side, status, currency, total, balance } of await rows<Invoice & { side: string }>(
    'select * from invoice',
  )) {
    const key = `${side} ${currency}`;
    if (status !== 'void') billed.add(key, kind === 'credit' ? -thousandths(total) : thousandths(total));
    if (kind !== 'credit' && ['issued', 'partlyPaid'].includes(status)) owed.add(key, thousandths(balance));
  }
  const payments = new Map((await rows<Payment>('select * from payment')).map((one) => [one.id, one]));
  for (const { direction, currency, status, amount, unclaimed } of payments.values()) {
    if (status !== 'confirmed') continue;
    paid.add(`${direction} ${currency}`, thousandths(amount));
    unapplied.add(`${direction} ${currency}`, thousandths(unclaimed));
  }
  for (const part of await rows<Part>('select * from payment_party')) {
    const { direction = '', currency = '', status } = payments.get(part.paymentId) ?? {};
    if (status === 'confirmed') unapplied.add(`${direction} ${currency}`, thousandths(part.unapplied));
  }
  for (const { account, currency, bookAmount } of await rows<Line>('select * from ledger_line'))
    accounts.add(`${account} ${currency}`, thousandths(bookAmount));
  return { charges, billed, owed, paid, unapplied, accounts };
}

/** Of `12.3` and `4.5`, rounded half away from nothing to so many decimals; as thousandths. */
function product(one: string, other: string, places: number): bigint {
  const [first, second] = [digitsOf(one), digitsOf(other)];
  const drop = first.places + second.places - places;
  const value = first.value * second.value;
  if (drop <= 0) return value * 10n ** BigInt(3 - places - drop);
  const unit = 10n ** BigInt(drop);
  const size = value < 0n ? -value : value;
  const rounded = (size + unit / 2n) / unit;
  return (value < 0n ? -rounded : rounded) * 10n ** BigInt(3 - places);
}

function digitsOf(text: string): { value: bigint; places: number } {
  const [whole = '0', fraction = ''] = text.split('.');
  return { value: BigInt(whole + fraction), places: fraction.length };
}

const decimals = (currency: string): number => (['JPY', 'KRW', 'VND'].includes(currency) ? 0 : 2);

/** `12.345` as whole thousandths, read digit by digit. */
function thousandths(text: string): bigint {
  const [, sign, whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (sign === undefined || /[1-9]/.test(fraction.slice(3))) throw new Error(`Not an amount: ${text}`);
  const value = BigInt(whole) * 1000n + BigInt(fraction.slice(0, 3).padEnd(3, '0'));
  return sign === '-' ? -value : value;
}

const inUnits = (value: bigint): string => (Number(value) / 1000).toFixed(3);

class Sums extends Map<string, bigint> {
  add(key: string, amount: bigint): void {
    this.set(key, (this.get(key) ?? 0n) + amount);
  }
  /** Nothing is left of a sum that was asked for. */
  take(key: string): bigint {
    const sum = this.get(key) ?? 0n;
    this.delete(key);
    return sum;
  }
}

interface Line {
  entryId: string;
  sourceId: string;
  account: string;
  partyId: string | null;
  companyId: string;
  currency: string;
  period: string;
  amount: string;
  bookAmount: string;
  invoiceId: string | null;
  paymentId: string | null;
}
interface Invoice {
  id: string;
  invoiceNo: string;
  kind: string;
  status: string;
  creditOfId: string | null;
  total: string;
  net: string;
  tax: string;
  settled: string;
  credited: string;
  balance: string;
  bookBalance: string;
  bookTotal: string;
  currency: string;
  taxAsked: string;
  taxInvoiced: string;
}
interface Charge {
  id: string;
  currency: string;
  correctsId: string | null;
  quantity: string;
  price: string;
  amount: string;
  net: string;
  tax: string;
  bookRate: string | null;
  bookAmount: string | null;
  bookNet: string | null;
  bookTax: string | null;
  invoiced: string;
  settled: string;
}
interface InvoiceLine {
  id: string;
  bookAmount: string;
  invoiceId: string;
  chargeId: string;
  amount: string;
  net: string;
  tax: string;
  settled: string;
  credited: string;
  taxAsked: string;
  taxInvoiced: string;
}
interface Taxed {
  id: string;
  applyNo: string;
  kind: string;
  status: string;
  redOfId: string | null;
  gross: string;
  net: string;
  tax: string;
  redGross: string;
}
interface TaxedLine {
  taxInvoiceId: string;
  invoiceLineId: string;
  amount: string;
  gross: string;
  net: string;
  tax: string;
}
interface Settled {
  id: string;
  exchangeGain: string;
  invoiceId: string;
  paymentId: string;
  partyId: string;
  paid: string;
  covered: string;
  rounding: string;
  reversedAt: Date | null;
}
interface Payment {
  id: string;
  paymentNo: string;
  direction: string;
  status: string;
  amount: string;
  currency: string;
  unclaimed: string;
  bookUnclaimed: string;
}
interface Part {
  paymentId: string;
  partyId: string;
  amount: string;
  unapplied: string;
  bookUnapplied: string;
}

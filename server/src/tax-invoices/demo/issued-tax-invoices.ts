import type { RedReason } from '@fairway/contract/money-fields.ts';
import { exact, money, roundMoney, write } from '@fairway/domain/money/money.ts';
import { fitsTitle } from '@fairway/domain/tax-invoices/tax-application.ts';
import { afterRed } from '@fairway/domain/tax-invoices/tax-invoice-state.ts';
import { itemNameOf, sumOfLines, taxAmounts } from '@fairway/domain/tax-invoices/tax-lines.ts';
import { takeBillNumbersAt } from '../../bill/take-bill-numbers-at.ts';
import type { Db } from '../../database/open.ts';
import { companyDay } from '../../freight/company-day.ts';
import { financeOf } from '../../invoices/demo/demo-bills.ts';
import { addTaxedLines } from '../../invoices/taxed-lines.ts';
import { writeDemoRows, writeDemoWords } from '../../ledger/demo/write-demo-rows.ts';
import { day } from '../../organisation/demo/office-days.ts';
import { blank, searchTextOfTax } from '../apply-for-tax-invoice.ts';
import { redLines } from '../red-tax-invoice.ts';
import type { StoredTaxInvoice, StoredTaxLine } from '../store.ts';
import type { TaxInvoiceTables } from '../tables.ts';
import type { BilledLine } from './store.ts';

const hour = 3_600_000;
/** So many are written at most; every so many-th of them was turned red later, every other one in part. */
const most = 400;
const redEvery = 29;
const reasons: readonly RedReason[] = ['01', '04', '03', '02'];

type Act = TaxInvoiceTables['tax_invoice_act'];

interface Made {
  invoice: StoredTaxInvoice;
  lines: StoredTaxLine[];
  acts: Act[];
}

/** Tax invoices that were issued long ago, one for each invoice, and the red ones of some; many rows at a time. */
export async function writeIssuedOfDemo(db: Db, billed: readonly BilledLine[], now: Date): Promise<void> {
  const groups = [...Map.groupBy(billed, ({ invoiceId }) => invoiceId).values()]
    .filter(isTaxable)
    .slice(0, most);
  const applyNos = await takeBillNumbersAt(
    db,
    'InvoiceApplyNumber',
    groups.flatMap((own, place) => (isRed(place) ? [appliedAt(own), redAt(own, now)] : [appliedAt(own)])),
  );
  const takeNo = () => applyNos.shift() ?? '';
  const made = groups.flatMap((own, place) => {
    const blue = blueOf(own, place, takeNo(), now);
    return isRed(place) ? [blue, turnedRed(blue, place, takeNo(), redAt(own, now))] : [blue];
  });
  await writeDemoWords(
    db,
    'tax_invoice',
    'tax_invoice_words',
    made.map(({ invoice }) => invoice),
  );
  const lines = made.flatMap((one) => one.lines);
  await writeDemoRows(db, 'tax_invoice_line', lines);
  await writeDemoRows(
    db,
    'tax_invoice_act',
    made.flatMap(({ acts }) => acts),
  );
  await addTaxedLines(
    db,
    lines.map(({ invoiceLineId, amount }) => ({ lineId: invoiceLineId, asked: amount, invoiced: amount })),
  );
}

const isRed = (place: number): boolean => place % redEvery === redEvery - 1;
const firstOf = ([first]: readonly BilledLine[]): BilledLine => {
  if (!first) throw new Error('An invoice of the demo has no lines');
  return first;
};
const appliedAt = (own: readonly BilledLine[]): Date => new Date(firstOf(own).issuedAt.getTime() + day);
const redAt = (own: readonly BilledLine[], now: Date): Date =>
  new Date(Math.min(firstOf(own).issuedAt.getTime() + 9 * day, now.getTime() - day));

function isTaxable(own: readonly BilledLine[]): boolean {
  const { titles } = firstOf(own);
  const total = own.reduce(
    (sum, line) => sum.plus(exact(line.amount).times(exact(line.bookRate))),
    exact('0'),
  );
  return titles.some(({ taxNo }) => fitsTitle('eSpecial', taxNo)) && total.greaterThan(1);
}

/** Twenty digits: year and region, the kind, and a number one after the other. */
const numberOf = (at: Date, place: number): string =>
  `${companyDay(at).slice(2, 4)}332000${String(70_000_000 + place).padStart(12, '0')}`;

function blueOf(own: readonly BilledLine[], place: number, applyNo: string, now: Date): Made {
  const { companyId, companyName, partyId, partyNameCn, partyNameEn, titles, salesId, invoiceNo } =
    firstOf(own);
  const id = `tax-demo-${String(place + 1).padStart(4, '0')}`;
  const title = titles.find(({ taxNo }) => fitsTitle('eSpecial', taxNo));
  const lines = own.map((line, seq): StoredTaxLine => {
    const { currency, vatKind, vatRate, group, chargeName: name } = line;
    const { amount } = roundMoney(money(currency, line.amount));
    const rate = write(exact(line.bookRate));
    return {
      ...{ id: `${id}-${seq}`, taxInvoiceId: id, seq, invoiceLineId: line.id, invoiceId: line.invoiceId },
      ...{ itemName: itemNameOf({ group, name, vatKind }), currency, amount, rate },
      ...taxAmounts({ amount, rate }, { kind: vatKind, rate: vatRate }),
      ...{ vatKind, vatRate, redOfId: null, redAmount: '0', redGross: '0', redNet: '0' },
    };
  });
  const at = appliedAt(own);
  const issuedAt = new Date(Math.min(at.getTime() + day, now.getTime()));
  const number = numberOf(issuedAt, place * 2);
  const byId = financeOf(companyId);
  const createdBy = salesId ?? byId;
  const invoice: StoredTaxInvoice = {
    ...blank,
    ...{ id, version: 4, applyNo, status: 'delivered', companyId, partyId, sellerName: companyName },
    kind: own.some(({ vatKind }) => vatKind !== 'taxable') ? 'eNormal' : 'eSpecial',
    ...{ title: title?.title ?? partyNameCn, taxNo: title?.taxNo ?? '', addressPhone: '', bankAccount: '' },
    ...{ email: '', ...sumOfLines(lines), remark: '', transport: null, number, fullNumber: number },
    ...{ issuedOn: companyDay(issuedAt), issuedBy: byId, issuedAt, approvedAt: at, deliveredAt: issuedAt },
    ...{ quotaMonth: companyDay(at).slice(0, 7), createdBy, creatorTime: at, lastModifyTime: issuedAt },
  };
  invoice.searchText = searchTextOfTax(invoice, [partyNameCn, partyNameEn, invoiceNo]);
  const acts = [
    ...[actOf(invoice, 1, 'apply', at, createdBy), actOf(invoice, 2, 'approve', at, null)],
    ...[actOf(invoice, 3, 'issue', issuedAt, byId, number), actOf(invoice, 4, 'deliver', issuedAt, byId)],
  ];
  return { invoice, lines, acts };
}

const actOf = (
  { id }: StoredTaxInvoice,
  version: number,
  act: string,
  at: Date,
  byId: string | null,
  remark = '',
): Act => ({ id: `${id}-act-${version}`, taxInvoiceId: id, version, at, act, byId, remark });

/** The red one of a blue one, which says from then on what was taken back. */
function turnedRed(blue: Made, place: number, applyNo: string, at: Date): Made {
  const { invoice } = blue;
  const isPart = (place + 1) % (2 * redEvery) === 0;
  const id = `${invoice.id}-red`;
  const half = (gross: string) => exact(gross).div(2).toFixed(2);
  const asked = isPart
    ? blue.lines
        .filter(({ gross }) => !exact(half(gross)).isZero())
        .map((line) => ({ lineId: line.id, gross: half(line.gross) }))
    : null;
  const lines = redLines(invoice, blue.lines, asked).map((line, seq) => ({
    ...{ ...line, id: `${id}-${seq}`, taxInvoiceId: id, seq },
  }));
  const totals = sumOfLines(lines);
  const opposite = (amount: string) => write(exact(amount).negated());
  for (const line of blue.lines) {
    const taken = lines.find(({ redOfId }) => redOfId === line.id);
    if (taken)
      Object.assign(line, {
        ...{
          redAmount: opposite(taken.amount),
          redGross: opposite(taken.gross),
          redNet: opposite(taken.net),
        },
      });
  }
  const redGross = opposite(totals.gross);
  const issuedAt = new Date(at.getTime() + hour);
  Object.assign(invoice, {
    ...{ status: afterRed(invoice.gross, redGross), redGross, version: 6, lastModifyTime: issuedAt },
  });
  const number = numberOf(issuedAt, place * 2 + 1);
  const byId = financeOf(invoice.companyId);
  const red: StoredTaxInvoice = {
    ...{
      ...invoice,
      ...totals,
      id,
      version: 3,
      applyNo,
      status: 'issued',
      redGross: '0',
      redOfId: invoice.id,
    },
    ...{ redReason: reasons[place % reasons.length] ?? '01', number, fullNumber: number, quotaMonth: null },
    ...{ issuedOn: companyDay(issuedAt), issuedBy: byId, issuedAt, approvedAt: at, deliveredAt: null },
    ...{ createdBy: byId, creatorTime: at, lastModifyTime: issuedAt },
  };
  red.searchText = searchTextOfTax(red, [invoice.searchText]);
  blue.acts.push(actOf(invoice, 5, 'red', at, byId, applyNo));
  const acts = [
    ...[actOf(red, 1, 'apply', at, byId), actOf(red, 2, 'approve', at, null)],
    actOf(red, 3, 'issue', issuedAt, byId, number),
  ];
  return { invoice: red, lines, acts };
}

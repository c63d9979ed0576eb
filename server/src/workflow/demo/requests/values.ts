import type { FormValues } from '@fairway/contract/forms.ts';
import { customers, suppliers } from '../../../data-interfaces/demo/rows.ts';
import { userIdOf } from '../../../organisation/demo/ids.ts';
import { rowsOf } from '../../../records/demo/records/demo-record.ts';

/** What people of the demo company fill in, with as little said as their stories need. */

export const leaveOf = (
  leaveType: string,
  [leaveStartTime, leaveEndTime]: readonly [number, number],
  leaveReason: string,
  more: FormValues & { handover?: string } = {},
): FormValues => ({
  startHalf: 'am',
  endHalf: 'pm',
  ...more,
  ...{ leaveType, leaveStartTime, leaveEndTime, leaveReason },
  handover: userIdOf(more.handover ?? 'hr02'),
});

const card = { bankName: '示例银行上海虹口支行', bankAccount: '6222000000001234567' };

type Spending = readonly [type: string, what: string, amount: number, taxRate?: string];

export const expenseOf = (
  reason: string,
  spentOn: number,
  spendings: readonly Spending[],
  more: FormValues = {},
): FormValues => ({
  ...card,
  advance: 0,
  ...more,
  reason,
  items: rowsOf(
    'expense',
    'items',
    spendings.map(([type, what, amount, taxRate = '0']) => ({ spentOn, type, what, amount, taxRate })),
  ),
});

const supplierNamed = (id: string): FormValues => suppliers.find((row) => row.id === id) ?? {};
const customerNamed = (id: string): FormValues => customers.find((row) => row.id === id) ?? {};

export const paymentOf = (
  supplier: string,
  amount: number,
  payBy: number,
  reason: string,
  more: FormValues = {},
): FormValues => ({
  ...{ purpose: 'freight', method: 'transfer', currency: 'CNY', rate: 1, jobNo: 'JOB20260300128' },
  ...more,
  ...{ supplier, creditDays: supplierNamed(supplier).creditDays, amount, payBy, reason },
});

export const sealOf = (
  seals: string[],
  document: string,
  usedOn: number,
  more: FormValues = {},
): FormValues => ({
  ...{ recipient: '浦东海关', copies: 2, takenOut: 0, reason: '办理业务需要' },
  ...more,
  ...{ seals, document, usedOn },
});

export const contractOf = (
  title: string,
  amount: number,
  term: readonly [number, number],
  more: FormValues = {},
): FormValues => ({
  ...{ kind: 'carriage', party: '华东机电进出口有限公司', isStandard: 1 },
  mainTerms: '月结 45 天，按每票账单结算；舱位保证每周 10 个高柜；甩柜按每柜 100 美元补偿。',
  ...more,
  ...{ title, amount, term },
});

type Thing = readonly [what: string, count: number, price: number, model?: string];

export const purchaseOf = (
  kind: string,
  things: readonly Thing[],
  neededOn: number,
  { receiver, reason, ...more }: FormValues & { receiver: string; reason: string },
): FormValues => ({
  ...more,
  ...{ kind, neededOn, reason, receiver: userIdOf(receiver) },
  items: rowsOf(
    'purchase',
    'items',
    things.map(([what, count, price, model = '']) => ({ what, model, count, price })),
  ),
});

type Planned = readonly [type: string, amount: number, note?: string];

export const tripOf = (
  destination: string,
  [leavesOn, returnsOn]: readonly [number, number],
  purpose: string,
  planned: readonly Planned[],
  { advance, companions = [], ...more }: FormValues & { advance?: number; companions?: string[] } = {},
): FormValues => ({
  ...more,
  ...{ destination, leavesOn, returnsOn, purpose, companions },
  needAdvance: advance === undefined ? 0 : 1,
  ...(advance === undefined ? {} : { advance, bankAccount: card.bankAccount }),
  legs: rowsOf('trip', 'legs', [
    { on: leavesOn, from: '上海', to: destination, by: 'train' },
    { on: returnsOn, from: destination, to: '上海', by: 'train' },
  ]),
  budget: rowsOf(
    'trip',
    'budget',
    planned.map(([type, amount, note = '']) => ({ type, amount, note })),
  ),
});

export const advanceOf = (destination: string, amount: number, neededOn: number): FormValues => ({
  ...{ destination, amount, neededOn, purpose: '客户拜访', bankAccount: card.bankAccount },
});

type BoxRate = readonly [box: string, cost: number, sell: number];

export const rateOf = (
  [pol, pod]: readonly [string, string],
  boxes: readonly BoxRate[],
  { from, until, publishAt, ...more }: FormValues & { from: number; until: number; publishAt: number },
): FormValues => ({
  ...{
    rateType: 'FAK',
    carrier: 'S0001',
    audience: ['staff', 'direct'],
    remarks: '含 THC，不含目的港费用。',
  },
  ...more,
  ...{ pol, pod, validity: [from, until], publishAt },
  rates: rowsOf(
    'rate',
    'rates',
    boxes.map(([box, cost, sell]) => ({ box, cost, floor: cost + 20, sell })),
  ),
});

export const creditOf = (
  customer: string,
  limit: number,
  days: number,
  validUntil: number,
  more: FormValues = {},
): FormValues => {
  const { level, creditLimit, creditDays } = customerNamed(customer);
  return {
    ...{ volume: 2_600_000, overdue: 0, settlement: 'monthly', guarantee: 'none' },
    reason: '客户出货稳定，近一年回款及时，旺季需要更高额度。',
    ...more,
    ...{ customer, level, currentLimit: creditLimit, currentDays: creditDays, limit, days, validUntil },
  };
};

type Arrear = readonly [currency: string, amount: number, rate: number];

export const releaseOf = (
  jobNo: string,
  customer: string,
  arrears: readonly Arrear[],
  { eta, guarantor, ...more }: FormValues & { eta: number; guarantor?: string },
): FormValues => {
  const { creditLimit, creditDays } = customerNamed(customer);
  return {
    ...{ kind: 'telex', guaranteed: guarantor === undefined ? 0 : 1 },
    ...(guarantor === undefined ? {} : { guarantor: userIdOf(guarantor) }),
    ...(arrears.length === 0 ? {} : { payBy: eta, reason: '客户承诺到港前付清，历史回款良好。' }),
    ...more,
    ...{ jobNo, customer, eta, creditLimit, creditDays, billNumber: `FWHB${jobNo.slice(3)}` },
    arrears: rowsOf(
      'release',
      'arrears',
      arrears.map(([currency, amount, rate]) => ({ currency, amount, rate })),
    ),
  };
};

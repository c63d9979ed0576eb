import { exact } from '@fairway/domain/money/money.ts';
import type { Db } from '../../database/open.ts';
import { companyDay } from '../../freight/company-day.ts';
import { accountOf } from '../../organisation/demo/ids.ts';
import { clock, officeDaysBefore } from '../../organisation/demo/office-days.ts';
import { demoCaller } from '../../permission/demo/demo-caller.ts';
import { answerDemoRequest } from '../../workflow/demo/answer-demo-request.ts';
import { applyForTaxInvoice } from '../apply-for-tax-invoice.ts';
import { confirmRed } from '../confirm-red.ts';
import { deliverTaxInvoice } from '../deliver-tax-invoice.ts';
import { failTaxInvoice, issueTaxInvoice } from '../issue-tax-invoice.ts';
import { redTaxInvoice } from '../red-tax-invoice.ts';
import { settleRedInvoice } from '../settle-red-invoice.ts';
import { settleTaxInvoice } from '../settle-tax-invoice.ts';
import { findTaxLines } from '../store.ts';
import type { BilledLine } from './store.ts';

const ways = [
  'applied',
  'rejected',
  'approved',
  'failed',
  'issued',
  'delivered',
  'asked',
  'partRed',
  'red',
] as const;
export interface TaxStory {
  daysAgo: number;
  /** `asked`: a red one waits for the buyer. */
  comesTo: (typeof ways)[number];
  remark?: string;
}

export const taxStories: readonly TaxStory[] = [
  { daysAgo: 9, comesTo: 'red' },
  { daysAgo: 8, comesTo: 'partRed' },
  { daysAgo: 7, comesTo: 'asked' },
  { daysAgo: 6, comesTo: 'delivered', remark: '提单 {提单号} {船名航次} {起运港}-{目的港}' },
  { daysAgo: 5, comesTo: 'issued', remark: '{提单号}' },
  { daysAgo: 4, comesTo: 'failed' },
  { daysAgo: 3, comesTo: 'rejected' },
  { daysAgo: 2, comesTo: 'approved', remark: '{船名航次} {箱量} {USD金额}@{汇率}' },
  { daysAgo: 2, comesTo: 'approved' },
  { daysAgo: 1, comesTo: 'applied' },
];

const asker = 'finance02';
const hour = 3_600_000;

/** One tax invoice of the last days, by the verbs of the app, as far as its story goes. */
export async function tellTaxInvoice(
  db: Db,
  now: Date,
  { daysAgo, comesTo, remark = '' }: TaxStory,
  lines: readonly BilledLine[],
  number: (step: number) => string,
): Promise<void> {
  const at = clock(officeDaysBefore(now.getTime()).ago(daysAgo), 9, 20);
  const finance = demoCaller(db, asker);
  const { id, flowId } = await applyForTaxInvoice(finance(at), {
    kind: lines.some(({ vatKind }) => vatKind !== 'taxable') ? 'eNormal' : 'eSpecial',
    lines: lines.map((line) => ({ invoiceLineId: line.id, amount: line.amount })),
    ...{ titleIndex: 0, remark, transport: null },
  });
  if (comesTo === 'applied') return;
  const settler = (when: number) => ({
    db,
    now: new Date(when),
    bus: {} as never,
    afterCommit: () => undefined,
  });
  const callerAt = (when: number) => (userId: string) => demoCaller(db, accountOf(userId))(when);
  const opinion = comesTo === 'rejected' ? '抬头与合同不一致，请核对后再申请。' : undefined;
  const status = await answerDemoRequest({ db }, flowId, callerAt(at + hour), opinion);
  await settleTaxInvoice(settler(at + hour), { subjectId: id, flowId, status });
  if (comesTo === 'rejected' || comesTo === 'approved') return;
  const then = at + 3 * hour;
  const params = { version: 2, issuedOn: companyDay(new Date(then)), code: '', fileIds: [] };
  if (comesTo === 'failed') {
    await failTaxInvoice(finance(then), id, { version: 2, reason: '平台返回：购买方税号状态异常' });
    return;
  }
  const { version: issued } = await issueTaxInvoice(finance(then), id, { ...params, number: number(1) });
  if (comesTo === 'issued') return;
  const { version } = await deliverTaxInvoice(finance(then + hour), id, {
    ...{ version: issued, via: 'mail', to: 'finance@example.com' },
  });
  if (comesTo === 'delivered') return;
  const later = then + 4 * hour;
  const asked = comesTo === 'partRed' ? await halves(db, id) : null;
  const red = await redTaxInvoice(finance(later), id, {
    ...{ version, reason: comesTo === 'partRed' ? '04' : '01', remark: '', isUsed: comesTo === 'asked' },
    lines: asked,
  });
  const decided = await answerDemoRequest({ db }, red.flowId, callerAt(later + hour));
  await settleRedInvoice(settler(later + hour), {
    subjectId: red.redId,
    flowId: red.flowId,
    status: decided,
  });
  const end = later + 2 * hour;
  if (comesTo === 'asked') {
    await confirmRed(finance(end), red.redId, { version: 2, state: 'asked', confirmNo: 'HZ2026110001' });
    return;
  }
  await issueTaxInvoice(finance(end), red.redId, {
    ...{ version: 2, code: '', number: number(2), issuedOn: companyDay(new Date(end)), fileIds: [] },
  });
}

async function halves(db: Db, id: string): Promise<{ lineId: string; gross: string }[]> {
  return (await findTaxLines(db, [id])).slice(0, 1).map((line) => ({
    lineId: line.id,
    gross: exact(line.gross).div(2).toFixed(2),
  }));
}

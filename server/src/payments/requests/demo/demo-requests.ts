import type { Db } from '../../../database/open.ts';
import { companyDay } from '../../../freight/company-day.ts';
import { demoAccountOf } from '../../../invoices/demo/demo-bank-accounts.ts';
import { accountOf } from '../../../organisation/demo/ids.ts';
import { clock, day, officeDaysBefore } from '../../../organisation/demo/office-days.ts';
import { demoCaller } from '../../../permission/demo/demo-caller.ts';
import { answerDemoRequest } from '../../../workflow/demo/answer-demo-request.ts';
import { createRequest } from '../create-request.ts';
import { payRequest } from '../pay-request.ts';
import { readerOf } from '../reader.ts';
import { settleRequest } from '../settle-request.ts';
import { listOwedOfDemo, type OwedBill } from './store.ts';

interface Story {
  reason: string;
  daysAgo: number;
  comesTo: 'paid' | 'approved' | 'rejected' | 'asked';
  opinion?: string;
}

const stories: readonly Story[] = [
  { reason: '账期已到，供应商催付', daysAgo: 6, comesTo: 'paid' },
  {
    ...{ reason: '供应商要求提前付款', daysAgo: 5, comesTo: 'rejected' },
    opinion: '还没有到期，按合同账期付款。',
  },
  { reason: '本月应付，金额已与供应商核对', daysAgo: 3, comesTo: 'approved' },
  { reason: '欠款未清，车队下周起不再派车', daysAgo: 2, comesTo: 'asked' },
  { reason: '本月应付运费', daysAgo: 1, comesTo: 'asked' },
];

const mostBills = 3;
const asker = 'finance02';

/** Payments that were asked for: one is made, one waits to be, one was refused, and two wait for their approval. */
export async function loadDemoRequests(db: Db, now: Date): Promise<void> {
  const { companyIds } = await readerOf(demoCaller(db, asker)(now.getTime()));
  const days = officeDaysBefore(now.getTime());
  const owed = await listOwedOfDemo(db, companyIds, new Date(days.ago(8)));
  // Yuan first: one of them is paid.
  const bySupplier = [
    ...Map.groupBy(owed, ({ companyId, partyId, currency }) => `${currency} ${partyId} ${companyId}`),
  ]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, bills]) => bills.slice(0, mostBills));
  for (const [place, story] of stories.entries()) {
    const bills = bySupplier[place];
    if (bills) await tell(db, clock(days.ago(story.daysAgo), 9, 40), bills, story);
  }
}

async function tell(
  db: Db,
  at: number,
  bills: readonly OwedBill[],
  { reason, comesTo, opinion }: Story,
): Promise<void> {
  const [first] = bills;
  if (!first) return;
  const ctx = demoCaller(db, asker)(at);
  const { id, version, flowId } = await createRequest(ctx, {
    ...{ partyId: first.partyId, bankAccountId: demoAccountOf(first.companyId, first.currency), reason },
    ...{ wantedOn: companyDay(new Date(at + 3 * day)), prepaid: null },
    lines: bills.map(({ id: invoiceId, balance }) => ({ invoiceId, amount: balance })),
  });
  if (comesTo === 'asked' || flowId === null) return;
  const later = at + 4 * 3_600_000;
  const callerAt = (userId: string) => demoCaller(db, accountOf(userId))(later);
  const status = await answerDemoRequest({ db }, flowId, callerAt, opinion);
  await settleRequest({ db, now: new Date(later) }, { subjectId: id, flowId, status });
  if (comesTo !== 'paid') return;
  const paidAt = at + day;
  await payRequest(demoCaller(db, asker)(paidAt), id, {
    ...{ version: version + 1, valueOn: companyDay(new Date(paidAt)), fee: '0', bankRef: 'B2B20260001' },
    remark: '',
  });
}

import { AppError } from '@fairway/contract/app-error.ts';
import { monthPeriod } from '@fairway/domain/statements/statement-period.ts';
import { customerIdOf } from '../../customers/demo/ids.ts';
import { attempt } from '../../database/attempt.ts';
import type { Db } from '../../database/open.ts';
import { companyDay } from '../../freight/company-day.ts';
import { clock, day, midnightOf } from '../../organisation/demo/office-days.ts';
import { demoCaller } from '../../permission/demo/demo-caller.ts';
import { actOnStatements } from '../act-on-statements.ts';
import { answerStatement } from '../answer-statement.ts';
import { createStatement } from '../make-statements.ts';
import { findSteadyCompany } from './store.ts';

interface Story {
  customer: string;
  /** Of the month so many months ago. */
  monthsAgo: number;
  comesTo: 'draft' | 'sent' | 'confirmed' | 'noted' | 'disputed' | 'closed';
}

const stories: readonly Story[] = [
  { customer: 'C0001', monthsAgo: 4, comesTo: 'closed' },
  { customer: 'C0001', monthsAgo: 3, comesTo: 'disputed' },
  { customer: 'C0001', monthsAgo: 2, comesTo: 'sent' },
  { customer: 'C0002', monthsAgo: 3, comesTo: 'noted' },
  { customer: 'C0002', monthsAgo: 2, comesTo: 'noted' },
  { customer: 'C0002', monthsAgo: 1, comesTo: 'sent' },
  { customer: 'C0004', monthsAgo: 3, comesTo: 'noted' },
  { customer: 'C0004', monthsAgo: 2, comesTo: 'sent' },
  { customer: 'C0005', monthsAgo: 1, comesTo: 'draft' },
  { customer: 'C0006', monthsAgo: 1, comesTo: 'draft' },
];

/**
 * Statements of the last months in every state; one waits for what the customer who can sign in says to it, and the last
 * month of theirs is still to be made. Two pay by the month: one has the statement of the last month, and one gets it when
 * somebody makes those of the month.
 */
export async function loadDemoStatements(db: Db, today: Date): Promise<void> {
  const now = midnightOf(today.getTime());
  const isUnfit = (error: unknown): boolean => error instanceof AppError;
  const since = monthPeriod(monthBefore(companyDay(new Date(now)), 4)).from;
  for (const story of stories) await attempt(db, isUnfit, () => tell(db, now, since, story));
}

async function tell(
  db: Db,
  now: number,
  since: string,
  { customer, monthsAgo, comesTo }: Story,
): Promise<void> {
  const { from, to } = monthPeriod(monthBefore(companyDay(new Date(now)), monthsAgo));
  // On the third of the month after it, or today where that is still to come.
  const madeAt = Math.min(clock(midnightOf(Date.parse(`${to}T04:00:00Z`)) + 3 * day, 9), now);
  const [finance, client] = [demoCaller(db, 'finance02'), demoCaller(db, 'client01')];
  // Whoever bills them each month has something to say of each.
  const partyId = customerIdOf(customer);
  const companyId = await findSteadyCompany(db, partyId, since);
  const { id, version } = await createStatement(finance(madeAt), {
    ...{ partyId, companyId, from, to, basis: 'billDate', remark: '' },
  });
  if (comesTo === 'draft') return;
  const act = (at: number, name: 'send' | 'noteConfirmed' | 'close', known: number, reason = '') =>
    actOnStatements(finance(Math.min(at, now)), name, {
      ...{ statements: [{ id, version: known }], reason, language: 'zh' },
    });
  await act(madeAt + day / 12, 'send', version);
  const answeredAt = Math.min(madeAt + 2 * day, now);
  if (comesTo === 'sent') return;
  if (comesTo === 'noted') await act(answeredAt, 'noteConfirmed', version + 1, '客户邮件回复：核对无误');
  else
    await answerStatement(client(answeredAt), id, {
      ...{ version: version + 1, invoiceIds: [] },
      ...(comesTo === 'disputed'
        ? { answer: 'dispute', words: '期初余额与我司账面不一致，请提供上期明细。' }
        : { answer: 'confirm', words: '' }),
    });
  if (comesTo === 'closed') await act(answeredAt + 5 * day, 'close', version + 2);
}

function monthBefore(today: string, count: number): string {
  const index = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 - count;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}

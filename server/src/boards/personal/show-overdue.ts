import type { PersonalRole } from '@fairway/contract/board-fields.ts';
import type { Reply } from '@fairway/contract/endpoint.ts';
import { invoicesPath } from '@fairway/contract/invoices.ts';
import type { getPersonalBoard } from '@fairway/contract/personal-board.ts';
import { convertedSum, ratesOn } from '../../aging/convert-sums.ts';
import { groupSums, totalOf } from '../../aging/group-sums.ts';
import { readGroups } from '../../aging/read-open-items.ts';
import { questionOf } from '../../aging/reader.ts';
import { companyDay } from '../../freight/company-day.ts';
import type { Context } from '../../http/context.ts';
import { readerOf } from '../../invoices/reader.ts';
import { listInvoices } from '../../invoices/show-invoices.ts';

type Overdue = NonNullable<Reply<typeof getPersonalBoard>['overdue']>;

const fewBills = 5;

/** What customers owe us whose day is over: of who sells what is theirs, of others what their list of bills has. */
export async function overdueOf(
  ctx: Context,
  { role, beforeOn }: { role: PersonalRole | null; beforeOn: string | null },
): Promise<Overdue | null> {
  const granted = await ctx.permissions();
  const { sight } = await readerOf(ctx);
  if (!granted.some(({ modelId }) => modelId === 'invoice') || !sight.sides.includes('receivable'))
    return null;
  const { userId } = ctx.session;
  const sold = role === 'sales' ? { salesId: userId } : {};
  const today = companyDay(ctx.now);
  const { list, pagination, sums } = await listInvoices(ctx, {
    ...{ currentPage: 1, pageSize: fewBills, sidx: 'dueOn', sort: 'asc', tab: 'overdue' },
    filters: { kinds: ['debit'], ...sold },
  });
  const amounts = (sums ?? []).map(({ currency, overdue }) => ({ currency, amount: overdue }));
  return {
    ...{ sums: amounts, count: pagination.total },
    converted: sums === null ? null : await inBooks(ctx, amounts, today),
    before: beforeOn === null || beforeOn > today ? null : await overdueOn(ctx, beforeOn, sold),
    bills: list.map(({ id, invoiceNo, partyName, currency, balance, dueOn, overdueDays, can }) => ({
      ...{ id, invoiceNo, partyName, balance: { currency, amount: balance } },
      ...{ dueOn: dueOn ?? '', daysPast: overdueDays, canRemind: can.includes('remind') },
    })),
    path: `${invoicesPath}?${new URLSearchParams({
      ...{ tab: 'overdue', 'f.kind': 'debit' },
      ...(role === 'sales' && { 'f.sales': userId }),
    })}`,
  };
}

async function inBooks(
  { db }: Context,
  amounts: readonly { currency: string; amount: string }[],
  day: string,
): Promise<string | null> {
  const rates = await ratesOn(
    db,
    day,
    amounts.map(({ currency }) => currency),
  );
  const sums = amounts.map(({ currency, amount }) => ({
    ...{ currency, notDue: '0', to30: '0', to60: '0', to90: '0', over90: '0', balance: '0' },
    ...{ overdue: amount, unapplied: '0' },
  }));
  return convertedSum(sums, rates)?.overdue ?? null;
}

/** The same on a day of the past, as the ageing has it; not where it counts other bills than the list shows. */
async function overdueOn(ctx: Context, asOf: string, filters: { salesId?: string }): Promise<string | null> {
  const { reader, question } = await questionOf(ctx, { side: 'receivable', asOf, filters });
  if (!reader.isAsInvoices) return null;
  const { owed } = await readGroups(ctx.db, question, 'currency', asOf);
  const { sums } = totalOf(groupSums(owed, [], asOf));
  const rates = await ratesOn(
    ctx.db,
    asOf,
    sums.map(({ currency }) => currency),
  );
  return convertedSum(sums, rates)?.overdue ?? null;
}

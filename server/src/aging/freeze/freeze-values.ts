import type { FormValues } from '@fairway/contract/forms.ts';
import { thousandsFormat } from '@fairway/domain/money/thousands.ts';
import { companyDay } from '../../freight/company-day.ts';
import type { Context } from '../../http/context.ts';
import { readerOf } from '../../invoices/reader.ts';
import { freezeWords } from '../../language/aging-words.ts';
import { groupSums, shownSums } from '../group-sums.ts';
import { sumOwed } from '../store.ts';

/** What the request shows of the customer it is about: what they owe to who asks, as far as they see it. */
export async function freezeValues(
  ctx: Context,
  customer: { id: string; name: string; level: string },
  { wants, reason }: { wants: 'freeze' | 'unfreeze'; reason: string },
): Promise<FormValues> {
  const asOf = companyDay(ctx.now);
  const { agingSight: sight } = await readerOf(ctx);
  const owed = await sumOwed(
    ctx.db,
    { sight, side: 'receivable', asOf, moment: null, filters: { partyId: customer.id } },
    'customer',
  );
  const [group] = groupSums(owed, [], asOf);
  const sums = shownSums(group?.sums ?? []);
  const text = (pick: (sum: (typeof sums)[number]) => string) =>
    sums.map((sum) => `${sum.currency} ${thousandsFormat(pick(sum))}`).join(' + ') || '0';
  return {
    ...{ customer: customer.name, level: customer.level, wants: freezeWords[wants][ctx.language] },
    balance: text(({ balance }) => balance),
    overdue: text(({ overdue }) => overdue),
    longestDays: group?.longestDays ?? 0,
    reason,
  };
}

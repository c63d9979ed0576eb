import { fitsTitle } from '@fairway/domain/tax-invoices/tax-application.ts';
import { attempt } from '../../database/attempt.ts';
import type { Db } from '../../database/open.ts';
import { day, midnightOf } from '../../organisation/demo/office-days.ts';
import { demoCaller } from '../../permission/demo/demo-caller.ts';
import { isUnfit } from '../../workflow/demo/is-unfit.ts';
import { readerOf } from '../reader.ts';
import { writeIssuedOfDemo } from './issued-tax-invoices.ts';
import { type BilledLine, listBilledOfDemo } from './store.ts';
import { taxStories, tellTaxInvoice } from './told-tax-invoices.ts';

/** What was billed lately is still to be applied for, but for a few. */
const lately = 40 * day;

/** Tax invoices over the invoices of the demo: many that were issued, and one in every other state. */
export async function loadDemoTaxInvoices(db: Db, today: Date): Promise<void> {
  const now = new Date(midnightOf(today.getTime()));
  const billed = await listBilledOfDemo(db, new Date(now.getTime() - 10 * day));
  const isOld = ({ issuedAt }: BilledLine) => issuedAt.getTime() < now.getTime() - lately;
  await writeIssuedOfDemo(db, billed.filter(isOld), now);
  const { sight } = await readerOf(demoCaller(db, 'finance02')(now.getTime()));
  const recent = [...Map.groupBy(billed, ({ invoiceId }) => invoiceId).values()].filter(
    ([first]) =>
      first !== undefined &&
      !isOld(first) &&
      sight.companyIds.includes(first.companyId) &&
      fitsTitle('eSpecial', first.titles[0]?.taxNo ?? ''),
  );
  for (const [place, story] of taxStories.entries()) {
    const lines = recent[place]?.filter(({ group }) => group !== 'truck');
    const number = (step: number) => `263320009${String(place * 2 + step).padStart(11, '0')}`;
    if (lines && lines.length > 0)
      await attempt(db, isUnfit, () => tellTaxInvoice(db, now, story, lines, number));
  }
}

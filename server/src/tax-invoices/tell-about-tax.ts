import { filledWords } from '@fairway/contract/filled-words.ts';
import { taxInvoicePath } from '@fairway/contract/tax-invoices.ts';
import { thousandsFormat } from '@fairway/domain/money/thousands.ts';
import { taxNewsWords } from '../language/tax-invoice-words.ts';
import { inBoth } from '../language/words.ts';
import { notify, type Teller } from '../messages/notify.ts';
import type { StoredTaxInvoice } from './store.ts';

interface News {
  what: keyof typeof taxNewsWords;
  userIds: readonly (string | null)[];
  left?: string;
  reason?: string;
  /** How much it is about; left out for all of it. */
  amount?: string;
}

/** These are known by the number they were issued with. */
const byNumber: readonly News['what'][] = ['delivered', 'deliveredRed', 'voided', 'turnedRed'];

/** Leaves a message about a tax invoice that opens it. */
export async function tellAboutTax(
  teller: Teller & { now: Date; session?: { userId: string } },
  { id, applyNo, number, gross, title }: StoredTaxInvoice,
  { what, userIds, left = '', reason = '', amount: of = gross }: News,
): Promise<void> {
  const told = userIds.flatMap((userId) => userId ?? []).filter((one) => one !== teller.session?.userId);
  if (told.length === 0) return;
  const amount = `CNY ${thousandsFormat(of)}`;
  await notify(teller, {
    type: 'system',
    title: inBoth((language) =>
      filledWords(taxNewsWords[what][language], {
        ...{ no: byNumber.includes(what) && number !== '' ? number : applyNo, amount, left, reason },
      }),
    ),
    bodyText: inBoth(() => [title, amount].join(' · ')),
    link: `${taxInvoicePath}?id=${id}`,
    ...(teller.session && { creatorUserId: teller.session.userId }),
    ...{ userIds: told, now: teller.now },
  });
}

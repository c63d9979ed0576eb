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
}

/** Leaves a message about a tax invoice that opens it. */
export async function tellAboutTax(
  teller: Teller & { now: Date; session?: { userId: string } },
  { id, applyNo, number, gross, title }: StoredTaxInvoice,
  { what, userIds, left = '', reason = '' }: News,
): Promise<void> {
  const told = userIds.flatMap((userId) => userId ?? []).filter((one) => one !== teller.session?.userId);
  if (told.length === 0) return;
  const isOfNumber = what === 'delivered' || what === 'deliveredRed';
  const amount = `CNY ${thousandsFormat(gross)}`;
  await notify(teller, {
    type: 'system',
    title: inBoth((language) =>
      filledWords(taxNewsWords[what][language], {
        ...{ no: isOfNumber && number !== '' ? number : applyNo, amount, left, reason },
      }),
    ),
    bodyText: inBoth(() => [title, amount].join(' · ')),
    link: `${taxInvoicePath}?id=${id}`,
    ...(teller.session && { creatorUserId: teller.session.userId }),
    ...{ userIds: told, now: teller.now },
  });
}

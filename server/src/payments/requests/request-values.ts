import { filledWords } from '@fairway/contract/filled-words.ts';
import type { FormValues } from '@fairway/contract/forms.ts';
import { nameIn } from '../../entities/references.ts';
import type { Context } from '../../http/context.ts';
import { inCurrency } from '../../invoices/invoice-lines.ts';
import type { InvoiceToPay } from '../../invoices/payable-bills.ts';
import { requestKindWords, requestWords } from '../../language/payment-words.ts';
import type { StoredRequest, StoredRequestLine } from './store.ts';

interface Around {
  lines: readonly StoredRequestLine[];
  invoices: readonly InvoiceToPay[];
  account: { bankName: string; accountNo: string };
  party: { nameCn: string; nameEn: string };
}

/** As many as the table of the form takes; the rest is read in the request. */
const mostLines = 100;

/** What the flow about a request for a payment shows of it. */
export async function requestValues(
  { language }: Pick<Context, 'language'>,
  { requestNo, kind, currency, amount, wantedOn, reason }: StoredRequest,
  { lines, invoices, account, party }: Around,
): Promise<FormValues> {
  const byId = new Map(invoices.map((invoice) => [invoice.id, invoice]));
  const left = lines.length - mostLines;
  return {
    ...{ requestNo, kind: requestKindWords[kind][language], currency, wantedOn, reason },
    party: nameIn(party, language),
    account: `${account.bankName} ${account.accountNo}`,
    amount: Number(amount),
    lines: lines.slice(0, mostLines).map(({ invoiceId, amount: asked }) => {
      const invoice = byId.get(invoiceId);
      return {
        ...{ invoiceNo: invoice?.invoiceNo ?? '', supplierNo: invoice?.supplierNo ?? '' },
        ...{ dueOn: invoice?.dueOn ?? '', balance: Number(inCurrency(currency, invoice?.balance ?? '0')) },
        asked: Number(asked),
      };
    }),
    more: left > 0 ? filledWords(requestWords.moreLines[language], { n: left }) : '',
  };
}

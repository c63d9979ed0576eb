import { filledWords } from '@fairway/contract/filled-words.ts';
import type { FormValues } from '@fairway/contract/forms.ts';
import { nameIn } from '../entities/references.ts';
import type { Context } from '../http/context.ts';
import { redReasonWords, taxFlowWords, taxKindWords } from '../language/tax-invoice-words.ts';
import type { StoredTaxInvoice } from './store.ts';

interface Around {
  party: { nameCn: string; nameEn: string };
  lines: readonly {
    invoice: { invoiceNo: string; currency: string };
    itemName: string;
    amount: string;
    rate: string | null;
    gross: string;
    tax: string;
  }[];
}

/** As many as the table of the form takes; the rest is read in the tax invoice. */
const mostLines = 100;

/** What the flow about a tax invoice, blue or red, shows of it. */
export function taxFlowValues(
  { language }: Pick<Context, 'language'>,
  invoice: StoredTaxInvoice,
  { party, lines }: Around,
  blueNo = '',
): FormValues {
  const { applyNo, kind, title, taxNo, gross, net, tax, remark, sellerName, redReason } = invoice;
  const left = lines.length - mostLines;
  return {
    ...{ applyNo, title, taxNo, remark, sellerName, blueNo },
    // Choices keep the word of the form, which it translates for each reader.
    ...{ party: nameIn(party, language), kind: taxKindWords[kind].zh },
    ...{ gross: Number(gross), net: Number(net), tax: Number(tax) },
    reason: redReason === null ? null : redReasonWords[redReason].zh,
    lines: lines.slice(0, mostLines).map((line) => ({
      ...{ invoiceNo: line.invoice.invoiceNo, itemName: line.itemName, currency: line.invoice.currency },
      ...{
        amount: Number(line.amount),
        rate: line.rate ?? '',
        gross: Number(line.gross),
        tax: Number(line.tax),
      },
    })),
    more: left > 0 ? filledWords(taxFlowWords.moreLines[language], { n: left }) : '',
  };
}

import type { Language } from '@fairway/contract/errors.ts';
import { thousandsFormat } from '@fairway/domain/money/thousands.ts';
import { contentDisposition } from '../files/describe-file.ts';
import type { Bytes, Context } from '../http/context.ts';
import { statementPaperWords } from '../language/statement-words.ts';
import { type SheetColumn, sheetType, writeSheet } from '../spreadsheets/write-sheet.ts';
import { usesText } from './draw-statement.ts';
import { namesOn } from './print-statement.ts';
import { readerOf, visibleStatement } from './reader.ts';
import type { StoredStatement } from './stored-statement.ts';

/** The lines of a statement as somebody checks them against their own books: its invoices, then its receipts. */
export async function getStatementSheet(
  ctx: Context,
  id: string,
  { language }: { language: Language },
): Promise<Bytes> {
  const statement = await visibleStatement(ctx, id, await readerOf(ctx));
  const words = statementPaperWords(language);
  const { sender, companyName, partyName } = await namesOn(ctx.db, statement, language);
  const body = await writeSheet({
    name: statement.statementNo,
    titles: [
      `${sender} · ${words.title} ${statement.statementNo}`,
      `${words.to}: ${partyName} · ${words.from}: ${companyName}`,
      `${words.period}: ${statement.periodFrom} – ${statement.periodTo} · ${words.bases[statement.basis]}`,
      ...sumLines(statement, words),
    ],
    columns: columnsOf(words),
    rows: rowsOf(statement, words),
  });
  const name = `${words.title} ${statement.statementNo}.xlsx`;
  return {
    ...{ contentType: sheetType, body },
    headers: { 'content-disposition': contentDisposition('attachment', name), 'cache-control': 'no-store' },
  };
}

type PaperWords = ReturnType<typeof statementPaperWords>;

const sumLines = ({ sums, unapplied }: StoredStatement, words: PaperWords): string[] => [
  ...sums.map(({ currency, opening, billed, credited, received, closing }) =>
    [
      `${currency} ${words.opening} ${thousandsFormat(opening)} + ${words.billed} ${thousandsFormat(billed)}`,
      `− ${words.credited} ${thousandsFormat(credited)} − ${words.received} ${thousandsFormat(received)}`,
      `= ${words.closing} ${thousandsFormat(closing)}`,
    ].join(' '),
  ),
  ...unapplied.map(({ currency, amount }) => `${words.unapplied}: ${currency} ${thousandsFormat(amount)}`),
];

interface Row {
  kind: string;
  no: string;
  on: string;
  dueOn: string | null;
  carried: string;
  currency: string;
  /** Only an invoice has those of a period, only a receipt what is left of it. */
  amounts: Partial<
    Record<'total' | 'opening' | 'billed' | 'credited' | 'received' | 'closing' | 'left', string>
  >;
}

function rowsOf({ invoices, receipts }: StoredStatement, words: PaperWords): Row[] {
  return [
    ...invoices.map(
      ({ invoiceNo, on, dueOn, shipmentNos, billNos, currency, ...amounts }): Row => ({
        ...{ kind: words.invoice, no: invoiceNo, on, dueOn, currency, amounts },
        carried: [...shipmentNos, ...billNos].join(' / '),
      }),
    ),
    ...receipts.map(
      (receipt): Row => ({
        ...{ kind: words.receipt, no: receipt.paymentNo, on: receipt.on, dueOn: null },
        ...{ carried: usesText(receipt, words), currency: receipt.currency },
        amounts: { total: receipt.amount, left: receipt.unapplied },
      }),
    ),
  ];
}

function columnsOf(words: PaperWords): SheetColumn<Row>[] {
  const amount = (heading: string, of: keyof Row['amounts']): SheetColumn<Row> => ({
    ...{ heading, kind: 'money', width: 16 },
    value: ({ currency, amounts }) => {
      const value = amounts[of];
      return value === undefined ? null : { currency, amount: value };
    },
  });
  return [
    { heading: words.kind, kind: 'text', width: 10, value: ({ kind }) => kind },
    { heading: words.number, kind: 'text', width: 18, value: ({ no }) => no },
    { heading: words.on, kind: 'day', width: 12, value: ({ on }) => on },
    { heading: words.dueOn, kind: 'day', width: 12, value: ({ dueOn }) => dueOn },
    { heading: words.carriedOrUsed, kind: 'text', width: 40, value: ({ carried }) => carried },
    { heading: words.currency, kind: 'text', width: 8, value: ({ currency }) => currency },
    amount(words.total, 'total'),
    amount(words.opening, 'opening'),
    amount(words.billed, 'billed'),
    amount(words.credited, 'credited'),
    amount(words.received, 'received'),
    amount(words.closing, 'closing'),
    amount(words.left, 'left'),
  ];
}

import type { Buffer } from 'node:buffer';
import type { Language } from '@fairway/contract/errors.ts';
import { filledWords } from '@fairway/contract/filled-words.ts';
import type { StatementInvoice, StatementReceipt } from '@fairway/contract/statements.ts';
import { thousandsFormat } from '@fairway/domain/money/thousands.ts';
import { statementPaperWords } from '../language/statement-words.ts';
import { openPdf, type Pdf } from '../pdf/document.ts';
import { drawFacts, type Fact } from '../pdf/facts.ts';
import { drawHeading, drawSection } from '../pdf/heading.ts';
import { drawParagraph, paragraphHeight } from '../pdf/paragraph.ts';
import { drawTable } from '../pdf/table.ts';
import type { StoredStatement } from './stored-statement.ts';

interface Paper {
  statement: StoredStatement;
  words: ReturnType<typeof statementPaperWords>;
}

interface Names {
  sender: string;
  companyName: string;
  partyName: string;
  language: Language;
  now: Date;
}

/** A statement on A4: the sums of each currency, then its invoices and its receipts. */
export async function drawStatement(
  statement: StoredStatement,
  { sender, companyName, partyName, language, now }: Names,
): Promise<Buffer> {
  const words = statementPaperWords(language);
  const { statementNo } = statement;
  const pdf = await openPdf({
    ...{ title: `${words.title} ${statementNo}`, language: language === 'zh' ? 'zh-CN' : 'en' },
    ...{ author: sender, footNote: `${sender} · ${statementNo}`, at: now },
    pageNumber: (page, pages) => filledWords(words.page, { page, pages }),
  });
  const mark = statement.sentAt === null ? ` · ${words.draft}` : '';
  drawHeading(pdf, { sender, title: words.title, aside: statementNo + mark });
  drawFacts(
    pdf,
    said([
      { label: words.to, value: partyName },
      { label: words.from, value: companyName },
      { label: words.period, value: `${statement.periodFrom} – ${statement.periodTo}` },
      { label: words.basis, value: words.bases[statement.basis] },
    ]),
  );
  const paper = { statement, words };
  // The request to answer says nothing on a page of its own.
  const followedBy = statement.remark === '' ? paragraphHeight(pdf, words.note) : 0;
  const hasReceipts = statement.receipts.length > 0;
  drawSums(pdf, paper);
  for (const [at, { currency }] of statement.sums.entries()) {
    const isLast = !hasReceipts && at === statement.sums.length - 1;
    drawInvoices(pdf, paper, currency, isLast ? followedBy : 0);
  }
  if (hasReceipts) drawReceipts(pdf, paper, followedBy);
  if (statement.remark !== '') {
    const ending = paragraphHeight(pdf, statement.remark) + paragraphHeight(pdf, words.note);
    pdf.keepTogether(Math.min(ending, pdf.pageRoom / 2) + 40);
    drawSection(pdf, words.remark);
    drawParagraph(pdf, statement.remark);
  }
  drawParagraph(pdf, words.note);
  return pdf.finish();
}

const said = (facts: readonly Fact[]): Fact[] => facts.filter(({ value }) => value !== '');

function drawSums(pdf: Pdf, { statement, words }: Paper): void {
  drawSection(pdf, words.sums);
  drawTable(pdf, {
    columns: [
      { heading: words.currency, share: 12 },
      ...([words.opening, words.billed, words.credited, words.received, words.closing] as const).map(
        (heading) => ({ heading, share: 18, align: 'right' as const }),
      ),
    ],
    rows: statement.sums.map(({ currency, opening, billed, credited, received, closing }) => [
      currency,
      ...[opening, billed, credited, received, closing].map(thousandsFormat),
    ]),
  });
  for (const { currency, amount } of statement.unapplied)
    drawParagraph(pdf, `${words.unapplied}: ${currency} ${thousandsFormat(amount)}`);
}

function drawInvoices(pdf: Pdf, { statement, words }: Paper, currency: string, followedBy: number): void {
  const invoices = statement.invoices.filter((one) => one.currency === currency);
  const sum = statement.sums.find((one) => one.currency === currency);
  drawSection(pdf, `${words.invoices} · ${currency}`);
  drawTable(pdf, {
    columns: [
      { heading: words.invoiceNo, share: 17 },
      { heading: words.on, share: 13 },
      { heading: words.carried, share: 26 },
      { heading: words.total, share: 15, align: 'right' },
      { heading: words.paid, share: 15, align: 'right' },
      { heading: words.open, share: 15, align: 'right' },
    ],
    rows: invoices.map((invoice) => invoiceCells(invoice)),
    totals: sum ? [{ label: words.closing, value: `${currency} ${thousandsFormat(sum.closing)}` }] : [],
    followedBy,
  });
}

/** What was credited is no longer to be paid: it stands with what was paid. */
const invoiceCells = ({
  invoiceNo,
  on,
  shipmentNos,
  billNos,
  total,
  paid,
  allCredited,
  closing,
}: StatementInvoice): string[] => [
  ...[invoiceNo, on, (billNos.length > 0 ? billNos : shipmentNos).join(' / '), thousandsFormat(total)],
  [paid, ...(Number(allCredited) === 0 ? [] : [allCredited])].map(thousandsFormat).join(' + '),
  thousandsFormat(closing),
];

function drawReceipts(pdf: Pdf, { statement, words }: Paper, followedBy: number): void {
  drawSection(pdf, words.receipts);
  drawTable(pdf, {
    columns: [
      { heading: words.paymentNo, share: 17 },
      { heading: words.valueOn, share: 13 },
      { heading: words.usedFor, share: 38 },
      { heading: words.amount, share: 17, align: 'right' },
      { heading: words.left, share: 16, align: 'right' },
    ],
    rows: statement.receipts.map((receipt) => [
      ...[receipt.paymentNo, receipt.on, usesText(receipt, words)],
      ...[`${receipt.currency} ${thousandsFormat(receipt.amount)}`, thousandsFormat(receipt.unapplied)],
    ]),
    followedBy,
  });
}

export const usesText = ({ uses }: StatementReceipt, { later }: { later: string }): string =>
  uses
    .map(({ invoiceNo, settled, isLater }) =>
      [`${invoiceNo} ${settled.currency} ${thousandsFormat(settled.amount)}`, isLater && `(${later})`]
        .filter(Boolean)
        .join(' '),
    )
    .join('; ');

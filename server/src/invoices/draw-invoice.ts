import type { Buffer } from 'node:buffer';
import type { Language } from '@fairway/contract/errors.ts';
import { filledWords } from '@fairway/contract/filled-words.ts';
import type { InvoiceDetail, InvoiceLine } from '@fairway/contract/invoices.ts';
import { thousandsFormat } from '@fairway/domain/money/thousands.ts';
import { invoicePaperWords } from '../language/invoice-words.ts';
import { openPdf, type Pdf } from '../pdf/document.ts';
import { drawFacts, type Fact } from '../pdf/facts.ts';
import { drawHeading, drawSection } from '../pdf/heading.ts';
import { drawParagraph } from '../pdf/paragraph.ts';
import { drawTable } from '../pdf/table.ts';

interface Paper {
  invoice: InvoiceDetail;
  words: ReturnType<typeof invoicePaperWords>;
}

/** An invoice on A4: by shipment, with its tax, its total in capitals and the account to pay to. */
export async function drawInvoice(
  invoice: InvoiceDetail,
  { companyName, language, now }: { companyName: string; language: Language; now: Date },
): Promise<Buffer> {
  const words = invoicePaperWords(language);
  const title = words.titles[invoice.kind];
  const pdf = await openPdf({
    ...{ title: `${title} ${invoice.invoiceNo}`, language: language === 'zh' ? 'zh-CN' : 'en' },
    ...{ author: companyName, footNote: `${companyName} · ${invoice.invoiceNo}`, at: now },
    pageNumber: (page, pages) => filledWords(words.page, { page, pages }),
  });
  const mark =
    invoice.status === 'draft' || invoice.status === 'void' ? ` · ${words.states[invoice.status]}` : '';
  drawHeading(pdf, { sender: companyName, title, aside: invoice.invoiceNo + mark });
  const paper = { invoice, words };
  drawFacts(pdf, headFacts(paper));
  for (const shipment of invoice.shipments) drawShipment(pdf, paper, shipment);
  drawSum(pdf, paper);
  drawAccount(pdf, paper);
  if (invoice.remark !== '') {
    drawSection(pdf, words.remark);
    drawParagraph(pdf, invoice.remark);
  }
  return pdf.finish();
}

const said = (facts: readonly Fact[]): Fact[] => facts.filter(({ value }) => value !== '');

function headFacts({ invoice, words }: Paper): Fact[] {
  return said([
    { label: words.to, value: invoice.title?.title || invoice.partyName },
    { label: words.taxNo, value: invoice.title?.taxNo ?? '' },
    { label: words.billOn, value: invoice.billOn },
    { label: words.dueOn, value: invoice.kind === 'credit' ? '' : (invoice.dueOn ?? '') },
    { label: words.creditOf, value: invoice.creditOfNo },
    { label: words.currency, value: invoice.currency },
  ]);
}

function drawShipment(
  pdf: Pdf,
  { invoice, words }: Paper,
  shipment: InvoiceDetail['shipments'][number],
): void {
  drawSection(pdf, shipment.shipmentNo);
  drawFacts(
    pdf,
    said([
      { label: words.bills, value: [shipment.mblNo, shipment.hblNo].filter(Boolean).join(' / ') },
      { label: words.vessel, value: shipment.vessel },
      { label: words.route, value: shipment.route },
      { label: words.boxes, value: shipment.boxes },
      { label: words.etd, value: shipment.etdOn ?? '' },
    ]),
    3,
  );
  const lines = invoice.lines.filter(({ shipmentId }) => shipmentId === shipment.id);
  drawTable(pdf, {
    columns: [
      { heading: words.charge, share: 33 },
      { heading: words.quantity, share: 12, align: 'right' },
      { heading: words.price, share: 15, align: 'right' },
      { heading: words.net, share: 16, align: 'right' },
      { heading: words.rate, share: 11, align: 'right' },
      { heading: words.tax, share: 14, align: 'right' },
      { heading: words.amount, share: 17, align: 'right' },
    ],
    rows: lines.map((line) => lineCells(line, words)),
    totals: [{ label: words.subtotal, value: `${invoice.currency} ${thousandsFormat(shipment.total)}` }],
  });
}

function lineCells(line: InvoiceLine, words: Paper['words']): string[] {
  const name = [`${line.chargeName} (${line.chargeCode})`, line.memo].filter(Boolean).join(' · ');
  return [
    ...[name, thousandsFormat(line.quantity), thousandsFormat(line.price), thousandsFormat(line.net)],
    ...taxCells(line, words),
    thousandsFormat(line.amount),
  ];
}

/** Exempt lines have no tax at all; a rate of nothing has one of nothing. */
function taxCells({ vatKind, vatRate, tax }: InvoiceLine, words: Paper['words']): [string, string] {
  if (vatKind === 'exempt') return [words.exempt, '***'];
  return vatKind === 'none' ? ['—', '—'] : [`${vatRate}%`, thousandsFormat(tax)];
}

function drawSum(pdf: Pdf, { invoice, words }: Paper): void {
  const amount = (value: string) => `${invoice.currency} ${thousandsFormat(value)}`;
  drawSection(pdf, words.total);
  drawFacts(
    pdf,
    [
      { label: words.net, value: amount(invoice.net) },
      { label: words.tax, value: amount(invoice.tax) },
      { label: words.total, value: amount(invoice.total) },
    ],
    3,
  );
  if (invoice.capitals !== '')
    drawParagraph(pdf, `${words.capitals}: ${invoice.currency} ${invoice.capitals}`);
}

function drawAccount(pdf: Pdf, { invoice, words }: Paper): void {
  const { bankAccount } = invoice;
  if (!bankAccount || invoice.kind !== 'debit') return;
  drawSection(pdf, words.account);
  drawFacts(
    pdf,
    said([
      { label: words.accountName, value: bankAccount.accountName },
      { label: words.bankName, value: bankAccount.bankName },
      { label: words.accountNo, value: bankAccount.accountNo },
      { label: 'SWIFT', value: bankAccount.swift },
    ]),
  );
}

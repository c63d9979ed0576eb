import type { Buffer } from 'node:buffer';
import { type BillTextField, billTextFields, type ShipmentBill } from '@fairway/contract/shipment-papers.ts';
import { drawFacts } from '../../pdf/facts.ts';
import { drawParagraph } from '../../pdf/paragraph.ts';
import { drawTable } from '../../pdf/table.ts';
import { joined, openPaper, type Paper, said } from './paper.ts';

/** What stands in the table of the goods; everything else stands above or below it. */
const columns: readonly BillTextField[] = [
  ...(['marks', 'containers', 'packages', 'goods', 'grossWeight', 'measurement'] as const),
];
const below: readonly BillTextField[] = ['freightTerm', 'remarks'];
/** A box with its seal and type stands on one line. */
const shares: Partial<Record<BillTextField, number>> = { goods: 3.8, marks: 2.2, containers: 5.4 };

/** A bill as it will be issued, marked as a draft, for the customer to check. */
export async function drawBillDraft(paper: Paper, bill: ShipmentBill): Promise<Buffer> {
  const { words } = paper;
  const pdf = await openPaper(paper);
  const isDraft = bill.status === 'draft' || bill.status === 'confirmed';
  if (isDraft) drawParagraph(pdf, words.draftMark, { size: 12, isBold: true, color: '#b42318' });
  drawFacts(
    pdf,
    said([
      { label: words.billNo, value: joined([bill.kind, bill.billNo]) },
      { label: words.billIssue, value: words[bill.issueType] },
      { label: words.originals, value: bill.issueType === 'original' ? String(bill.originals) : '' },
    ]),
    3,
  );
  const above = billTextFields.filter((field) => !columns.includes(field) && !below.includes(field));
  const facts = (fields: readonly BillTextField[]) =>
    said(fields.map((field) => ({ label: words.billFields[field], value: bill.text[field] })));
  drawFacts(pdf, facts(above));
  drawTable(pdf, {
    columns: columns.map((field) => ({ heading: words.billFields[field], share: shares[field] ?? 2 })),
    rows: [columns.map((field) => bill.text[field])],
  });
  drawFacts(pdf, facts(below));
  if (isDraft) drawParagraph(pdf, words.confirmLine);
  return pdf.finish();
}

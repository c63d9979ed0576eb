import { lineHeight, type Pdf, type TextStyle } from './document.ts';

/** Words over the whole width, going on on the next page where they must. */
export function drawParagraph(pdf: Pdf, text: string, style: TextStyle = { size: 9 }): void {
  for (const line of pdf.wrap(text, pdf.width, style)) {
    pdf.keepTogether(lineHeight(style.size));
    pdf.writeLine(line, pdf.left, pdf.y, pdf.width, style);
    pdf.y += lineHeight(style.size);
  }
  pdf.y += 6;
}

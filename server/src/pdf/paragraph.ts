import { lineHeight, type Pdf, type TextStyle } from './document.ts';

const usual: TextStyle = { size: 9 };
const gapBelow = 6;

/** Words over the whole width, going on on the next page where they must, but never with a line alone. */
export function drawParagraph(pdf: Pdf, text: string, style: TextStyle = usual): void {
  const lines = pdf.wrap(text, pdf.width, style);
  lines.forEach((line, at) => {
    const left = lines.length - at;
    // The first two stay together, and so do the last two: of three lines all of them.
    const kept = at === 0 ? (left === 3 ? 3 : 2) : left === 2 ? 2 : 1;
    pdf.keepTogether(lineHeight(style.size) * Math.min(kept, left));
    pdf.writeLine(line, pdf.left, pdf.y, pdf.width, style);
    pdf.y += lineHeight(style.size);
  });
  pdf.y += gapBelow;
}

/** What a paragraph takes, the room below it left out. */
export const paragraphHeight = (pdf: Pdf, text: string, style: TextStyle = usual): number =>
  pdf.wrap(text, pdf.width, style).length * lineHeight(style.size);

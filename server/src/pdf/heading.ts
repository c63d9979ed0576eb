import { colors, lineHeight, type Pdf } from './document.ts';

export interface Heading {
  /** Who sends it: small, above the title. */
  sender?: string;
  title: string;
  /** On the right of the title, such as a number. */
  aside?: string;
}

const sizes = { sender: 10, title: 18, aside: 10, section: 12 } as const;

/** What stands at the top of the first page. */
export function drawHeading(pdf: Pdf, { sender, title, aside = '' }: Heading): void {
  if (sender) drawLines(pdf, sender, { size: sizes.sender, color: colors.label });
  const asideWidth = aside === '' ? 0 : pdf.width * 0.35;
  const style = { size: sizes.aside, color: colors.label };
  // Both stand on the same line of writing, though one is larger.
  const drop = lineHeight(sizes.title) * 0.8 - lineHeight(sizes.aside) * 0.8;
  pdf.wrap(aside, asideWidth || 1, style).forEach((line, at) => {
    const y = pdf.y + drop + at * lineHeight(style.size);
    pdf.writeLine(line, pdf.left + pdf.width - asideWidth, y, asideWidth, style, 'right');
  });
  drawLines(pdf, title, { size: sizes.title, isBold: true }, pdf.width - asideWidth);
  pdf.drawRule(pdf.y + 4, colors.text, 1);
  pdf.y += 14;
}

/** The title of a part; it never stands alone at the end of a page. */
export function drawSection(pdf: Pdf, title: string): void {
  pdf.keepTogether(lineHeight(sizes.section) + 60);
  pdf.y += 4;
  drawLines(pdf, title, { size: sizes.section, isBold: true });
  pdf.y += 4;
}

function drawLines(
  pdf: Pdf,
  text: string,
  style: { size: number; isBold?: boolean; color?: string },
  width = pdf.width,
): void {
  for (const line of pdf.wrap(text, width, style)) {
    pdf.writeLine(line, pdf.left, pdf.y, width, style);
    pdf.y += lineHeight(style.size);
  }
}

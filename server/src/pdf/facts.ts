import { colors, lineHeight, type Pdf } from './document.ts';

export interface Fact {
  label: string;
  value: string;
}

const sizes = { label: 8, value: 10 } as const;
const gap = { column: 16, row: 8 } as const;

/** Pairs of label and value, side by side in so many columns. */
export function drawFacts(pdf: Pdf, facts: readonly Fact[], columns = 2): void {
  const width = (pdf.width - gap.column * (columns - 1)) / columns;
  const label = { size: sizes.label, color: colors.label };
  const value = { size: sizes.value };
  for (let from = 0; from < facts.length; from += columns) {
    const wrapped = facts.slice(from, from + columns).map((fact) => ({
      labels: pdf.wrap(fact.label, width, label),
      values: pdf.wrap(fact.value, width, value),
    }));
    const labelLines = Math.max(...wrapped.map(({ labels }) => labels.length));
    const valueLines = Math.max(...wrapped.map(({ values }) => values.length));
    const labelHeight = labelLines * lineHeight(label.size);
    pdf.keepTogether(labelHeight + lineHeight(value.size) * Math.min(valueLines, 10));
    wrapped.forEach(({ labels }, column) => {
      const x = pdf.left + column * (width + gap.column);
      labels.forEach((line, at) => {
        pdf.writeLine(line, x, pdf.y + at * lineHeight(label.size), width, label);
      });
    });
    pdf.y += labelHeight;
    for (let at = 0; at < valueLines; at++) {
      pdf.keepTogether(lineHeight(value.size));
      wrapped.forEach(({ values }, column) => {
        pdf.writeLine(values[at] ?? '', pdf.left + column * (width + gap.column), pdf.y, width, value);
      });
      pdf.y += lineHeight(value.size);
    }
    pdf.y += gap.row;
  }
}

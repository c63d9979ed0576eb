import { writePng } from '../../files/write-png.ts';
import { chanceFrom } from '../../organisation/demo/chance.ts';

export const photoSize = { width: 360, height: 240 };

const paints = [
  [192, 57, 43],
  [41, 98, 154],
  [39, 124, 86],
  [211, 132, 32],
  [120, 128, 138],
] as const;
const boxWidth = 60;
const boxHeight = 30;

/** A picture of a yard with stacked containers, as somebody takes it with a phone. */
export function yardPhoto(number: number): Buffer {
  const chance = chanceFrom(number);
  const { width, height } = photoSize;
  const columns = Array.from({ length: width / boxWidth }, () => ({
    stacked: chance(2, 5),
    paints: Array.from({ length: 6 }, () => paints[chance(0, paints.length - 1)] ?? paints[0]),
  }));
  const rows: Buffer[] = [];
  for (let y = 0; y < height; y++) {
    const row = Buffer.alloc(1 + width * 3);
    for (let x = 0; x < width; x++) row.set(colourAt(x, y), 1 + x * 3);
    rows.push(row);
  }
  return writePng({ width, height, bitDepth: 8, colourType: 2, pixels: Buffer.concat(rows) });

  function colourAt(x: number, y: number): readonly number[] {
    const ground = height - 24;
    if (y >= ground) return [96, 96, 100];
    const level = Math.floor((ground - 1 - y) / boxHeight);
    const column = columns[Math.floor(x / boxWidth)];
    if (!column || level >= column.stacked) return [150 + Math.floor(y / 6), 190, 225];
    const isEdge = x % boxWidth < 2 || (ground - 1 - y) % boxHeight < 2;
    const shade = isEdge ? 0.5 : x % 8 < 4 ? 1 : 0.88;
    return (column.paints[level] ?? paints[0]).map((part) => Math.floor(part * shade));
  }
}

/** A sheet of paper with one line on it. */
export function paper(line: string): Buffer {
  const drawn = `BT /F1 18 Tf 60 760 Td (${line}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const starts = objects.map((object, place) => {
    const start = text.length;
    text += `${place + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  return Buffer.from(
    `${text}xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
}

import { paperOf } from '../open-picture.ts';
import { wrapped } from '../wrapped-text.ts';
import type { Drawing, LegendEntry } from './drawing.ts';
import { drawToText } from './engine.ts';
import { inkOn, type Palette } from './palette.ts';
import { lineSwatch, patterns } from './patterns.ts';

interface PictureText {
  title: string;
  period: string | undefined;
  basis: string | undefined;
}

const sharpness = 2;
const margin = 16;
const swatch = 14;

/** The whole drawing with its words as a PNG, in double size and on the ground it has on the screen. */
export async function pictureOf(
  drawing: Drawing,
  { title, period, basis }: PictureText,
  palette: Palette,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const width = drawing.width + 2 * margin;
  const pen = paperOf(canvas);
  const { text, font } = palette;
  const look = {
    title: { font: `600 ${text * 1.4}px ${font}`, colour: palette.ink, line: text * 2 },
    small: { font: `${text}px ${font}`, colour: palette.soft, line: text * 1.6 },
  };
  const linesOf = (words: string | undefined, which: keyof typeof look) => {
    pen.font = look[which].font;
    return (words ? wrapped(words, drawing.width, pen) : []).map((line) => ({ line, which }));
  };
  const above = [...linesOf(title, 'title'), ...linesOf(period, 'small')];
  const below = linesOf(basis, 'small');
  const rows = legendRows(drawing, pen, look.small.font);
  const high = (lines: typeof above) => lines.reduce((sum, { which }) => sum + look[which].line, 0);
  const legendTop = margin + high(above) + 4;
  const top = legendTop + rows.length * look.small.line + 8;
  const height = Math.ceil(top + drawing.height + high(below) + 2 * margin);

  canvas.width = width * sharpness;
  canvas.height = height * sharpness;
  pen.scale(sharpness, sharpness);
  pen.textBaseline = 'middle';
  pen.fillStyle = palette.ground;
  pen.fillRect(0, 0, width, height);
  const write = (lines: typeof above, from: number) => {
    let y = from;
    for (const { line, which } of lines) {
      pen.font = look[which].font;
      pen.fillStyle = look[which].colour;
      pen.fillText(line, margin, y + look[which].line / 2);
      y += look[which].line;
    }
  };
  write(above, margin);
  for (const [at, row] of rows.entries())
    for (const { entry, x } of row) {
      const y = legendTop + (at + 0.5) * look.small.line;
      drawSwatch(pen, entry, margin + x, y - swatch / 2);
      pen.font = look.small.font;
      pen.fillStyle = look.small.colour;
      pen.fillText(entry.name, margin + x + swatch + 4, y);
    }
  pen.drawImage(await pictureFrom(drawing), margin, top, drawing.width, drawing.height);
  write(below, top + drawing.height + margin);
  return new Promise((done, fail) =>
    canvas.toBlob(
      (blob) => (blob ? done(blob) : fail(new Error('The picture is too large to be drawn'))),
      'image/png',
    ),
  );
}

async function pictureFrom({ option, width, height }: Drawing): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(new Blob([drawToText(option, width, height)], { type: 'image/svg+xml' }));
  const picture = new Image(width * sharpness, height * sharpness);
  picture.src = url;
  await picture.decode();
  URL.revokeObjectURL(url);
  return picture;
}

/** Entries beside each other, in a new row when there is no more room. */
function legendRows({ legend, width }: Drawing, pen: CanvasRenderingContext2D, font: string) {
  pen.font = font;
  const rows: { entry: LegendEntry; x: number }[][] = [];
  let x = 0;
  for (const entry of legend) {
    const wide = swatch + 4 + pen.measureText(entry.name).width + 12;
    if (rows.length === 0 || x + wide > width) {
      rows.push([]);
      x = 0;
    }
    rows.at(-1)?.push({ entry, x });
    x += wide;
  }
  return rows;
}

function drawSwatch(pen: CanvasRenderingContext2D, { look, shape }: LegendEntry, x: number, y: number): void {
  pen.save();
  pen.translate(x, y);
  if (shape === 'area') {
    pen.beginPath();
    pen.roundRect(0, 0, swatch, swatch, 3);
    pen.clip();
    pen.fillStyle = look.colour;
    pen.fillRect(0, 0, swatch, swatch);
    pen.globalAlpha = 0.5;
    pen.strokeStyle = inkOn(look.colour);
    pen.lineWidth = 1.6;
    pen.stroke(new Path2D(patterns[look.pattern]?.swatch));
  } else {
    pen.strokeStyle = look.colour;
    pen.lineWidth = 2;
    pen.stroke(new Path2D(lineSwatch));
  }
  pen.restore();
}

import { wrapped } from '../../ui/wrapped-text.ts';
import type { Row } from './quote-picture.ts';

const width = 750;
const margin = 40;
const room = width - 2 * margin;
/** A phone shows it at its own pixels. */
const scale = 2;
const family = '"PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", system-ui, sans-serif';
/** Always light: it leaves the app. */
const ink = '#1a2230';
const faint = '#626d7e';
const brand = '#1b5fd0';
const rule = '#d6dce6';

type Look = { size: number; weight: number; colour: string; above: number };
const looks: Readonly<Record<Exclude<Row['is'], 'rule'>, Look>> = {
  title: { size: 34, weight: 700, colour: ink, above: 8 },
  heading: { size: 22, weight: 600, colour: brand, above: 18 },
  text: { size: 22, weight: 400, colour: ink, above: 8 },
  small: { size: 20, weight: 400, colour: faint, above: 6 },
  line: { size: 24, weight: 400, colour: ink, above: 12 },
  total: { size: 28, weight: 700, colour: ink, above: 12 },
};
const below: Look = { size: 19, weight: 400, colour: faint, above: 2 };
const lineHeight = 1.45;

interface Drawn {
  text: string;
  x: number;
  y: number;
  look: Look;
  align: 'left' | 'right';
}

/** Rows on a canvas of one width and as high as they need. */
export function drawRows(rows: readonly Row[]): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures');
  const { texts, rules, height } = layOut(rows, pen);
  canvas.width = width * scale;
  canvas.height = height * scale;
  pen.scale(scale, scale);
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = brand;
  pen.fillRect(0, 0, width, 10);
  pen.fillStyle = rule;
  for (const y of rules) pen.fillRect(margin, y, room, 1);
  pen.textBaseline = 'top';
  for (const { text, x, y, look, align } of texts) {
    pen.font = fontOf(look);
    pen.fillStyle = look.colour;
    pen.textAlign = align;
    pen.fillText(text, x, y);
  }
  return canvas;
}

const fontOf = ({ size, weight }: Look): string => `${weight} ${size}px ${family}`;

function layOut(rows: readonly Row[], pen: CanvasRenderingContext2D) {
  const texts: Drawn[] = [];
  const rules: number[] = [];
  let y = margin;
  const write = (text: string, look: Look, most: number) => {
    pen.font = fontOf(look);
    y += look.above;
    for (const part of wrapped(text, most, pen)) {
      texts.push({ text: part, x: margin, y, look, align: 'left' });
      y += look.size * lineHeight;
    }
  };
  for (const row of rows) {
    if (row.is === 'rule') {
      y += 18;
      rules.push(y);
      y += 8;
      continue;
    }
    if (!row.left) continue;
    const look = looks[row.is];
    if (!('right' in row)) {
      write(row.left, look, room);
      continue;
    }
    pen.font = fontOf({ ...look, weight: 600 });
    const figure = pen.measureText(row.right).width;
    const look2 = { ...look, weight: Math.max(look.weight, 600) };
    texts.push({ text: row.right, x: width - margin, y: y + look.above, look: look2, align: 'right' });
    write(row.left, look, room - figure - 24);
    if (row.below) write(row.below, below, room);
  }
  return { texts, rules, height: Math.ceil(y + margin) };
}

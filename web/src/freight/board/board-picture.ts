import type { LineBoard } from '@fairway/contract/freight-search.ts';
import { figureText } from '../../entities/field-text.ts';
import type { Say } from '../../language/words.ts';
import { monthDay } from '../rate-dates.ts';

const row = 52;
const first = 150;
const column = 128;
const margin = 24;
const head = 84;
const foot = 40;
const sharpness = 2;
const font = '"PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", system-ui, sans-serif';

/** A board as a picture to send on: always on white, whatever theme its maker has. */
export async function boardPicture(board: LineBoard, company: string, words: Say): Promise<Blob | null> {
  const { ports, carriers, cells, line } = board;
  const width = margin * 2 + first + carriers.length * column;
  const height = margin * 2 + head + (ports.length + 1) * row + foot;
  const canvas = document.createElement('canvas');
  canvas.width = width * sharpness;
  canvas.height = height * sharpness;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.scale(sharpness, sharpness);
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, width, height);
  const write = (
    text: string,
    x: number,
    y: number,
    look: { size?: number; ink?: string; most?: number; bold?: true } = {},
  ) => {
    pen.font = `${look.bold ? '600 ' : ''}${look.size ?? 14}px ${font}`;
    pen.fillStyle = look.ink ?? '#1a2230';
    pen.fillText(text, x, y, look.most);
  };
  const pol = board.pols.find(({ id }) => id === board.polId)?.fullName ?? '';
  write(`${company} ${line.fullName}`.trim(), margin, margin + 24, { size: 22, bold: true });
  write(
    [pol, board.boxType, line.currency, words('boardOn', { day: board.date })].filter(Boolean).join(' · '),
    ...([margin, margin + 54, { ink: '#505b6b' }] as const),
  );
  const top = margin + head;
  pen.fillStyle = '#eceff4';
  pen.fillRect(margin, top, width - margin * 2, row);
  write(words('ratePod'), margin + 8, top + 31, { bold: true });
  for (const [index, carrier] of carriers.entries()) {
    const x = margin + first + index * column + 8;
    write(carrier.fullName, x, top + 23, { bold: true, most: column - 12 });
    write(carrier.enCode, x, top + 42, { size: 12, ink: '#626d7e' });
  }
  for (const [at, port] of ports.entries()) {
    const y = top + (at + 1) * row;
    pen.fillStyle = '#e6eaf0';
    pen.fillRect(margin, y + row - 1, width - margin * 2, 1);
    write(port.fullName, margin + 8, y + 23, { most: first - 12 });
    write(port.enCode, margin + 8, y + 42, { size: 12, ink: '#626d7e' });
    for (const [index, carrier] of carriers.entries()) {
      const x = margin + first + index * column + 8;
      const cell = cells.find((one) => one.podId === port.id && one.carrierId === carrier.id);
      if (!cell) {
        write('—', x, y + 31, { ink: '#626d7e' });
        continue;
      }
      const days = cell.transitDays === null ? '' : words('rateDays', { count: cell.transitDays });
      const until = words('boardUntil', { day: monthDay(cell.validTo) });
      write(figureText(cell.sell.amount), x, y + 23, { bold: true });
      write([days, until].filter(Boolean).join(' · '), x, y + 42, {
        size: 12,
        ink: '#626d7e',
        most: column - 12,
      });
    }
  }
  write(words('boardPictureFoot'), margin, height - margin, { size: 12, ink: '#626d7e' });
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

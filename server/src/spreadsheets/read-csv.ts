import { setImmediate } from 'node:timers/promises';
import { dayInText } from './cell-day.ts';
import type { SheetLimits } from './limits.ts';
import { addressOf, type Cell, type Row } from './sheet.ts';
import { SpreadsheetProblem, tooLarge } from './spreadsheet-problem.ts';

const rowsAtATime = 500;

/** The rows of a text with separators: UTF-8, UTF-16 with its mark, or GB18030, which Chinese Excel writes. */
export async function readCsv(bytes: Buffer, limits: SheetLimits): Promise<Row[]> {
  const rows: Row[] = [];
  let number = 0;
  let cells = 0;
  for (const values of recordsOf(decode(bytes))) {
    number++;
    if (number % rowsAtATime === 0) await setImmediate();
    if (values.length > limits.columns && values.slice(limits.columns).some((value) => value.trim() !== ''))
      throw tooLarge('columns', limits.columns);
    const row: Row = { number, isHidden: false, cells: [] };
    row.cells = values.slice(0, limits.columns).map((value, column) => {
      const cell = readCell(addressOf(number, column), value);
      if (cell && ++cells > limits.cells) throw tooLarge('cells', limits.cells);
      return cell;
    });
    if (!row.cells.some((cell) => cell !== undefined)) continue;
    if (rows.length >= limits.rows) throw tooLarge('rows', limits.rows);
    rows.push(row);
  }
  return rows;
}

/** A file of text does not say what is a number: digits are one, unless they begin with zeros as codes do. */
const plainNumber = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,10})?$/;

function readCell(address: string, value: string): Cell | undefined {
  // Excel itself writes ="00123" where zeros must stay.
  const text = value.replace(/^\s*="([^"]*)"\s*$/, '$1').trim();
  if (text === '') return undefined;
  if (plainNumber.test(text)) return { address, text, number: Number(text) };
  const day = dayInText(text);
  return day === undefined ? { address, text } : { address, text, day };
}

/** Pictures and programs are full of them; texts have none. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controls = /[\0-\x08\x0e-\x19\x1b-\x1f]/;

function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return bytes.toString('utf16le', 2);
  for (const encoding of ['utf-8', 'gb18030'])
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      if (controls.test(text)) break;
      return text;
    } catch {
      // The next one.
    }
  throw new SpreadsheetProblem('notASpreadsheet', 'neither an archive nor text');
}

/** The one that stands most often in the first lines. */
function separatorOf(text: string): string {
  const start = text.slice(0, 10_000);
  const count = (separator: string) => start.split(separator).length;
  return [',', ';', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best));
}

function* recordsOf(text: string): Generator<string[]> {
  const separator = separatorOf(text);
  let record: string[] = [];
  let at = 0;
  while (at < text.length) {
    let value = '';
    if (text[at] === '"') [value, at] = readQuoted(text, at);
    const end = endOfValue(text, at, separator);
    value += text.slice(at, end);
    record.push(value);
    const mark = text[end];
    at = end + 1;
    if (mark === separator) {
      // A separator at the very end has an empty value behind it, which nobody misses.
      if (at < text.length) continue;
    } else if (mark === '\r' && text[at] === '\n') at++;
    yield record;
    record = [];
  }
}

/** What stands between quotation marks, doubled ones being one of the text, and where it ends. */
function readQuoted(text: string, start: number): [string, number] {
  let value = '';
  let at = start + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote === -1) return [value + text.slice(at), text.length];
    value += text.slice(at, quote);
    if (text[quote + 1] !== '"') return [value, quote + 1];
    value += '"';
    at = quote + 2;
  }
}

function endOfValue(text: string, from: number, separator: string): number {
  for (let at = from; at < text.length; at++) {
    const letter = text[at];
    if (letter === separator || letter === '\n' || letter === '\r') return at;
  }
  return text.length;
}

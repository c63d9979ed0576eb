import { setImmediate } from 'node:timers/promises';
import { dayInText, dayOfSerial, timeOfSerial } from './cell-day.ts';
import type { SheetLimits } from './limits.ts';
import { fillMergedCells, type MergedRange, rangeOf } from './merged-cells.ts';
import { type NumberFormat, plainNumber } from './number-format.ts';
import { addressOf, type Cell, placeOf, type Row } from './sheet.ts';
import { damaged, tooLarge } from './spreadsheet-problem.ts';
import { cleanText, textInside } from './text-runs.ts';
import { XmlReader } from './xml-reader.ts';

export interface WorkbookParts {
  texts: readonly string[];
  formats: readonly NumberFormat[];
  isFrom1904: boolean;
  limits: SheetLimits;
}

/** Of every Excel. */
const lastRow = 1_048_576;
/** Rows read between two moments in which the process may answer others. */
const rowsAtATime = 200;

/** The rows of one worksheet. Every cell that is kept is counted in `counted`, over all sheets of a file. */
export async function readWorksheet(
  xml: Buffer,
  parts: WorkbookParts,
  counted: { cells: number },
): Promise<Row[]> {
  const reader = new XmlReader(xml);
  const rows = new Map<number, Row>();
  const ranges: MergedRange[] = [];
  let row: Row = { number: 0, isHidden: false, cells: [] };
  let column = -1;
  for (let token = reader.next(), seen = 0; token; token = reader.next()) {
    if (token !== 'open') continue;
    if (reader.name === 'row') {
      const isHidden = /^(?:1|true)$/.test(reader.attribute('hidden') ?? '');
      row = rowAt(Number(reader.attribute('r') ?? row.number + 1), isHidden);
      column = -1;
      if (++seen % rowsAtATime === 0) await setImmediate();
    } else if (reader.name === 'c') {
      const place = placeOf(reader.attribute('r') ?? '');
      column = place?.column ?? column + 1;
      // Some writers number the cells and not the rows.
      if (place && place.row !== row.number) row = rowAt(place.row, row.isHidden);
      const cell = readCell(reader, addressOf(row.number, column), parts);
      if (cell) keep(cell);
    } else if (reader.name === 'mergeCell') {
      const range = rangeOf(reader.attribute('ref') ?? '');
      if (range) ranges.push(range);
    }
  }
  const found = [...rows.values()].sort((one, other) => one.number - other.number);
  await fillMergedCells(found, ranges, parts.limits, counted);
  return found;

  /** A row may come twice in a broken file: the cells of both count. */
  function rowAt(number: number, isHidden: boolean): Row {
    if (!Number.isInteger(number) || number < 1 || number > lastRow) throw damaged(`a row ${number}`);
    return rows.get(number) ?? { number, isHidden, cells: [] };
  }

  function keep(cell: Cell): void {
    const { limits } = parts;
    if (column >= limits.columns) throw tooLarge('columns', limits.columns);
    if (!rows.has(row.number) && rows.size >= limits.rows) throw tooLarge('rows', limits.rows);
    if (++counted.cells > limits.cells) throw tooLarge('cells', limits.cells);
    rows.set(row.number, row);
    // Without holes in the sense of JavaScript: `map` and `for` must see every column.
    while (row.cells.length < column) row.cells.push(undefined);
    row.cells[column] = cell;
  }
}

/** Reads up to the end of the cell; undefined for an empty one. */
function readCell(reader: XmlReader, address: string, parts: WorkbookParts): Cell | undefined {
  const type = reader.attribute('t') ?? 'n';
  const format = parts.formats[Number(reader.attribute('s'))] ?? plainNumber;
  let inline = '';
  let value: string | undefined;
  let isFormula = false;
  for (let token = reader.next(); token; token = reader.next()) {
    if (token === 'close' && reader.name === 'c') break;
    if (token !== 'open') continue;
    if (reader.name === 'v') value = textInside(reader, 'v');
    else if (reader.name === 'is') inline = textInside(reader, 'is');
    else if (reader.name === 'f') {
      isFormula = true;
      textInside(reader, 'f');
    }
  }
  if (type === 'inlineStr') return textCell(address, inline);
  if (isFormula && (value === undefined || (value === '' && type !== 'str')))
    return { address, text: '', isUncalculated: true };
  if (value === undefined || value === '') return undefined;
  if (type === 's') return textCell(address, parts.texts[Number(value)] ?? '');
  if (type === 'e') return { address, text: value, error: value };
  if (type === 'b') return { address, text: value === '1' || value === 'true' ? 'TRUE' : 'FALSE' };
  if (type === 'd') return dateCell(address, value);
  return type === 'n' ? numberCell(address, value, format, parts.isFrom1904) : textCell(address, value);
}

function textCell(address: string, written: string): Cell | undefined {
  const text = cleanText(written);
  if (text === '') return undefined;
  const day = dayInText(text);
  return day === undefined ? { address, text } : { address, text, day };
}

/** A date as ISO 8601 instead of a number: rare, but allowed. */
function dateCell(address: string, value: string): Cell | undefined {
  const time = /T(\d\d:\d\d)/.exec(value)?.[1];
  const cell = textCell(address, value);
  return cell && time !== undefined && time !== '00:00' ? { ...cell, time } : cell;
}

function numberCell(
  address: string,
  value: string,
  { hasDay, hasTime, currency }: NumberFormat,
  isFrom1904: boolean,
): Cell | undefined {
  const number = Number(value);
  if (!Number.isFinite(number)) return textCell(address, value);
  const day = hasDay ? dayOfSerial(number, isFrom1904) : undefined;
  const time = hasTime ? timeOfSerial(number, isFrom1904) : undefined;
  if (day !== undefined || time !== undefined)
    return {
      address,
      text: [day, time].filter((part) => part !== undefined).join(' '),
      ...(day !== undefined && { day }),
      ...(time !== undefined && { time }),
    };
  return { address, text: writeNumber(number), number, ...(currency !== undefined && { currency }) };
}

/** As a sheet shows it: 15 digits, which hides that 0.1 + 0.2 is not quite 0.3, and never an exponent. */
export function writeNumber(number: number): string {
  const shown = Number(number.toPrecision(15));
  if (Math.abs(shown) >= 1e21) return BigInt(shown).toString();
  const text = String(shown);
  return text.includes('e')
    ? shown
        .toFixed(20)
        .replace(/\.?0+$/, '')
        .replace(/^-0$/, '0')
    : text;
}

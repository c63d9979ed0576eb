import { defaultLimits, type SheetLimits } from './limits.ts';
import { readCsv } from './read-csv.ts';
import { readWorkbook } from './read-workbook.ts';
import type { Sheet } from './sheet.ts';
import { SpreadsheetProblem, tooLarge } from './spreadsheet-problem.ts';

/**
 * The sheets of an .xlsx or .csv file, told apart by their content. Throws SpreadsheetProblem for everything that
 * cannot be read, whoever made it; other requests are answered while a long sheet is read.
 */
export async function readSheets(bytes: Buffer, limits: Partial<SheetLimits> = {}): Promise<Sheet[]> {
  const allowed = { ...defaultLimits, ...limits };
  if (bytes.length > allowed.bytes) throw tooLarge('bytes', allowed.bytes);
  if (startsWith(bytes, [0x50, 0x4b])) return readWorkbook(bytes, allowed);
  refuseOtherFormats(bytes);
  return [{ name: '', isHidden: false, rows: await readCsv(bytes, allowed) }];
}

const startsWith = (bytes: Buffer, start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);

function refuseOtherFormats(bytes: Buffer): void {
  // Old Excel files and encrypted new ones are both kept in Microsoft's compound files.
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
    const isEncrypted = bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'));
    throw new SpreadsheetProblem(isEncrypted ? 'encrypted' : 'otherFormat', 'a compound file');
  }
  // Excel before 5.0.
  if (startsWith(bytes, [0x09, 0x08]) || startsWith(bytes, [0x09, 0x04]) || startsWith(bytes, [0x09, 0x02]))
    throw new SpreadsheetProblem('otherFormat', 'BIFF');
  const start = bytes
    .toString('latin1', 0, 1_000)
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart();
  // Many a system calls a web page .xls.
  if (start === '' || start.startsWith('<') || start.startsWith('%PDF'))
    throw new SpreadsheetProblem('notASpreadsheet', start.slice(0, 20));
}

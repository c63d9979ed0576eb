import { AppError } from '@fairway/contract/app-error.ts';
import type { Language } from '@fairway/contract/errors.ts';
import type { Db } from '../database/open.ts';
import { sheetLimitWords } from '../language/rate-sheet-words.ts';
import { readSheets } from '../spreadsheets/read-sheet.ts';
import type { Sheet } from '../spreadsheets/sheet.ts';
import { SpreadsheetProblem } from '../spreadsheets/spreadsheet-problem.ts';
import { readableFile } from './access.ts';
import { fileBody } from './pieces.ts';

/** Pages of a preview and the run ask for the same file again: a few are kept for a while. */
const keptFiles = 3;
const keptFor = 5 * 60_000;
const kept = new Map<string, Promise<Sheet[]>>();

export interface SheetFile {
  fileId: string;
  fileName: string;
  sheets: readonly Sheet[];
}

/** The sheets of a file that this person may read. */
export async function openSheetFile(
  db: Db,
  { userId, language }: { userId: string; language: Language },
  fileId: string,
): Promise<SheetFile> {
  const file = await readableFile(db, { userId }, fileId);
  try {
    // A file never changes; its name is its id.
    return { fileId, fileName: file.originalName, sheets: await keptSheets(db, file) };
  } catch (error) {
    if (error instanceof SpreadsheetProblem) throw refusalOf(error, language);
    throw error;
  }
}

function keptSheets(db: Db, file: { id: string; size: number }): Promise<Sheet[]> {
  const known = kept.get(file.id);
  if (known) return known;
  const reading = bytesOf(db, file).then((bytes) => readSheets(bytes));
  kept.set(file.id, reading);
  const forget = () => void (kept.get(file.id) === reading && kept.delete(file.id));
  reading.then(() => setTimeout(forget, keptFor).unref(), forget);
  const [oldest] = kept.keys();
  if (kept.size > keptFiles && oldest !== undefined) kept.delete(oldest);
  return reading;
}

/** The bytes of a file that this person may read. */
export async function openFileBytes(
  db: Db,
  userId: string,
  fileId: string,
): Promise<{ fileName: string; bytes: Buffer }> {
  const file = await readableFile(db, { userId }, fileId);
  return { fileName: file.originalName, bytes: await bytesOf(db, file) };
}

async function bytesOf(db: Db, file: { id: string; size: number }): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of fileBody((look) => look(db), file).read(0, file.size - 1)) pieces.push(piece);
  return Buffer.concat(pieces);
}

function refusalOf({ kind, limit }: SpreadsheetProblem, language: Language): AppError {
  if (kind === 'encrypted') return new AppError('SHEET_LOCKED');
  if (kind !== 'tooLarge') return new AppError('SHEET_UNREADABLE');
  const unit = sheetLimitWords[limit?.of ?? 'bytes'][language];
  return new AppError('SHEET_TOO_LARGE', { limit: `${limit?.most ?? ''} ${unit}` });
}

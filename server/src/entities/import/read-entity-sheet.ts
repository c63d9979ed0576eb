import { AppError } from '@fairway/contract/app-error.ts';
import { letterOf } from '@fairway/domain/freight/import/row-cells.ts';
import { openSheetFile } from '../../files/sheet-file.ts';
import { sheetAt } from '../../files/sheet-rows.ts';
import type { Context } from '../../http/context.ts';
import type { Sheet } from '../../spreadsheets/sheet.ts';

const samples = 3;
const searchedRows = 20;

/** What is in a file: its sheets, and the columns of one of them. */
export async function readEntitySheet(
  { db, session, language }: Context,
  asked: { fileId: string; sheet?: number | undefined; headerRow?: number | undefined },
) {
  const file = await openSheetFile(db, { userId: session.userId, language }, asked.fileId);
  const filled = file.sheets.findIndex(({ rows, isHidden }) => rows.length > 1 && !isHidden);
  const sheet = asked.sheet ?? Math.max(filled, 0);
  const headerRow = asked.headerRow ?? headingsRow(file.sheets[sheet]);
  if (headerRow === undefined) throw new AppError('SHEET_EMPTY');
  const { headings, rows } = sheetAt(file, sheet, headerRow);
  return {
    fileName: file.fileName,
    sheets: file.sheets.map(({ name, rows, isHidden }) => ({ name, rows: rows.length, isHidden })),
    ...{ sheet, headerRow, rows: rows.length },
    columns: headings.map((heading, column) => ({
      ...{ column, letter: letterOf(column), heading },
      samples: [...new Set(rows.slice(0, 60).flatMap(({ cells }) => cells[column]?.text || []))].slice(
        0,
        samples,
      ),
    })),
  };
}

/** A title stands alone in its row: the headings are the first row with the most texts. */
function headingsRow(sheet: Sheet | undefined): number | undefined {
  let best: { number: number; texts: number } | undefined;
  for (const { number, cells } of sheet?.rows.slice(0, searchedRows) ?? []) {
    const own = cells.filter((cell) => cell && cell.number === undefined && cell.day === undefined);
    const texts = new Set(own.map((cell) => cell?.text)).size;
    if (texts > (best?.texts ?? 0)) best = { number, texts };
  }
  return best?.number;
}

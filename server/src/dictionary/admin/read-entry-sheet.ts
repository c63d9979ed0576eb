import { AppError } from '@fairway/contract/app-error.ts';
import { mostDictionaryEntries } from '@fairway/contract/dictionary-admin.ts';
import { openSheetFile } from '../../files/sheet-file.ts';
import type { Context } from '../../http/context.ts';
import { type DictionaryColumn, dictionaryColumns } from '../../language/dictionary-words.ts';
import { addressOf, type Row } from '../../spreadsheets/sheet.ts';

/** A company's name may stand above the headings. */
const searchedRows = 20;

/** A cell of a row: what stands in it, and what the sheet calls it. */
export interface EntryCell {
  text: string;
  address: string;
}

/** A row with an entry; a column that the sheet does not have is left out. */
export type EntryRow = Partial<Record<DictionaryColumn, EntryCell>> & { code: EntryCell; name: EntryCell };

/** The entries in a file, of the first sheet in sight that has codes and names. */
export async function readEntrySheet(
  { db, session, language }: Pick<Context, 'db' | 'session' | 'language'>,
  fileId: string,
): Promise<EntryRow[]> {
  const { sheets } = await openSheetFile(db, { userId: session.userId, language }, fileId);
  for (const { isHidden, rows } of sheets) {
    const found = isHidden ? undefined : entriesIn(rows);
    if (!found) continue;
    if (found.length === 0) throw new AppError('SHEET_EMPTY');
    if (found.length > mostDictionaryEntries)
      throw new AppError('DICTIONARY_FULL', { most: mostDictionaryEntries });
    return found;
  }
  throw new AppError('DICTIONARY_SHEET_HEADINGS');
}

function entriesIn(rows: readonly Row[]): EntryRow[] | undefined {
  for (const [at, { cells }] of rows.slice(0, searchedRows).entries()) {
    const columns = new Map<DictionaryColumn, number>();
    for (const [column, cell] of cells.entries()) {
      const meant = cell && meanings.get(plain(cell.text));
      if (meant && !columns.has(meant)) columns.set(meant, column);
    }
    if (!columns.has('code') || !columns.has('name')) continue;
    return rows
      .slice(at + 1)
      .filter((row) => [...columns.values()].some((column) => row.cells[column]))
      .map((row) => {
        const own = [...columns].map(([name, column]) => [
          name,
          { text: row.cells[column]?.text ?? '', address: addressOf(row.number, column) },
        ]);
        return Object.fromEntries(own) as EntryRow;
      });
  }
  return undefined;
}

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s*_-]/g, '');

const meanings: ReadonlyMap<string, DictionaryColumn> = new Map(
  (Object.keys(dictionaryColumns) as DictionaryColumn[]).flatMap((column) => {
    const { zh, en } = dictionaryColumns[column];
    return [zh, en].map((name) => [plain(name), column] as const);
  }),
);

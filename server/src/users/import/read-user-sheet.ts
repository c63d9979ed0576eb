import { AppError } from '@fairway/contract/app-error.ts';
import { mostImportedUsers, type UserSheetColumn, userSheetColumns } from '@fairway/contract/user-imports.ts';
import { openSheetFile } from '../../files/sheet-file.ts';
import type { Context } from '../../http/context.ts';
import { sheetLimitWords } from '../../language/rate-sheet-words.ts';
import { userColumnWords } from '../../language/user-sheet-words.ts';
import type { Row, Sheet } from '../../spreadsheets/sheet.ts';

export const neededColumns: readonly UserSheetColumn[] = ['account', 'realName', 'organisations'];
/** A company's name and a date may stand above the headings. */
const searchedRows = 20;

export interface UserSheet {
  fileName: string;
  name: string;
  /** From 0, A first. */
  columns: ReadonlyMap<UserSheetColumn, number>;
  ignored: string[];
  /** Those with somebody in them. */
  rows: Row[];
}

/** The sheet of a file that has people in it: the first one in sight with the headings. */
export async function readUserSheet(
  { db, session, language }: Pick<Context, 'db' | 'session' | 'language'>,
  fileId: string,
): Promise<UserSheet> {
  const { fileName, sheets } = await openSheetFile(db, { userId: session.userId, language }, fileId);
  for (const sheet of sheets.filter(({ isHidden }) => !isHidden)) {
    const found = peopleIn(sheet);
    if (!found) continue;
    if (found.rows.length === 0) throw new AppError('SHEET_EMPTY');
    if (found.rows.length > mostImportedUsers)
      throw new AppError('SHEET_TOO_LARGE', {
        limit: `${mostImportedUsers} ${sheetLimitWords.rows[language]}`,
      });
    return { fileName, name: sheet.name, ...found };
  }
  const columns = neededColumns
    .map((column) => userColumnWords[column][language])
    .join(language === 'zh' ? '、' : ', ');
  throw new AppError('USER_SHEET_HEADINGS', { columns });
}

function peopleIn({ rows }: Sheet): Pick<UserSheet, 'columns' | 'ignored' | 'rows'> | undefined {
  for (const [at, { cells }] of rows.slice(0, searchedRows).entries()) {
    const columns = new Map<UserSheetColumn, number>();
    const ignored: string[] = [];
    for (const [column, cell] of cells.entries()) {
      const meant = cell && meanings.get(plain(cell.text));
      if (meant && !columns.has(meant)) columns.set(meant, column);
      else if (cell?.text) ignored.push(cell.text);
    }
    if (neededColumns.every((column) => columns.has(column))) {
      const isFilled = ({ cells: own }: Row) => [...columns.values()].some((column) => own[column]);
      return { columns, ignored, rows: rows.slice(at + 1).filter(isFilled) };
    }
  }
  return undefined;
}

/** Headings are compared without spaces, marks of needed columns and what stands in brackets. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\(.*?\)/g, '')
    .replace(/[\s*_-]/g, '');

const meanings: ReadonlyMap<string, UserSheetColumn> = new Map(
  userSheetColumns.flatMap((column) => {
    const { zh, en, also } = userColumnWords[column];
    return [column, zh, en, ...also].map((name) => [plain(name), column] as const);
  }),
);

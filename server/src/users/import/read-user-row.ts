import { type Language, wordsOf } from '@fairway/contract/errors.ts';
import { filledWords } from '@fairway/contract/filled-words.ts';
import type { UserSheetColumn } from '@fairway/contract/user-imports.ts';
import type { FoundPlace } from '@fairway/domain/users/import/find-place.ts';
import { spelledList } from '@fairway/domain/users/import/spelled-list.ts';
import { userCellWords } from '../../language/user-sheet-words.ts';
import type { Cell, Row } from '../../spreadsheets/sheet.ts';
import type { KnownPlaces } from './known-places.ts';

/** Somebody as a row says it; what it does not say is empty. */
export interface ReadUser {
  row: Row;
  account: string;
  realName: string;
  organisationIds: string[];
  positionIds: string[];
  roleIds: string[];
  /** An account, in small letters. */
  manager: string;
  mobilePhone: string;
  email: string;
  entryDate: string | null;
  ranks: string;
}

interface Reading {
  known: KnownPlaces;
  columns: ReadonlyMap<UserSheetColumn, number>;
  language: Language;
  /** That a cell cannot be taken. */
  tell: (row: Row, column: UserSheetColumn, words: string) => void;
}

/** What the cells of a row say, and which of them name something that is not there. */
export function readUserRow({ known, columns, language, tell }: Reading, row: Row): ReadUser {
  const say = (problem: keyof typeof userCellWords, name = '') =>
    filledWords(userCellWords[problem][language], { name: name.slice(0, 100) });
  const cellAt = (column: UserSheetColumn): Cell | undefined => {
    const at = columns.get(column);
    const cell = at === undefined ? undefined : row.cells[at];
    if (!cell || (cell.error === undefined && !cell.isUncalculated)) return cell;
    tell(row, column, say('unreadable'));
    return undefined;
  };
  const text = (column: UserSheetColumn) => (cellAt(column)?.text ?? '').normalize('NFKC').trim();
  /** The ids of what a cell lists; undefined where any of it is wrong. */
  const listed = (
    column: UserSheetColumn,
    find: (name: string) => FoundPlace,
    whyNot: (name: string, why: 'unknown' | 'ambiguous') => string | undefined,
  ): string[] | undefined => {
    const names = spelledList(cellAt(column)?.text ?? '', (name) => 'id' in find(name));
    const ids = names.flatMap((name) => {
      const found = find(name);
      if ('id' in found) return [found.id];
      const words = whyNot(name, found.why);
      if (words !== undefined) tell(row, column, words);
      return [];
    });
    return ids.length === names.length ? [...new Set(ids)] : undefined;
  };
  const organisationIds = listed('organisations', known.organisation, (name, why) =>
    say(why === 'unknown' ? 'unknownOrganisation' : 'manyOrganisations', name),
  );
  const isPlaced = organisationIds !== undefined && organisationIds.length > 0;
  const positionIds = listed('positions', known.positionIn(organisationIds ?? []), (name, why) => {
    const anywhere = known.anyPosition(name);
    if ('why' in anywhere && anywhere.why === 'unknown') return say('unknownPosition', name);
    // Which organisation was meant is not known: its positions cannot be wrong.
    if (!isPlaced) return undefined;
    return why === 'ambiguous'
      ? say('manyPositions', name)
      : wordsOf('POSITION_ELSEWHERE', language, { position: name.slice(0, 100) });
  });
  const roleIds = listed('roles', known.role, (name, why) =>
    say(why === 'unknown' ? 'unknownRole' : 'manyRoles', name),
  );
  const day = cellAt('entryDate');
  return {
    ...{ row, account: text('account'), realName: text('realName'), manager: text('manager').toLowerCase() },
    ...{ organisationIds: organisationIds ?? [], positionIds: positionIds ?? [], roleIds: roleIds ?? [] },
    ...{ mobilePhone: text('mobilePhone'), email: text('email'), ranks: text('ranks') },
    entryDate: day ? (day.day ?? day.text) : null,
  };
}

import type { AppError } from '@fairway/contract/app-error.ts';
import { wordsOf } from '@fairway/contract/errors.ts';
import { filledWords } from '@fairway/contract/filled-words.ts';
import type { UserSheetColumn, UserSheetProblem } from '@fairway/contract/user-imports.ts';
import { addUser } from '@fairway/contract/users.ts';
import { managerRings } from '@fairway/domain/users/import/manager-rings.ts';
import { newId } from '../../database/new-id.ts';
import type { Context } from '../../http/context.ts';
import { wordsOfIssue } from '../../http/field-words.ts';
import { userCellWords, userColumnWords } from '../../language/user-sheet-words.ts';
import { addressOf, type Row } from '../../spreadsheets/sheet.ts';
import { colleaguesByAccount } from '../store.ts';
import { userProblems } from '../user-problems.ts';
import { knownPlaces } from './known-places.ts';
import { type ReadUser, readUserRow } from './read-user-row.ts';
import type { UserSheet } from './read-user-sheet.ts';

export interface CheckedUser extends ReadUser {
  id: string;
  managerId: string | null;
}

const columnOf: Readonly<Record<string, UserSheetColumn>> = {
  ...{ account: 'account', realName: 'realName', organisationIds: 'organisations', positionIds: 'positions' },
  ...{ roleIds: 'roles', managerId: 'manager', mobilePhone: 'mobilePhone', email: 'email' },
  ...{ entryDate: 'entryDate', ranks: 'ranks' },
};

/** Everybody in a sheet, and every cell that cannot be taken: by the same rules as somebody who is typed. */
export async function checkUserRows(
  ctx: Pick<Context, 'db' | 'session' | 'language' | 'now'>,
  { columns, rows }: UserSheet,
): Promise<{ people: CheckedUser[]; problems: UserSheetProblem[] }> {
  const { db, language, now } = ctx;
  const problems = new Map<string, UserSheetProblem>();
  /** The first thing that is wrong with a cell is told. */
  const tell = (row: Row, column: UserSheetColumn, words: string) => {
    const at = columns.get(column) ?? 0;
    const key = `${row.number} ${column}`;
    if (problems.has(key)) return;
    const text = (row.cells[at]?.text ?? '').slice(0, 200);
    problems.set(key, { row: row.number, address: addressOf(row.number, at), column, text, words });
  };
  const say = (problem: keyof typeof userCellWords, places: Record<string, string | number> = {}) =>
    filledWords(userCellWords[problem][language], places);

  const known = await knownPlaces(ctx);
  const people: CheckedUser[] = rows.map((row) => ({
    ...readUserRow({ known, columns, language, tell }, row),
    ...{ id: newId(now.getTime()), managerId: null },
  }));
  const bySheet = new Map(people.map((person) => [person.account.toLowerCase(), person]));
  for (const person of people) tellWrongForms(person);
  tellDoubles();
  await findManagers();
  // Who is in the same sheet is nobody yet: the database cannot be asked about them.
  const said = people.map(({ row: _, manager, ...person }) => ({
    ...person,
    managerId: bySheet.has(manager) ? null : person.managerId,
  }));
  for (const [at, found] of (await userProblems(ctx, said)).entries()) {
    const row = people[at]?.row;
    if (row) for (const { field, refusal } of found) tellRefusal(row, field, refusal);
  }
  const order = [...columns.keys()];
  const inOrder = (one: UserSheetProblem, other: UserSheetProblem) =>
    one.row - other.row || order.indexOf(one.column) - order.indexOf(other.column);
  return { people, problems: [...problems.values()].toSorted(inOrder) };

  /** What the call itself would refuse: missing, too long, of another form. */
  function tellWrongForms({ row, id: _, manager: _manager, ...person }: CheckedUser): void {
    const checked = addUser.body.safeParse(person);
    for (const issue of checked.success ? [] : checked.error.issues) {
      const field = String(issue.path[0] ?? '');
      const column = columnOf[field] ?? 'account';
      const value = person[field as keyof typeof person];
      const isEmpty = value === null || value.length === 0;
      if (isEmpty) tell(row, column, say('missing'));
      else if (issue.code === 'too_big') tell(row, column, wordsOfIssue(issue, language));
      else tell(row, column, say('form', { how: userColumnWords[column].how[language] }));
    }
  }

  /** Nobody signs in with the account or the number of somebody else. */
  function tellDoubles(): void {
    for (const column of ['account', 'mobilePhone'] as const) {
      const rowOf = new Map<string, number>();
      for (const { row, [column]: text } of people) {
        const key = text.toLowerCase();
        const other = rowOf.get(key);
        if (other !== undefined) tell(row, column, say('double', { row: other }));
        else if (key !== '') rowOf.set(key, row.number);
      }
    }
  }

  /** Somebody in the same sheet, or a colleague who is there already. */
  async function findManagers(): Promise<void> {
    const named = people.filter(({ manager }) => manager !== '');
    const inSheet = named.filter(({ manager }) => bySheet.has(manager));
    const others = await colleaguesByAccount(
      db,
      named.map(({ manager }) => manager),
    );
    const rings = managerRings(
      new Map(inSheet.map(({ account, manager }) => [account.toLowerCase(), manager])),
    );
    for (const person of named) {
      const { row, manager, account } = person;
      person.managerId = bySheet.get(manager)?.id ?? others.get(manager) ?? null;
      if (person.managerId === null)
        tell(row, 'manager', say('unknownManager', { name: manager.slice(0, 100) }));
      else if (rings.has(account.toLowerCase())) tell(row, 'manager', say('managerRing'));
    }
  }

  function tellRefusal(row: Row, field: string, { refusal, places, fields }: AppError): void {
    if (refusal === 'FORBIDDEN') tell(row, 'roles', say('rolesRefused'));
    else if (refusal)
      tell(row, columnOf[field] ?? 'account', fields?.[field] ?? wordsOf(refusal, language, places));
  }
}

import type { Received } from '@fairway/contract/endpoint.ts';
import type { addTypedPeople as declared } from '@fairway/contract/first-hour.ts';
import type { UserSheetColumn } from '@fairway/contract/user-imports.ts';
import type { Context } from '../http/context.ts';
import { quickQueryOf } from '../organisation/quick-query.ts';
import { structureOf } from '../organisation/structure.ts';
import { addressOf } from '../spreadsheets/sheet.ts';
import { knownPlaces } from '../users/import/known-places.ts';
import type { UserSheet } from '../users/import/read-user-sheet.ts';
import { accountsLike, accountsOf } from './store.ts';

export type TypedPerson = Received<typeof declared>['body']['rows'][number];

const order = [
  ...(['account', 'realName', 'organisations', 'roles', 'manager', 'mobilePhone'] as const),
] satisfies UserSheetColumn[];

/** People typed in a table as the sheet they could have come in, so that one set of rules says what is wrong. */
export async function sheetOfTyped(ctx: Context, rows: readonly TypedPerson[]): Promise<UserSheet> {
  const accounts = await accountsFor(ctx, rows);
  const managers = await managersFor(ctx, rows, accounts);
  return {
    ...{ fileName: '', name: '', ignored: [] },
    columns: new Map(order.map((column, at) => [column, at])),
    rows: rows.map((row, at) => {
      const number = at + 1;
      const texts: Record<(typeof order)[number], string> = {
        ...{ account: accounts[at] ?? '', realName: row.realName, organisations: row.organisation },
        ...{ roles: row.role, manager: managers[at] ?? '', mobilePhone: row.mobilePhone },
      };
      const cells = order.map((column, index) => {
        const text = texts[column].trim();
        return text === '' ? undefined : { address: addressOf(number, index), text };
      });
      return { number, isHidden: false, cells };
    }),
  };
}

/** Who types none gets one of how their name is spelled, with a figure where it is taken. */
async function accountsFor({ db }: Context, rows: readonly TypedPerson[]): Promise<string[]> {
  const stems = await Promise.all(
    rows.map(async ({ account, realName }) =>
      account.trim() === '' ? ((await quickQueryOf(realName)).split(' ')[0] ?? '').slice(0, 40) : '',
    ),
  );
  const taken = await accountsLike(db, [...new Set(stems.filter((stem) => stem !== ''))]);
  for (const { account } of rows) taken.add(account.trim().toLowerCase());
  return rows.map(({ account }, at) => {
    const stem = stems[at] ?? '';
    if (stem === '') return account.trim();
    let made = stem.length < 2 ? `${stem}01` : stem;
    for (let count = 2; taken.has(made); count += 1) made = `${stem}${count}`;
    taken.add(made);
    return made;
  });
}

/** People report to the head of their department; heads, and who has none, to whoever leads the company or sets it up. */
async function managersFor(
  ctx: Context,
  rows: readonly TypedPerson[],
  accounts: readonly string[],
): Promise<string[]> {
  const { db, session } = ctx;
  const { organisation } = await knownPlaces(ctx);
  const { byId } = await structureOf(db, session.organisationStamp);
  const placeOf = ({ organisation: text }: TypedPerson): string => {
    const found = organisation(text);
    return 'id' in found ? found.id : '';
  };
  const heads = new Map<string, string>();
  for (const [at, row] of rows.entries()) if (row.isHead) heads.set(placeOf(row), accounts[at] ?? '');
  const ledBy = await accountsOf(db, [
    ...new Set([...byId.values()].flatMap(({ managerId }) => managerId ?? [])),
  ]);
  return rows.map((row, at) => {
    const place = byId.get(placeOf(row));
    // From their own department upwards, whoever leads and is not themselves.
    for (const id of [...(place?.organizeIds ?? [])].reverse()) {
      const leader = heads.get(id) ?? ledBy.get(byId.get(id)?.managerId ?? '');
      if (leader !== undefined && leader !== accounts[at]) return leader;
    }
    return session.account;
  });
}

import type { UserState, userColumns } from '@fairway/contract/users.ts';
import { type ExpressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { containing, inOrder, type Order, readPage } from '../database/page.ts';
import type { Tables } from '../database/tables.ts';

export interface UserQuestion {
  keyword?: string | undefined;
  filters: {
    state?: readonly UserState[] | undefined;
    isExternal?: boolean | undefined;
    /** With those below them already among them. */
    organisationIds?: readonly string[] | undefined;
    positionId?: string | undefined;
    roleId?: string | undefined;
    groupId?: string | undefined;
    managerId?: string | undefined;
    isAdministrator?: boolean | undefined;
  };
}

interface Page extends Order<(typeof userColumns)[number]> {
  currentPage: number;
  pageSize: number;
}

type Users = SelectQueryBuilder<Tables, 'user_account', object>;
type Person = ExpressionBuilder<Tables, 'user_account'>;

const hasPassword = sql<boolean>`exists (select from user_password where "userId" = user_account.id)`;
const lastSignInAt = sql<Date | null>`(select max("at") from login_record where "userId" = user_account.id)`;

/** The same as `userStateOf` of the domain, for a filter. */
const ofState: Readonly<Record<UserState, ReturnType<typeof sql<SqlBool>>>> = {
  left: sql<SqlBool>`user_account."leftOn" is not null`,
  disabled: sql<SqlBool>`user_account."leftOn" is null and user_account."enabledMark" = 0`,
  active: sql<SqlBool>`user_account."leftOn" is null and user_account."enabledMark" <> 0 and ${hasPassword}`,
  invited: sql<SqlBool>`user_account."leftOn" is null and user_account."enabledMark" <> 0 and not ${hasPassword}`,
};

function asked(db: Db, { keyword, filters }: UserQuestion): Users {
  let query: Users = db.selectFrom('user_account').where('deletedAt', 'is', null);
  const { state, isExternal, organisationIds, positionId, roleId, groupId } = filters;
  if (state?.length) query = query.where((e) => e.or(state.map((one) => ofState[one])));
  if (isExternal !== undefined) query = query.where('kind', '=', isExternal ? 'customer' : 'member');
  if (filters.managerId !== undefined) query = query.where('managerId', '=', filters.managerId);
  if (filters.isAdministrator !== undefined)
    query = query.where('isAdministrator', '=', filters.isAdministrator);
  if (organisationIds)
    query = query.where('id', 'in', (e) =>
      e
        .selectFrom('user_organisation')
        .select('userId')
        .where('organisationId', '=', sql<string>`any(${organisationIds}::text[])`),
    );
  if (positionId !== undefined)
    query = query.where('id', 'in', (e) =>
      e.selectFrom('user_position').select('userId').where('positionId', '=', positionId),
    );
  if (roleId !== undefined)
    query = query.where('id', 'in', (e) =>
      e.selectFrom('user_role').select('userId').where('roleId', '=', roleId),
    );
  if (groupId !== undefined)
    query = query.where('id', 'in', (e) =>
      e.selectFrom('user_group_member').select('userId').where('groupId', '=', groupId),
    );
  for (const word of (keyword ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8))
    query = query.where((e) =>
      e.or(
        (['account', 'realName', 'quickQuery', 'mobilePhone', 'email'] as const).map((column) =>
          e(sql<string>`lower(user_account.${sql.ref(column)})`, 'like', containing(word)),
        ),
      ),
    );
  return query;
}

const belongings = (e: Person) => [
  e
    .selectFrom('user_organisation')
    .select(sql<string[] | null>`array_agg("organisationId" order by "organisationId")`.as('ids'))
    .whereRef('user_organisation.userId', '=', 'user_account.id')
    .as('organisationIds'),
  e
    .selectFrom('user_position')
    .innerJoin('position', 'position.id', 'user_position.positionId')
    .select(sql<string[] | null>`array_agg("positionId" order by position."sortCode", position.id)`.as('ids'))
    .whereRef('user_position.userId', '=', 'user_account.id')
    .as('positionIds'),
  e
    .selectFrom('user_role')
    .innerJoin('role', 'role.id', 'user_role.roleId')
    .select(sql<string[] | null>`array_agg("roleId" order by role."sortCode", role.id)`.as('ids'))
    .whereRef('user_role.userId', '=', 'user_account.id')
    .as('roleIds'),
  e
    .selectFrom('user_group_member')
    .innerJoin('user_group', 'user_group.id', 'user_group_member.groupId')
    .select(
      sql<string[] | null>`array_agg("groupId" order by user_group."sortCode", user_group.id)`.as('ids'),
    )
    .whereRef('user_group_member.userId', '=', 'user_account.id')
    .as('groupIds'),
];

const shown = (users: Users) =>
  users
    .select(['id', 'version', 'account', 'realName', 'kind', 'headIcon', 'isAdministrator', 'enabledMark'])
    .select(['leftOn', 'mobilePhone', 'email', 'gender', 'ranks', 'entryDate', 'managerId', 'organisationId'])
    .select(['creatorTime', hasPassword.as('hasPassword'), lastSignInAt.as('lastSignInAt')])
    .select(belongings);

export type UserRow = Awaited<ReturnType<typeof listUserRows>>['rows'][number];

const column = (name: string) => sql`user_account.${sql.ref(name)}`;
const sorted = {
  ...{ account: sql`lower(user_account.account)`, realName: sql`lower(user_account."realName")` },
  ...{ lastSignInAt, creatorTime: column('creatorTime'), id: column('id') },
};

export async function listUserRows(db: Db, question: UserQuestion, page: Page) {
  const query = shown(asked(db, question)).orderBy('creatorTime', 'desc').orderBy('id', 'desc');
  return readPage(db, inOrder(query, page, sorted), page);
}

export const findUserRow = (db: Db, id: string): Promise<UserRow | undefined> =>
  shown(asked(db, { filters: {} }))
    .where('id', '=', id)
    .executeTakeFirst();

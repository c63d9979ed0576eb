import { AppError } from '@fairway/contract/app-error.ts';
import * as contract from '@fairway/contract/organisation.ts';
import { type Route, route } from '../http/context.ts';
import { pageOf } from '../http/page.ts';
import { routeForColleagues } from '../organisation/access.ts';
import { withEnglishNames } from '../organisation/english-names.ts';
import { top } from '../organisation/tree-node.ts';
import { listContacts } from './list-contacts.ts';
import { listContactsBelow } from './list-contacts-below.ts';
import { listSelected, listSelectedUsers } from './list-selected.ts';
import { listUsersByIds, listUsersOfOrganisation } from './list-users.ts';
import { managedUserTree } from './managed-user-tree.ts';
import { idsOf, mixedIdsOf } from './mixed-ids.ts';
import { renamePerson } from './rename-person.ts';
import { listSubordinates, searchSubordinates } from './subordinates.ts';
import { userCard } from './user-card.ts';
import { allUsers, userTree } from './user-tree.ts';
import { defaultUser, listUsersInRange } from './users-in-range.ts';

const noList = () => ({ list: [] });

/** For whom there is nobody, there is a top with nothing below it, and nothing else. */
function topOnly<T>(id: string, answer: T): T {
  if (id !== top) throw new AppError('NOT_FOUND');
  return answer;
}

export const peopleRoutes: Route[] = (
  [
    routeForColleagues(contract.listAllUsers, noList, ({ db, session }) =>
      allUsers(db, session.organisationStamp),
    ),
    routeForColleagues(
      contract.getUserTree,
      noList,
      async ({ db, session }) => (await userTree(db, session.organisationStamp)).answer,
    ),
    routeForColleagues(
      contract.listContacts,
      ({ query }) => pageOf([], query, 0),
      (ctx, { query }) => listContacts(ctx, query),
    ),
    routeForColleagues(
      contract.listContactsBelow,
      ({ params, body }) => topOnly(params.id, pageOf([], body, 0)),
      (ctx, { params, body }) => listContactsBelow(ctx, params.id, body),
    ),
    routeForColleagues(
      contract.listUsersInRange,
      ({ body }) => pageOf([], body.pagination, 0),
      (ctx, { body: { pagination, ...ranges } }) => listUsersInRange(ctx, ranges, pagination),
    ),
    routeForColleagues(contract.listUsersByIds, noList, (ctx, { body }) => listUsersByIds(ctx, idsOf(body))),
    routeForColleagues(contract.listSelected, noList, (ctx, { body }) => listSelected(ctx, mixedIdsOf(body))),
    routeForColleagues(
      contract.listSelectedUsers,
      ({ body }) => pageOf([], body.pagination, 0),
      (ctx, { body }) => listSelectedUsers(ctx, mixedIdsOf(body), body.pagination),
    ),
    routeForColleagues(
      contract.searchSubordinates,
      () => [],
      (ctx, { body }) => searchSubordinates(ctx, body.keyword),
    ),
    routeForColleagues(
      contract.getManagedUserTree,
      ({ params }) => topOnly(params.id, noList()),
      (ctx, { params, body }) => managedUserTree(ctx, params.id, body.keyword),
    ),
    routeForColleagues(
      contract.getDefaultUser,
      () => ({ userId: '' }),
      (ctx, { body }) => defaultUser(ctx, body),
    ),
    routeForColleagues(
      contract.listUsersOfOrganisation,
      ({ query }) => topOnly(query.organizeId, []),
      (ctx, { query }) => listUsersOfOrganisation(ctx, query.organizeId, query.keyword),
    ),
    routeForColleagues(
      contract.listSubordinates,
      ({ params }) => topOnly(params.id, []),
      (ctx, { params }) => listSubordinates(ctx, params.id),
    ),
    route(contract.renamePerson, (ctx, { params, body }) => renamePerson(ctx, params.id, body.realName)),
    // Not only for members: a customer has a card too, their own.
    route(contract.getUserCard, (ctx, { params }) => userCard(ctx, params.id)),
  ] satisfies Route[]
).map(withEnglishNames);

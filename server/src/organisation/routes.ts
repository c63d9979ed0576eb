import * as contract from '@fairway/contract/organisation.ts';
import type { Route } from '../http/context.ts';
import { routeForColleagues } from './access.ts';
import { withEnglishNames } from './english-names.ts';
import { companyTree, defaultDepartment, departmentTree, organisationTree } from './organisation-trees.ts';
import { allPositions, positionTree } from './position-tree.ts';
import { groupTree, roleTree } from './role-and-group-trees.ts';

const noList = () => ({ list: [] });

export const organisationRoutes: Route[] = (
  [
    routeForColleagues(contract.getOrganisationTree, noList, (ctx, { query }) =>
      organisationTree(ctx, query),
    ),
    routeForColleagues(contract.getOrganisationsInRange, noList, (ctx, { body }) =>
      organisationTree(ctx, body),
    ),
    routeForColleagues(contract.getDepartmentTree, noList, (ctx) => departmentTree(ctx)),
    routeForColleagues(contract.getCompanyTree, noList, (ctx) => companyTree(ctx)),
    routeForColleagues(
      contract.getDefaultDepartment,
      () => ({ departmentId: '' }),
      (ctx, { body }) => defaultDepartment(ctx, body.departIds),
    ),
    routeForColleagues(contract.getPositionTree, noList, (ctx) => positionTree(ctx, {})),
    routeForColleagues(contract.listAllPositions, noList, ({ db, session }) =>
      allPositions(db, session.organisationStamp),
    ),
    routeForColleagues(contract.getPositionsInRange, noList, (ctx, { body }) => positionTree(ctx, body)),
    routeForColleagues(contract.getRoleTree, noList, ({ db, session }) =>
      roleTree(db, session.organisationStamp),
    ),
    routeForColleagues(
      contract.getGroupTree,
      () => [],
      ({ db, session }) => groupTree(db, session.organisationStamp),
    ),
  ] satisfies Route[]
).map(withEnglishNames);

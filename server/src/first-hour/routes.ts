import * as contract from '@fairway/contract/first-hour.ts';
import { type Route, route } from '../http/context.ts';
import { withEnglishNames } from '../organisation/english-names.ts';
import type { UnitUsers } from '../organisation-admin/unit-uses.ts';
import { addDepartments, undoDepartments } from './add-departments.ts';
import { addTypedPeople, undoTypedPeople } from './add-typed-people.ts';
import { giveRole } from './give-role.ts';
import { dismissFirstHour, getFirstHour, listFirstRoles, skipStep } from './show-first-hour.ts';

export const firstHourRoutes = (unitUsers: UnitUsers): Route[] => [
  route(contract.getFirstHour, (ctx) => getFirstHour(ctx)),
  route(contract.skipFirstHourStep, (ctx, { body }) => skipStep(ctx, body)),
  route(contract.dismissFirstHour, (ctx, { body }) => dismissFirstHour(ctx, body.isDismissed)),
  route(contract.addDepartments, (ctx, { body }) => addDepartments(ctx, body)),
  route(contract.undoDepartments, (ctx, { body }) => undoDepartments(ctx, unitUsers, body.units)),
  route(contract.addTypedPeople, (ctx, { body }) => addTypedPeople(ctx, body)),
  route(contract.undoTypedPeople, (ctx, { params }) => undoTypedPeople(ctx, params.id)),
  withEnglishNames(route(contract.listFirstRoles, (ctx) => listFirstRoles(ctx))),
  route(contract.giveRole, (ctx, { params, body }) => giveRole(ctx, params.id, body.userIds)),
];

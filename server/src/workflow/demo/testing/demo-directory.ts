import { type Directory, indexDirectory } from '@fairway/domain/workflow/people/directory.ts';
import { companyRows } from '../../../organisation/demo/company-rows.ts';

/** The demo company as approvals see it, without a database. */
export function demoDirectory(): Directory {
  const rows = companyRows(new Date('2026-03-04T05:06:07Z'));
  const listed = <Row extends { userId: string }>(list: readonly Row[], userId: string, key: keyof Row) =>
    list.filter((row) => row.userId === userId).map((row) => String(row[key]));
  return indexDirectory({
    users: rows.people.map(({ id = '', realName, kind, enabledMark, managerId, organisationId }) => ({
      id,
      name: realName,
      isActive: enabledMark === 1,
      isCustomer: kind === 'customer',
      managerId: managerId ?? null,
      organisationId: organisationId ?? null,
      organisationIds: listed(rows.userOrganisations, id, 'organisationId'),
      positionIds: listed(rows.userPositions, id, 'positionId'),
      roleIds: listed(rows.userRoles, id, 'roleId'),
      groupIds: listed(rows.groupMembers, id, 'groupId'),
    })),
    organisations: rows.organisations.map(({ id, parentId, kind, managerId }) => ({
      id,
      parentId: parentId ?? null,
      kind,
      headId: managerId ?? null,
    })),
    administrators: rows.people.flatMap(({ id, isAdministrator }) => (isAdministrator ? [id] : [])),
  });
}

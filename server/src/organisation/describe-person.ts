import { momentOfDay } from '@fairway/domain/account/base-info-problems.ts';
import type { Db } from '../database/open.ts';
import { cacheUntilChange, loadOnce, type Stamp } from '../system/cache-until-change.ts';
import { isExternal } from './is-external.ts';
import { findPerson, organisationPath } from './store.ts';

/** Everybody in a department has the same. */
const pathsAt = cacheUntilChange(async () => new Map<string, ReturnType<typeof organisationPath>>());

/** A person in the words of the wire: names beside ids, the organisation as a path. Not in a command where a stamp is given. */
export async function describePerson(db: Db, userId: string, stamp?: Stamp) {
  const person = await findPerson(db, userId);
  const path = person.organisationId ? await pathOf(db, person.organisationId, stamp) : [];
  const department = path.findLast((one) => one.kind === 'department');
  const position = mainPositionOf(person);
  return {
    userId: person.id,
    userAccount: person.account,
    userName: person.realName,
    userKind: person.kind,
    isExternal: isExternal(person),
    headIcon: person.headIcon,
    organizeId: person.organisationId ?? '',
    organizeIdList: path.map((one) => one.id),
    organizeName: path.map((one) => one.fullName).join('/'),
    departmentId: department?.id ?? '',
    departmentName: department?.fullName ?? '',
    positionId: position?.id ?? '',
    positionName: position?.fullName ?? '',
    positionIds: person.positions.map((one) => ({ id: one.id, name: one.fullName })),
    roleIds: person.roles.map((one) => one.id),
    roleName: person.roles.map((one) => one.fullName).join(','),
    groupIds: person.groups.map((one) => one.id),
    groupNames: person.groups.map((one) => one.fullName).join(','),
    managerId: person.managerId ?? '',
    manager: person.managerName ? `${person.managerName}/${person.managerAccount}` : '',
    mobilePhone: person.mobilePhone,
    email: person.email,
    gender: person.gender,
    birthday: momentOfDay(person.birthday),
    isAdministrator: person.isAdministrator,
    changePasswordDate: person.changedAt?.getTime() ?? null,
  };
}

const pathOf = async (db: Db, organisationId: string, stamp: Stamp | undefined) =>
  stamp === undefined
    ? organisationPath(db, organisationId)
    : loadOnce(await pathsAt(db, stamp), organisationId, () => organisationPath(db, organisationId));

/** The position a person chose, or else the first where they work; what they do elsewhere is not what they do here. */
function mainPositionOf({ positions, positionId, organisationId }: Awaited<ReturnType<typeof findPerson>>) {
  return (
    positions.find((one) => one.id === positionId) ??
    positions.find((one) => one.organisationId === organisationId)
  );
}

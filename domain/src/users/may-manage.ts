interface Account {
  isAdministrator: boolean;
}

/** Administrators are managed by administrators: who may reset their password could become one. */
export const mayManage = (manager: Account, user: Account): boolean =>
  manager.isAdministrator || !user.isAdministrator;

/** Roles are rights: who could give them could give themselves all. */
export const mayGiveRoles = (manager: Account): boolean => manager.isAdministrator;

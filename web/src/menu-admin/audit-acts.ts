import type { ActsTitle, AuditActs } from '../wire/audit-acts.ts';

/** What they are called together. */
export const menuAdminActsTitle: ActsTitle = 'menusTitle';

export const menuAdminActs: AuditActs = {
  addMenu: 'actAddMenu',
  changeMenu: 'actChangeMenu',
  moveMenu: 'actMoveMenu',
  resetMenu: 'actResetMenu',
  resetAllMenus: 'actResetAllMenus',
  removeMenu: 'actRemoveMenu',
  undoMenuChange: 'actUndoMenuChange',
  addMenuSystem: 'actAddMenuSystem',
  changeMenuSystem: 'actChangeMenuSystem',
  removeMenuSystem: 'actRemoveMenuSystem',
  undoMenuSystem: 'actUndoMenuSystem',
};

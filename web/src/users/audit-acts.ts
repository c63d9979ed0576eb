import type { ActsTitle, AuditActs } from '../wire/audit-acts.ts';

/** What they are called together. */
export const usersActsTitle: ActsTitle = 'usersTitle';

export const usersActs: AuditActs = {
  addUser: 'actAddUser',
  changeUser: 'actChangeUser',
  actOnUsers: 'actActOnUsers',
  undoUserChanges: 'actUndoUserChanges',
  changeUserPortrait: 'actChangeUserPortrait',
  inviteUser: 'actInviteUser',
  resetPassword: 'actResetPassword',
  seeAs: 'actSeeAs',
  endSeeAs: 'actEndSeeAs',
  endUserDevice: 'actEndUserDevice',
  importUsers: 'actImportUsers',
  undoUserImport: 'actUndoUserImport',
  inviteImportedUsers: 'actInviteImportedUsers',
  leaveUser: 'actLeaveUser',
  undoLeaving: 'actUndoLeaving',
  acceptInvitation: 'actAcceptInvitation',
};

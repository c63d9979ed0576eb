import type { AuditActs } from '../wire/audit-acts.ts';

export const usersActs: AuditActs = {
  addUser: 'actAddUser',
  changeUser: 'actChangeUser',
  actOnUsers: 'actActOnUsers',
  inviteUser: 'actInviteUser',
  resetPassword: 'actResetPassword',
  acceptInvitation: 'actAcceptInvitation',
};

import type { AuditActs } from '../wire/audit-acts.ts';

export const chatActs: AuditActs = {
  createGroup: 'actCreateGroup',
  renameGroup: 'actRenameGroup',
  addGroupMembers: 'actAddGroupMembers',
  removeGroupMember: 'actRemoveGroupMember',
  recallMessage: 'actRecallMessage',
  clearConversation: 'actClearConversation',
};

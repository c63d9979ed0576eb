import type { ActsTitle, AuditActs } from '../wire/audit-acts.ts';

/** What they are called together. */
export const chatActsTitle: ActsTitle = 'chatTitle';

export const chatActs: AuditActs = {
  createGroup: 'actCreateGroup',
  renameGroup: 'actRenameGroup',
  addGroupMembers: 'actAddGroupMembers',
  removeGroupMember: 'actRemoveGroupMember',
  recallMessage: 'actRecallMessage',
  clearConversation: 'actClearConversation',
};

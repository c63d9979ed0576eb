import type { ActsTitle, AuditActs } from '../wire/audit-acts.ts';

/** What they are called together. */
export const peopleActsTitle: ActsTitle = 'auditOfPeople';

export const peopleActs: AuditActs = {
  renamePerson: 'actRenamePerson',
  unlockAccount: 'actUnlockAccount',
};

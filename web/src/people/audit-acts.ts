import type { AuditActs } from '../wire/audit-acts.ts';

export const peopleActs: AuditActs = {
  renamePerson: 'actRenamePerson',
  unlockAccount: 'actUnlockAccount',
};

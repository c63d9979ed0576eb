import type { ActsTitle, AuditActs } from '../wire/audit-acts.ts';

/** What they are called together. */
export const rightsActsTitle: ActsTitle = 'rightsTitle';

export const rightsActs: AuditActs = { changeRights: 'actChangeRights' };

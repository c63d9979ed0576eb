import type { AuditActs } from '../wire/audit-acts.ts';

export const rightsActs: AuditActs = { changeRights: 'actChangeRights' };

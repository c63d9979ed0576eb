import type { AuditActs } from '../wire/audit-acts.ts';

export const agingActs: AuditActs = { askFreeze: 'actAskFreeze' };

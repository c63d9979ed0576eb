import type { ActsTitle, AuditActs } from '../wire/audit-acts.ts';

/** What they are called together. */
export const agingActsTitle: ActsTitle = 'agingTitle';

export const agingActs: AuditActs = { askFreeze: 'actAskFreeze' };

import type { ActsTitle, AuditActs } from '../wire/audit-acts.ts';

/** What they are called together. */
export const punchCardActsTitle: ActsTitle = 'punchTitle';

export const punchCardActs: AuditActs = {
  agreeToPunchNotice: 'actAgreeToPunchNotice',
  addPunch: 'actAddPunch',
  explainPunch: 'actExplainPunch',
  savePunchRule: 'actSavePunchRule',
  deletePunchRule: 'actDeletePunchRule',
  savePunchMap: 'actSavePunchMap',
};

import type { ActsTitle, AuditActs } from '../wire/audit-acts.ts';

/** What they are called together. */
export const onlineSessionsActsTitle: ActsTitle = 'onlineSessions';

export const onlineSessionsActs: AuditActs = {
  endOnlineSessions: 'actEndOnlineSessions',
  endPersonSessions: 'actEndPersonSessions',
};

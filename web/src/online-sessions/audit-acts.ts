import type { AuditActs } from '../wire/audit-acts.ts';

export const onlineSessionsActs: AuditActs = {
  endOnlineSessions: 'actEndOnlineSessions',
  endPersonSessions: 'actEndPersonSessions',
};

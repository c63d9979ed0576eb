import { auditDays } from '@fairway/contract/system.ts';

const day = 24 * 60 * 60 * 1000;

/** The days that hold, whatever somebody wrote into the database: never fewer than the least. */
export const keptAuditDays = (stored: number): number =>
  Number.isFinite(stored)
    ? Math.min(auditDays.most, Math.max(auditDays.least, Math.floor(stored)))
    : auditDays.usual;

/** Lines from before this moment go. */
export const auditBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * day);

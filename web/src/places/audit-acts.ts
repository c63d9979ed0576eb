import type { ActsTitle, AuditActs } from '../wire/audit-acts.ts';

/** What they are called together. */
export const placesActsTitle: ActsTitle = 'placesTitle';

export const placesActs: AuditActs = { locateCustomer: 'actLocateCustomer' };

import { importActs } from '../entities/import-acts.ts';
import type { ActsTitle, AuditActs } from '../wire/audit-acts.ts';

/** What they are called together. */
export const customersActsTitle: ActsTitle = 'customersTitle';

export const customersActs: AuditActs = {
  addCustomer: 'actAddCustomer',
  changeCustomer: 'actChangeCustomer',
  deleteCustomer: 'actDeleteCustomer',
  ...importActs('Customer'),
};

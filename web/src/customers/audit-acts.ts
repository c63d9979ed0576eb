import { importActs } from '../entities/import-acts.ts';
import type { AuditActs } from '../wire/audit-acts.ts';

export const customersActs: AuditActs = {
  addCustomer: 'actAddCustomer',
  changeCustomer: 'actChangeCustomer',
  deleteCustomer: 'actDeleteCustomer',
  ...importActs('Customer'),
};

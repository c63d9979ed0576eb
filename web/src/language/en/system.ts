import type { system as chinese } from '../zh-CN/system.ts';

export const system: Record<keyof typeof chinese, string> = {
  auditLog: 'Audit log',
  auditEmpty: 'Nothing recorded yet',
  auditSearch: 'Search account, name or subject',
  auditWho: 'Person',
  auditAccount: 'Account',
  auditWhat: 'Action',
  auditTarget: 'Subject',
  auditWhen: 'Time',
  auditAddress: 'Address',
  auditRequest: 'Request',
  actGetBillNumber: 'Take bill number',
  actCreateDataInterface: 'Add a data interface',
  actUpdateDataInterface: 'Change a data interface',
  actDeleteDataInterface: 'Delete a data interface',
};

import type { FormContext } from '../expression/scope.ts';

/** Somebody who fills in a form on a Sunday afternoon in Shanghai. */
export const someone: FormContext = {
  now: Date.parse('2026-11-15T06:30:00Z'),
  zone: 'Asia/Shanghai',
  user: {
    id: 'user-sales01',
    name: '周子涵',
    account: 'sales01',
    departmentId: 'org-sea',
    departmentName: '海运部',
    organisationId: 'org-sea',
    organisationPath: ['org-group', 'org-sea'],
    organisationName: '远航/海运部',
    positionId: 'position-sales',
    positionName: '销售专员',
    roleIds: ['sales', 'everybody'],
    managerId: 'user-manager01',
  },
  calendar: { workdays: ['2026-10-10'], holidays: ['2026-10-01', '2026-10-02'] },
};

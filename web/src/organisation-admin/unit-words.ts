import type { UnitKind, UnitUse } from '@fairway/contract/organisation-admin.ts';
import type { IconName } from '../ui/icon.tsx';

export const kindWords = {
  company: 'unitCompany',
  department: 'unitDepartment',
  position: 'unitPosition',
  role: 'unitRole',
  group: 'unitGroup',
} as const satisfies Record<UnitKind, string>;

export const kindIcons = {
  company: 'building',
  department: 'department',
  position: 'user',
  role: 'shield',
  group: 'users',
} as const satisfies Record<UnitKind, IconName>;

export const useWordsOf = {
  people: 'unitUsePeople',
  below: 'unitUseBelow',
  roles: 'unitUseRoles',
  flows: 'unitUseFlows',
  forms: 'unitUseForms',
  punchRules: 'unitUsePunchRules',
  books: 'unitUseBooks',
} as const satisfies Record<UnitUse, string>;

export const fieldWords: Readonly<
  Record<
    string,
    | 'unitName'
    | 'unitEnName'
    | 'unitCode'
    | 'unitCategory'
    | 'unitAbove'
    | 'unitManager'
    | 'unitBoundTo'
    | 'unitState'
    | 'unitRights'
  >
> = {
  fullName: 'unitName',
  enName: 'unitEnName',
  enCode: 'unitCode',
  category: 'unitCategory',
  parentId: 'unitAbove',
  managerId: 'unitManager',
  boundTo: 'unitBoundTo',
  isEnabled: 'unitState',
  rights: 'unitRights',
};

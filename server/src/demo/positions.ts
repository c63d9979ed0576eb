import type { ModelId } from '@fairway/contract/modules.ts';
import type { RoleId } from '../permission/role-seed.ts';

/** Roles this company made for itself. They hold only in these organisations and below, and open these modules. */
export const ownRoles = [
  { id: 'office', fullName: '职能', organisations: ['hr', 'shanghai-hr', 'it'], modules: ['myFiles'] },
  { id: 'groupFinance', fullName: '集团财务', organisations: ['finance'], modules: ['enterpriseBoard'] },
] as const satisfies { id: string; fullName: string; organisations: string[]; modules: ModelId[] }[];

type Role = RoleId | (typeof ownRoles)[number]['id'];

/** The positions of every kind of work, with the role each brings; a trainee and an assistant bring none. */
export const positions = {
  group: { president: { fullName: '集团总裁', role: 'manager' } },
  company: { branchManager: { fullName: '分公司总经理', role: 'manager' } },
  executive: {
    generalManager: { fullName: '总经理', role: 'manager' },
    assistant: { fullName: '总经理助理', role: null },
  },
  centre: { centreManager: { fullName: '运营中心经理', role: 'manager' } },
  sales: {
    salesManager: { fullName: '销售经理', role: 'manager' },
    salesSpecialist: { fullName: '销售专员', role: 'sales' },
  },
  operations: {
    operationsManager: { fullName: '操作经理', role: 'manager' },
    operationsSpecialist: { fullName: '操作专员', role: 'operations' },
    customerService: { fullName: '客服专员', role: 'operations' },
  },
  pricing: {
    pricingManager: { fullName: '商务经理', role: 'manager' },
    pricingSpecialist: { fullName: '航线专员', role: 'pricing' },
  },
  documents: {
    documentsManager: { fullName: '单证经理', role: 'manager' },
    documentsSpecialist: { fullName: '单证员', role: 'documents' },
  },
  finance: {
    financeManager: { fullName: '财务经理', role: 'manager' },
    accountant: { fullName: '会计', role: 'finance' },
    settlementSpecialist: { fullName: '结算专员', role: 'finance' },
  },
  hr: {
    hrManager: { fullName: '人事行政经理', role: 'manager' },
    hrSpecialist: { fullName: '人事专员', role: 'office' },
    trainee: { fullName: '实习生', role: null },
  },
  it: {
    itManager: { fullName: '信息技术经理', role: 'manager' },
    systemAdministrator: { fullName: '系统管理员', role: 'office' },
    engineer: { fullName: '系统工程师', role: 'office' },
  },
} as const satisfies Record<string, Record<string, { fullName: string; role: Role | null }>>;

export type Work = keyof typeof positions;

import type { BaseInfo } from '@fairway/contract/account.ts';
import { type Answer, success } from './answers.ts';

export const baseInfo: BaseInfo = {
  id: 'u1',
  account: 'sales01',
  realName: '王小明',
  isExternal: false,
  organize: '远航国际物流集团/销售一部',
  company: '远航国际物流集团',
  position: '销售代表',
  manager: '李经理/manager01',
  roleId: '销售',
  ranks: '',
  creatorTime: Date.UTC(2023, 4, 1, 1, 30),
  prevLogTime: Date.UTC(2026, 10, 14, 1, 30),
  entryDate: Date.UTC(2023, 3, 30, 16),
  signature: '客户的货就是我的货',
  gender: '1',
  nation: 'Nation.01',
  nativePlace: '浙江宁波',
  certificatesType: 'certificateType.idCard',
  certificatesNumber: '11010519491231002X',
  education: '',
  codes: { nation: '01', certificatesType: 'idCard', education: '' },
  birthday: Date.UTC(1990, 4, 5, 16),
  telePhone: '',
  landline: '',
  mobilePhone: '13800138000',
  mobileVerified: true,
  email: '',
  urgentContacts: '',
  urgentTelePhone: '',
  postalAddress: '',
  avatar: '',
  theme: '',
  language: '',
  isTenant: false,
  currentTenantInfo: {},
};
const dictionary = (enCode: string, entries: Record<string, string>) => ({
  id: enCode,
  enCode,
  fullName: enCode,
  isTree: 0,
  dictionaryList: Object.entries(entries).map(([code, fullName]) => ({
    id: `${enCode}.${code}`,
    parentId: '0',
    enCode: code,
    fullName,
  })),
});
export const dictionaries = {
  list: [
    dictionary('sex', { 1: '男', 2: '女', 3: '保密' }),
    dictionary('Nation', { '01': '汉族', '56': '基诺族' }),
    dictionary('certificateType', { idCard: '身份证', passport: '护照' }),
    dictionary('Education', { bachelor: '本科' }),
  ],
};
export const readBaseInfo = 'GET /api/permission/Users/Current/BaseInfo';
export const writeBaseInfo = 'PUT /api/permission/Users/Current/BaseInfo';
/** What the screen asks for, answered. */
export const answers: Record<string, Answer[]> = {
  [readBaseInfo]: [success(baseInfo)],
  [writeBaseInfo]: [success(null)],
  'GET /api/system/DictionaryData/All': [success(dictionaries)],
  'GET /api/permission/Users/Current/SignImg': [success([])],
};

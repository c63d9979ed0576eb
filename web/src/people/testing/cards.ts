import type { TreeNode } from '@fairway/contract/organisation.ts';
import { personOf } from '@fairway/domain/people/testing/nodes.ts';
import type { UserCard } from '../person-facts.tsx';

export const zhousCard: UserCard = {
  id: 'sales01',
  realName: '周子涵',
  isExternal: false,
  account: 'sales01',
  organizeName: '远航集团/上海公司/海运部',
  positionName: '销售专员',
  telePhone: '',
  landline: '021-6888 1234',
  mobilePhone: '13900000022',
  headIcon: '',
  email: 'zzh@example.com',
  enabledMark: 1,
  managers: [
    { id: 'manager01', realName: '沈立群', headIcon: '', isExternal: false, positionName: '运营中心经理' },
    { id: 'gm01', realName: '顾远航', headIcon: '', isExternal: false, positionName: '总经理' },
  ],
};

export const tomsCard: UserCard = {
  ...zhousCard,
  ...{ id: 'tom', realName: 'Tom Lee', account: 'tom', positionName: '', landline: '', mobilePhone: '' },
  ...{ email: '', managers: [] },
};

const many = (name: string, said: string, count: number) =>
  Array.from({ length: count }, (_, n) => personOf(`${said}${n}`, `${name}${n}`, `${said} yi`));

/** Enough people below each letter that they do not fit on one screen. */
export const letterPeople: TreeNode[] = [
  ...many('周', 'zhou', 30),
  ...many('阿', 'a', 30),
  ...many('陈', 'chen', 30),
  personOf('007', '007', ''),
];

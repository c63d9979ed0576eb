import type { UserSheetColumn } from '@fairway/contract/user-imports.ts';
import type { Words } from './words.ts';

interface ColumnWords extends Words {
  /** What else people call it, in small letters. */
  also: readonly string[];
  how: Words;
  example: Words;
}

/** The columns of a sheet of people: headings, how to fill them in, an example. */
export const userColumnWords: Readonly<Record<UserSheetColumn, ColumnWords>> = {
  account: {
    ...{ zh: '登录账号', en: 'Account', also: ['账号', '帐号', '用户名', 'username', 'login'] },
    how: {
      zh: '2 至 50 个字母、数字或 . _ - @，以字母或数字开头；不能与已有账号重复',
      en: '2 to 50 letters, digits or . _ - @, beginning with a letter or digit; nobody else may have it',
    },
    example: { zh: 'lin.xiao', en: 'lin.xiao' },
  },
  realName: {
    ...{ zh: '姓名', en: 'Name', also: ['名字', '员工姓名', 'full name', 'real name'] },
    how: { zh: '同事看到的名字', en: 'What colleagues call them' },
    example: { zh: '林晓', en: 'Lin Xiao' },
  },
  organisations: {
    ...{
      zh: '所属组织',
      en: 'Organisations',
      also: ['组织', '部门', '所属部门', 'organisation', 'department'],
    },
    how: {
      zh: '完整路径，用 / 分隔；多个组织用分号分隔，第一个为主组织',
      en: 'The whole path with / between; several with semicolons, the main one first',
    },
    example: { zh: '远航/操作部；远航/客服部', en: 'Ocean/Operations; Ocean/Service' },
  },
  positions: {
    ...{ zh: '岗位', en: 'Positions', also: ['职位', 'position', 'post'] },
    how: {
      zh: '所属组织中的岗位名称或编码，多个用分号分隔',
      en: 'Names or codes of positions in these organisations, several with semicolons',
    },
    example: { zh: '操作员', en: 'Operator' },
  },
  roles: {
    ...{ zh: '角色', en: 'Roles', also: ['role', '权限角色'] },
    how: {
      zh: '角色名称或编码，多个用分号分隔；只有管理员可以分配',
      en: 'Names or codes of roles, several with semicolons; only administrators give them',
    },
    example: { zh: '操作', en: 'Operations' },
  },
  manager: {
    ...{ zh: '直属上级', en: 'Manager', also: ['上级', '上级账号', 'manager account'] },
    how: {
      zh: '上级的登录账号，可以是本表中的其他人',
      en: 'The account of the manager, who may be in this sheet',
    },
    example: { zh: 'wang.min', en: 'wang.min' },
  },
  mobilePhone: {
    ...{ zh: '手机号', en: 'Mobile', also: ['手机', '手机号码', '电话', 'phone', 'mobile phone'] },
    how: { zh: '5 至 19 位数字，可带 + 和空格', en: '5 to 19 digits, with + and spaces if you like' },
    example: { zh: '13800001111', en: '+86 138 0000 1111' },
  },
  email: {
    ...{ zh: '邮箱', en: 'Email', also: ['电子邮箱', '邮件', 'e-mail', 'mail'] },
    how: { zh: '完整的邮箱地址', en: 'The whole address' },
    example: { zh: 'lin.xiao@example.com', en: 'lin.xiao@example.com' },
  },
  entryDate: {
    ...{ zh: '入职日期', en: 'Joined on', also: ['入职时间', 'entry date', 'joined'] },
    how: { zh: '日期，如 2026-11-18', en: 'A day such as 2026-11-18' },
    example: { zh: '2026-11-18', en: '2026-11-18' },
  },
  ranks: {
    ...{ zh: '职级', en: 'Grade', also: ['级别', 'rank', 'ranks'] },
    how: { zh: '不超过 50 字', en: 'At most 50 letters' },
    example: { zh: 'P5', en: 'P5' },
  },
};

/** What is wrong with a cell of such a sheet. */
export const userCellWords = {
  missing: { zh: '不能为空', en: 'is missing' },
  unreadable: { zh: '公式没有结果', en: 'the formula has no result' },
  form: { zh: '格式不正确：{how}', en: 'has the wrong form: {how}' },
  unknownOrganisation: { zh: '没有组织“{name}”', en: 'there is no organisation “{name}”' },
  manyOrganisations: {
    zh: '有多个组织叫“{name}”，请写完整路径',
    en: 'several organisations are called “{name}”; write the whole path',
  },
  unknownPosition: { zh: '没有岗位“{name}”', en: 'there is no position “{name}”' },
  manyPositions: {
    zh: '有多个岗位叫“{name}”，请写编码',
    en: 'several positions are called “{name}”; write its code',
  },
  unknownRole: { zh: '没有角色“{name}”', en: 'there is no role “{name}”' },
  manyRoles: {
    zh: '有多个角色叫“{name}”，请写编码',
    en: 'several roles are called “{name}”; write its code',
  },
  unknownManager: { zh: '没有账号为“{name}”的同事', en: 'no colleague has the account “{name}”' },
  managerRing: { zh: '上级关系形成了循环', en: 'the managers lead in a circle' },
  double: { zh: '与第 {row} 行重复', en: 'row {row} has the same' },
  rolesRefused: { zh: '只有管理员可以分配角色', en: 'only administrators give roles' },
} as const satisfies Record<string, Words>;

export const userTemplateWords = {
  people: { zh: '用户', en: 'Users' },
  instructions: { zh: '填写说明', en: 'How to fill it in' },
  organisations: { zh: '组织', en: 'Organisations' },
  positions: { zh: '岗位', en: 'Positions' },
  roles: { zh: '角色', en: 'Roles' },
  fileName: { zh: '用户导入模板', en: 'Users to import' },
  column: { zh: '列', en: 'Column' },
  needed: { zh: '必填', en: 'Needed' },
  yes: { zh: '是', en: 'yes' },
  how: { zh: '怎么填', en: 'How' },
  example: { zh: '示例', en: 'Example' },
  code: { zh: '编码', en: 'Code' },
  path: { zh: '完整路径', en: 'Whole path' },
  name: { zh: '名称', en: 'Name' },
} as const satisfies Record<string, Words>;

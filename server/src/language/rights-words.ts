/** Whose rows of a module a role sees, in the words of histories. */
export const dataScopeWords = {
  name: { zh: '数据范围：', en: 'data scope: ' },
  own: { zh: '本人', en: 'own' },
  department: { zh: '本部门', en: 'department' },
  departmentBelow: { zh: '本部门及下级', en: 'department and below' },
  company: { zh: '本公司', en: 'company' },
  chosen: { zh: '指定组织', en: 'chosen' },
  all: { zh: '全部', en: 'all' },
} as const;
